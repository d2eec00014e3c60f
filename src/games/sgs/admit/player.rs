//! One player: general, health, kingdom, skills, phase.

use std::collections::BTreeSet;

use super::{Filled, MOST, check_number};
use crate::error::HostError;
use crate::games::sgs::catalogue::{Catalogue, General};
use crate::games::sgs::snapshot::{Gender, Phase, Player, Role};

/// What a player is checked against.
pub(super) struct Room<'a> {
    pub catalogue: &'a Catalogue,
    /// Whether there are more than four players, so that a lord has one more health.
    pub crowd: bool,
    pub kingdoms: &'a BTreeSet<&'a str>,
    pub players: &'a BTreeSet<String>,
    pub current: Option<&'a str>,
}

/// Health that nothing of ours knows of.
const DEFAULT_HP: i32 = 4;

impl Room<'_> {
    /// Checks a player and fills its defaults.
    pub fn admit(&self, player: &mut Player, filled: &mut Filled) -> Result<(), HostError> {
        let first = self.general("general", &player.general)?;
        let second = match &player.general2 {
            Some(name) => Some(self.general("general2", name)?),
            None => None,
        };
        numbers(player)?;
        self.health(player, first, second, filled)?;
        self.kingdom(player, first, filled)?;
        gender(player, first, filled);
        self.skills(player, first, second, filled)?;
        self.phase(player, filled)?;
        self.words_of_others(player)
    }

    fn general(&self, field: &str, name: &str) -> Result<&General, HostError> {
        self.catalogue.general(name).ok_or_else(|| self.catalogue.unknown("general", name, field))
    }

    fn health(
        &self,
        player: &mut Player,
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
            player.max_hp = printed.saturating_add(bonus).max(player.hp);
            filled.note(
                "max_hp from the generals (one more for a lord among more than four)",
                format!("{} {}", player.name, player.max_hp),
            );
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

    fn kingdom(&self, player: &mut Player, general: &General, filled: &mut Filled) -> Result<(), HostError> {
        if let Some(kingdom) = &player.kingdom {
            if self.kingdoms.contains(kingdom.as_str()) {
                return Ok(());
            }
            let known: Vec<&str> = self.kingdoms.iter().copied().collect();
            return Err(HostError::new(
                "kingdom",
                format!("one of {}", known.join(", ")),
                format!("\"{kingdom}\""),
            ));
        }
        let Some(kingdom) = general.kingdom.clone() else {
            let expected = format!("a kingdom, as general \"{}\" was declared without one", general.name);
            return Err(HostError::new("kingdom", expected, "none"));
        };
        filled.note("kingdom from the general", format!("{} {kingdom}", player.name));
        player.kingdom = Some(kingdom);
        Ok(())
    }

    fn skills(
        &self,
        player: &mut Player,
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
            filled.note(
                "skills from the generals (lord skills for the lord only)",
                format!("{} {}", player.name, skills.join("+")),
            );
            player.skills = Some(skills);
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

    fn phase(&self, player: &mut Player, filled: &mut Filled) -> Result<(), HostError> {
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
            player.phase = Some(if turn { Phase::Play } else { Phase::NotActive });
            filled.note("phase: play for the current player, not_active for others", player.name.clone());
        }
        Ok(())
    }

    fn words_of_others(&self, player: &Player) -> Result<(), HostError> {
        for (name, distance) in &player.distances {
            let path = || format!("distances.{name}");
            if !self.players.contains(name) {
                return Err(HostError::new(path(), "the name of a player", format!("\"{name}\"")));
            }
            check_number(&path(), i64::from(*distance), 0)?;
        }
        player.attack_range.map_or(Ok(()), |range| check_number("attack_range", i64::from(range), 0))
    }
}

/// Numbers that rules add up.
fn numbers(player: &Player) -> Result<(), HostError> {
    check_number("hp", i64::from(player.hp), -MOST)?;
    check_number("max_hp", i64::from(player.max_hp), -MOST)?;
    check_number("hand.hidden", i64::from(player.hand.hidden), 0)?;
    for (name, pile) in &player.piles {
        check_number(&format!("piles.{name}.hidden"), i64::from(pile.hidden), 0)?;
    }
    Ok(())
}

fn gender(player: &mut Player, general: &General, filled: &mut Filled) {
    if player.gender.is_none() {
        let gender = general.gender.unwrap_or(Gender::Sexless);
        player.gender = Some(gender);
        filled.note("gender from the general", format!("{} {gender:?}", player.name).to_lowercase());
    }
}
