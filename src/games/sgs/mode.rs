//! Game modes: how many players, and how many of each role at the start.

use super::snapshot::Role;

/// How many players have each role.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoleCounts {
    /// 主公
    pub lord: u8,
    /// 忠臣
    pub loyalist: u8,
    /// 反贼
    pub rebel: u8,
    /// 内奸
    pub renegade: u8,
}

impl RoleCounts {
    /// The count of one role.
    pub fn of(&self, role: Role) -> u8 {
        match role {
            Role::Lord => self.lord,
            Role::Loyalist => self.loyalist,
            Role::Rebel => self.rebel,
            Role::Renegade => self.renegade,
        }
    }

    /// The count of one role, to be changed.
    pub fn of_mut(&mut self, role: Role) -> &mut u8 {
        match role {
            Role::Lord => &mut self.lord,
            Role::Loyalist => &mut self.loyalist,
            Role::Rebel => &mut self.rebel,
            Role::Renegade => &mut self.renegade,
        }
    }
}

/// Modes that are no plain identity game, with their number of players where it is fixed.
const SPECIAL: [(&str, Option<u8>); 14] = [
    ("02_1v1", Some(2)),
    ("04_1v3", Some(4)),
    ("04_boss", Some(4)),
    ("06_3v3", Some(6)),
    ("06_XMode", Some(6)),
    ("08_defense", Some(8)),
    ("couple", Some(9)),
    ("custom_scenario", None),
    ("fancheng", Some(6)),
    ("guandu", Some(8)),
    ("hegemony", None),
    ("impasse_fight", Some(8)),
    ("jiange_defense", Some(8)),
    ("zombie_mode", Some(8)),
];

/// Whether the mode is one that we know by name.
pub fn is_known(mode: &str) -> bool {
    identity(mode).is_some() || mode.starts_with("_mini_") || special(mode).is_some()
}

/// How many players the mode has, where that is fixed.
pub fn players(mode: &str) -> Option<u8> {
    identity(mode).map(|(count, _)| count).or_else(|| special(mode).flatten())
}

/// The roles of an identity mode (`08p`, `08pd`, `08pz`) at the start.
pub fn roles(mode: &str) -> Option<RoleCounts> {
    let (count, variant) = identity(mode)?;
    let (loyalist, rebel, renegade) = match (count, variant) {
        (2, _) => (0, 1, 0),
        (3, _) => (0, 1, 1),
        (4, _) => (0, 2, 1),
        (5, _) => (1, 2, 1),
        (6, Some('d')) => (1, 2, 2),
        (6, _) => (1, 3, 1),
        (7, _) => (2, 3, 1),
        (8, Some('d')) => (2, 3, 2),
        (8, _) => (2, 4, 1),
        (9, _) => (3, 4, 1),
        (10, Some('d')) => (3, 4, 2),
        (10, _) => (3, 5, 1),
        _ => return None,
    };
    let all = RoleCounts { lord: 1, loyalist, rebel, renegade };
    Some(match variant {
        Some('z') => RoleCounts { loyalist: loyalist + renegade, renegade: 0, ..all },
        _ => all,
    })
}

/// Names of modes, for "did you mean".
pub fn names() -> impl Iterator<Item = &'static str> {
    const IDENTITY: [&str; 9] = ["02p", "03p", "04p", "05p", "06p", "07p", "08p", "09p", "10p"];
    IDENTITY.into_iter().chain(SPECIAL.iter().map(|(name, _)| *name))
}

fn special(mode: &str) -> Option<Option<u8>> {
    SPECIAL.iter().find(|(name, _)| *name == mode).map(|(_, count)| *count)
}

fn identity(mode: &str) -> Option<(u8, Option<char>)> {
    let (digits, rest) = mode.split_at_checked(2)?;
    let count = digits.parse().ok().filter(|count| (2..=10).contains(count))?;
    match rest {
        "p" => Some((count, None)),
        "pd" => Some((count, Some('d'))),
        "pz" => Some((count, Some('z'))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_add_up_to_the_players() {
        for mode in [
            "02p", "03p", "04p", "05p", "06p", "06pd", "07p", "08p", "08pd", "08pz", "09p", "10p", "10pd",
            "10pz",
        ] {
            let roles = roles(mode).unwrap();
            let sum = roles.lord + roles.loyalist + roles.rebel + roles.renegade;
            assert_eq!(Some(sum), players(mode), "{mode}");
        }
        assert_eq!(roles("08pz"), Some(RoleCounts { lord: 1, loyalist: 3, rebel: 4, renegade: 0 }));
        assert_eq!(roles("06_3v3"), None);
        assert_eq!(players("06_3v3"), Some(6));
    }

    #[test]
    fn strange_modes_are_not_known() {
        for mode in ["", "8p", "11p", "01p", "08x", "杀杀杀", "08"] {
            assert!(!is_known(mode), "{mode}");
        }
        assert!(is_known("_mini_36") && is_known("couple"));
    }
}
