//! What a host says of rules: limits, prohibitions, words on single cards and lord skills.

use super::check_number;
use crate::error::HostError;
use crate::games::sgs::catalogue::Catalogue;
use crate::games::sgs::pattern::{self, Pattern};
use crate::games::sgs::snapshot::{Player, Snapshot, TargetMod};

/// Checks that patterns can be read, and that players, cards and skills are there.
pub(super) fn check(snapshot: &Snapshot, catalogue: &Catalogue) -> Result<(), HostError> {
    let words = Words { snapshot, catalogue };
    for (place, said) in snapshot.prohibited.iter().enumerate() {
        let path = |field: &str| format!("prohibited[{place}].{field}");
        check_pattern(&path("cards"), &said.cards)?;
        words.player(&path("to"), &said.to)?;
        said.from.as_ref().map_or(Ok(()), |from| words.player(&path("from"), from))?;
    }
    for index in 0..snapshot.players.len() {
        check_player(snapshot, index, catalogue).map_err(|error| error.under(&format!("players[{index}]")))?;
    }
    Ok(())
}

/// Checks what is said of one player.
pub(super) fn check_player(snapshot: &Snapshot, index: usize, catalogue: &Catalogue) -> Result<(), HostError> {
    Words { snapshot, catalogue }.of_player(&snapshot.players[index])
}

struct Words<'a> {
    snapshot: &'a Snapshot,
    catalogue: &'a Catalogue,
}

impl Words<'_> {
    fn of_player(&self, player: &Player) -> Result<(), HostError> {
        for (method, patterns) in &player.card_limitation {
            for (place, text) in patterns.iter().enumerate() {
                let method = format!("{method:?}").to_lowercase();
                check_pattern(&format!("card_limitation.{method}[{place}]"), text)?;
            }
        }
        for (place, said) in player.target_mods.iter().enumerate() {
            check_target_mod(said).map_err(|error| error.under(&format!("target_mods[{place}]")))?;
        }
        self.players("in_range", player.in_range.as_deref().unwrap_or_default())?;
        self.cards(player)?;
        for (place, skill) in player.lord_skills.iter().flatten().enumerate() {
            if self.catalogue.skill(skill).is_none() {
                return Err(self.catalogue.unknown("skill", skill, format!("lord_skills[{place}]")));
            }
        }
        player.max_cards.map_or(Ok(()), |most| check_number("max_cards", i64::from(most), 0))
    }

    fn cards(&self, player: &Player) -> Result<(), HostError> {
        for (id, word) in &player.card_words {
            let path = format!("card_words.{id}");
            if !self.snapshot.cards.contains_key(id) && self.catalogue.printed(*id).is_none() {
                let found = format!("{id}, which is neither there nor printed");
                return Err(HostError::new(path, "an id whose face is in cards", found));
            }
            self.players(&format!("{path}.targets"), word.targets.as_deref().unwrap_or_default())?;
        }
        Ok(())
    }

    fn players(&self, path: &str, names: &[String]) -> Result<(), HostError> {
        names.iter().enumerate().try_for_each(|(place, name)| self.player(&format!("{path}[{place}]"), name))
    }

    fn player(&self, path: &str, name: &str) -> Result<(), HostError> {
        super::seated(self.snapshot, path, name).map(|_| ())
    }
}

fn check_pattern(path: &str, text: &str) -> Result<(), HostError> {
    let wrong = |error: pattern::NoPattern| HostError::new(path, pattern::EXPECTED, format!("\"{text}\" ({error})"));
    Pattern::parse(text).map(|_| ()).map_err(wrong)
}

fn check_target_mod(said: &TargetMod) -> Result<(), HostError> {
    said.cards.as_deref().map_or(Ok(()), |cards| check_pattern("cards", cards))?;
    let numbers = [
        ("residue", said.residue),
        ("distance_limit", said.distance_limit),
        ("extra_target", said.extra_target),
    ];
    numbers.into_iter().try_for_each(|(field, number)| {
        number.map_or(Ok(()), |number| check_number(field, i64::from(number), -super::MOST))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Names;
    use crate::games::sgs::admit::admit;
    use serde_json::{Value, json};

    fn error_of(of_player: Value, of_table: Value) -> Option<(String, String)> {
        let mut scene = json!({"players": [{"name": "sgs1", "general": "caopi", "hp": 3},
            {"name": "sgs2", "general": "sunquan", "hp": 4}]});
        let add = |to: &mut Value, from: Value| to.as_object_mut().unwrap().extend(from.as_object().unwrap().clone());
        add(&mut scene["players"][0], of_player);
        add(&mut scene, of_table);
        let mut snapshot: Snapshot = serde_json::from_value(scene).unwrap();
        admit(&mut snapshot, &Names::default()).err().map(|error| (error.path, error.found))
    }

    #[test]
    fn what_a_host_may_say_is_admitted() {
        let said = json!({"card_limitation": {"use": ["Slash$1"], "discard": [".|.|.|hand"]},
            "target_mods": [{"cards": "TrickCard", "distance_limit": 1000}], "in_range": ["sgs2"],
            "card_words": {"5": {"available": true, "targets": ["sgs2"]}}, "lord_skills": ["xueyi"], "max_cards": 0});
        let prohibited = json!({"prohibited": [{"from": "sgs1", "to": "sgs2", "cards": "Slash|black"}]});
        assert_eq!(error_of(said, prohibited), None);
    }

    #[test]
    fn what_makes_no_sense_is_told_with_its_place() {
        let of = |said: Value| error_of(said, json!({})).unwrap();
        let cases = [
            (json!({"card_limitation": {"use": ["Slash", "a b"]}}), "card_limitation.use[1]", "\"a b\""),
            (json!({"target_mods": [{"cards": ".|pink"}]}), "target_mods[0].cards", "pink"),
            (json!({"target_mods": [{"residue": 2_000_000}]}), "target_mods[0].residue", "2000000"),
            (json!({"in_range": ["sgs2", "sgs9"]}), "in_range[1]", "sgs9"),
            (json!({"card_words": {"5000": {}}}), "card_words.5000", "5000"),
            (json!({"card_words": {"5": {"targets": ["sgs9"]}}}), "card_words.5.targets[0]", "sgs9"),
            (json!({"lord_skills": ["xueyy"]}), "lord_skills[0]", "did you mean \"xueyi\""),
            (json!({"max_cards": -1}), "max_cards", "-1"),
        ];
        for (said, path, found) in cases {
            let error = of(said);
            assert_eq!(error.0, format!("players[0].{path}"));
            assert!(error.1.contains(found), "{}", error.1);
        }
        let table = |cards: &str, to: &str| error_of(json!({}), json!({"prohibited": [{"to": to, "cards": cards}]}));
        assert_eq!(table("", "sgs2").unwrap().0, "prohibited[0].cards");
        assert_eq!(table("Slash", "sgs9").unwrap().0, "prohibited[0].to");
    }
}
