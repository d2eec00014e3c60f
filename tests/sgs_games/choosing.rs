//! Players choose their generals before the first card.

use super::*;
use junshi::sgs::ask::{GeneralChosen, Round};

/// Who was asked, in which round, for one of which generals, and what he saw; with the game after all have answered.
struct Chosen {
    asked: Vec<(GeneralChosen, Snapshot)>,
    course: Course<Sgs>,
}

/// Everybody takes the last general that is offered.
fn choose_last(setup: &Setup) -> Chosen {
    let mut course = Course::<Sgs>::deal(setup).unwrap();
    let mut asked = Vec::new();
    while let Some(question) = course.question() {
        let Ask::General(ask) = &question.ask else { break };
        let last = Answer::Name(ask.generals.last().unwrap().clone());
        asked.push((ask.clone(), course.snapshot(&question)));
        let scene = course.scene(&question).unwrap();
        course.apply(settle(&scene, last).unwrap()).unwrap();
    }
    Chosen { asked, course }
}

/// Who a general is, in whatever edition.
pub fn person(general: &str) -> &str {
    general.strip_prefix("nos_").unwrap_or(general)
}

#[test]
fn the_lord_chooses_first_and_the_others_know_only_him() {
    let data: Value = serde_json::from_str(include_str!("../../data/sgs/generals.json")).unwrap();
    for seed in 0..4 {
        let Chosen { asked, course } = choose_last(&setup("08p", seed));
        assert_eq!(asked.len(), 8);
        let (lords, _) = &asked[0];
        let made_for_lords =
            lords.generals.iter().filter(|name| data["generals"][name.as_str()]["lord"] == true).count();
        assert!(made_for_lords >= 3 && lords.generals.len() == 5, "{lords:?}");
        let taken = lords.generals.last().unwrap();
        for (place, (ask, seen)) in asked.iter().enumerate() {
            let known = seen.players.iter().filter(|player| !player.general.is_empty());
            let known: Vec<&String> = known.map(|player| &player.general).collect();
            assert_eq!(known, if place == 0 { Vec::new() } else { vec![taken] });
            assert!(ask.round == Round::First && ask.generals.len() == 5, "{ask:?}");
        }
        let offered: Vec<&str> =
            asked.iter().flat_map(|(ask, _)| &ask.generals).map(|name| person(name)).collect();
        assert_eq!(
            offered.iter().collect::<BTreeSet<_>>().len(),
            offered.len(),
            "nobody lies before two players"
        );
        let whole: Arc<Snapshot> = course.whole().unwrap();
        for (ask, _) in &asked {
            let player = whole.players.iter().find(|player| player.name == ask.seat).unwrap();
            let general = &data["generals"][player.general.as_str()];
            assert_eq!(Some(&player.general), ask.generals.last());
            let more = i64::from(ask.seat == lords.seat);
            assert_eq!(Some(i64::from(player.max_hp) - more), general["max_hp"].as_i64(), "{player:?}");
            assert!(
                player.hp > 0 && player.skills.as_ref().is_some_and(|skills| !skills.is_empty()),
                "{player:?}"
            );
        }
    }
}

#[test]
fn with_pairs_a_second_general_is_chosen_when_all_have_a_first_one() {
    let Chosen { asked, course } = choose_last(&setup("05p+pairs", 2));
    let rounds: Vec<Round> = asked.iter().map(|(ask, _)| ask.round).collect();
    assert_eq!(rounds, [[Round::First; 5], [Round::Second; 5]].concat());
    assert!(asked[5..].iter().all(|(_, seen)| seen.players.iter().all(|player| !player.general.is_empty())));
    let whole: Arc<Snapshot> = course.whole().unwrap();
    for (first, second) in asked[..5].iter().zip(&asked[5..]) {
        let player = whole.players.iter().find(|player| player.name == first.0.seat).unwrap();
        assert_eq!(second.0.first.as_ref(), Some(&player.general));
        assert_eq!(player.general2.as_ref(), second.0.generals.last());
    }
    wildly("05p+pairs", 2);
}

#[test]
fn who_has_a_named_general_or_one_without_skills_chooses_none() {
    let seats = |mode: &str| choose_last(&setup(mode, 1)).asked.len();
    assert_eq!(seats("05p+caocao+zhaoyun"), 3);
    assert_eq!(seats("05p+bare"), 0);
    assert_eq!(seats("05p+dealt"), 0);
    let Chosen { asked, .. } = choose_last(&setup("05p+caocao", 1));
    assert!(
        asked.iter().all(|(ask, _)| ask.generals.iter().all(|name| person(name) != "caocao")),
        "{asked:?}"
    );
}
