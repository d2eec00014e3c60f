//! One player: general, health, kingdom, skills, phase.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use super::{Filled, KINGDOMS, MOST, check_number};
use crate::error::HostError;
use crate::games::sgs::catalogue::{Catalogue, General};
use crate::games::sgs::snapshot::{Gender, Phase, Player, Role};

/// What a player is checked against.
pub(super) struct Room<'a> {
    pub catalogue: &'a Catalogue,
    /// Whether there are more than four players, so that a lord has one more health.
    pub crowd: bool,
    pub current: Option<&'a str>,
}

/// Health that nothing of ours knows of.
const DEFAULT_HP: i32 = 4;

/// Stands for the general of a player who has not chosen one yet.
fn nobody() -> &'static General {
    static NOBODY: OnceLock<General> = OnceLock::new();
    NOBODY.get_or_init(General::default)
}

impl Room<'_> {
    /// Checks a player and fills its defaults.
    pub fn admit(&self, player: &mut Arc<Player>, filled: &mut Filled) -> Result<(), HostError> {
        let first = match player.general.as_str() {
            "" => nobody(),
            name => self.general("general", name)?,
        };
        let second = match &player.general2 {
            Some(name) => Some(self.general("general2", name)?),
            None => None,
        };
        numbers(player)?;
        self.health(player, first, second, filled)?;
        self.kingdom(player, first, filled)?;
        gender(player, first, filled);
        self.skills(player, first, second, filled)?;
        self.phase(player, filled)
    }

    fn general(&self, field: &str, name: &str) -> Result<&General, HostError> {
        self.catalogue.general(name).ok_or_else(|| self.catalogue.unknown("general", name, field))
    }

    fn health(
        &self,
        player: &mut Arc<Player>,
        first: &General,
        second: Option<&General>,
        filled: &mut Filled,
    ) -> Result<(), HostError> {
        if player.max_hp == 0 && player.alive {
            let printed = |general: &General| general.max_hp.unwrap_or(DEFAULT_HP);
            let printed = second.map_or(printed(first), |second| {
                (printed(first).saturating_add(printed(second)).saturating_sub(3)).max(1)
            });
            let bonus = i32::from(self.crowd && player.role == Some(Role::Lord));
            let player = Arc::make_mut(player);
            player.max_hp = printed.saturating_add(bonus).max(player.hp);
            filled.note("max_hp from the generals (one more for a lord among more than four)", || {
                format!("{} {}", player.name, player.max_hp)
            });
        }
        if !player.alive {
            return Ok(());
        }
        check_number("max_hp", i64::from(player.max_hp), -MOST)?;
        if player.max_hp < 1 {
            return Err(HostError::new(
                "max_hp",
                "at least 1 for a living player",
                player.max_hp.to_string(),
            ));
        }
        if player.hp > player.max_hp {
            return Err(HostError::new(
                "hp",
                format!("at most max_hp, {}", player.max_hp),
                player.hp.to_string(),
            ));
        }
        Ok(())
    }

    fn kingdom(&self, player: &mut Arc<Player>, general: &General, filled: &mut Filled) -> Result<(), HostError> {
        if let Some(kingdom) = &player.kingdom {
            let declared = || self.catalogue.declared_kingdoms();
            if KINGDOMS.contains(&kingdom.as_str()) || declared().any(|declared| declared == kingdom) {
                return Ok(());
            }
            let known: BTreeSet<&str> = KINGDOMS.into_iter().chain(declared()).collect();
            let known: Vec<&str> = known.into_iter().collect();
            return Err(HostError::new(
                "kingdom",
                format!("one of {}", known.join(", ")),
                format!("\"{kingdom}\""),
            ));
        }
        if general.name.is_empty() {
            return Ok(());
        }
        let Some(kingdom) = general.kingdom.clone() else {
            let expected = format!("a kingdom, as general \"{}\" was declared without one", general.name);
            return Err(HostError::new("kingdom", expected, "none"));
        };
        filled.note("kingdom from the general", || format!("{} {kingdom}", player.name));
        Arc::make_mut(player).kingdom = Some(kingdom);
        Ok(())
    }

    fn skills(
        &self,
        player: &mut Arc<Player>,
        first: &General,
        second: Option<&General>,
        filled: &mut Filled,
    ) -> Result<(), HostError> {
        if player.skills.is_none() {
            let lord = player.role == Some(Role::Lord);
            let held = |general: &General| {
                let skills =
                    general.skills.iter().filter(|skill| lord || !general.lord_skills.contains(skill));
                skills.cloned().collect::<Vec<_>>()
            };
            let mut skills = held(first);
            skills.extend(second.map(held).unwrap_or_default());
            filled.note("skills from the generals (lord skills for the lord only)", || {
                format!("{} {}", player.name, skills.join("+"))
            });
            Arc::make_mut(player).skills = Some(skills);
        }
        let innate = player.skills.iter().flatten();
        self.known_skills("skills", innate)?;
        self.known_skills("acquired", player.acquired.iter())?;
        self.known_skills("invalid", player.invalid.iter())
    }

    fn known_skills<'s>(
        &self,
        field: &str,
        names: impl Iterator<Item = &'s String>,
    ) -> Result<(), HostError> {
        for (place, name) in names.enumerate() {
            // Helpers that QSanguosha hides behind a # need no declaration; they count nowhere.
            if !name.starts_with('#') && self.catalogue.skill(name).is_none() {
                return Err(self.catalogue.unknown("skill", name, format!("{field}[{place}]")));
            }
        }
        Ok(())
    }

    fn phase(&self, player: &mut Arc<Player>, filled: &mut Filled) -> Result<(), HostError> {
        const STATES: [&str; 4] = ["robot", "online", "trust", "offline"];
        if !STATES.contains(&player.state.as_str()) {
            return Err(HostError::new(
                "state",
                "robot, online, trust or offline",
                format!("\"{}\"", player.state),
            ));
        }
        if player.phase.is_none() {
            let turn = self.current == Some(player.name.as_str());
            Arc::make_mut(player).phase = Some(if turn { Phase::Play } else { Phase::NotActive });
            filled.note("phase: play for the current player, not_active for others", || player.name.clone());
        }
        Ok(())
    }
}

/// Checks what the host says of a player in relation to others.
pub(super) fn words_of_others(player: &Player, players: &[Arc<Player>]) -> Result<(), HostError> {
    for (name, distance) in &player.distances {
        let path = || format!("distances.{name}");
        if !players.iter().any(|other| other.name == *name) {
            return Err(HostError::new(path(), "the name of a player", format!("\"{name}\"")));
        }
        check_number("", i64::from(*distance), 0).map_err(|error| error.under(&path()))?;
    }
    player.attack_range.map_or(Ok(()), |range| check_number("attack_range", i64::from(range), 0))
}

/// Numbers that rules add up.
fn numbers(player: &Player) -> Result<(), HostError> {
    check_number("hp", i64::from(player.hp), -MOST)?;
    check_number("max_hp", i64::from(player.max_hp), -MOST)?;
    check_number("hand.hidden", i64::from(player.hand.hidden), 0)?;
    for (name, pile) in &player.piles {
        check_number("", i64::from(pile.hidden), 0)
            .map_err(|error| error.under(&format!("piles.{name}.hidden")))?;
    }
    Ok(())
}

fn gender(player: &mut Arc<Player>, general: &General, filled: &mut Filled) {
    if player.gender.is_none() {
        let gender = general.gender.unwrap_or(Gender::Sexless);
        Arc::make_mut(player).gender = Some(gender);
        filled.note("gender from the general", || format!("{} {gender:?}", player.name).to_lowercase());
    }
}
