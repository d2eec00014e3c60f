//! The answers that are listed, for traces and for a person: each is legal, is there once, and can be played.

use std::collections::BTreeSet;

use junshi::game::{Legal, Scene};
use junshi::kit::rng::Rng;
use junshi::referee::{Referee, Tongue};
use junshi::sgs::{Answer, Ask, Sgs};
use junshi::{Game, settle};

use super::{play, setup};

/// One of the listed answers by chance; what the last resort says where there is none. Declining is chosen seldom.
fn listed(scene: &Scene<Sgs>, rng: &mut Rng) -> Legal<Answer> {
    let mut answers = Sgs::options(scene).unwrap();
    if answers.len() > 1 && rng.below(8) > 0 {
        answers.retain(|answer| *answer != Answer::Nothing);
    }
    match answers.len() {
        0 => settle(scene, Sgs::last_resort(scene)).unwrap(),
        count => settle(scene, answers.swap_remove(rng.below(count as u32) as usize)).unwrap(),
    }
}

fn text(answer: &Answer) -> String {
    let wired = serde_json::to_value(answer).unwrap();
    wired.as_str().map_or(wired.to_string(), str::to_owned)
}

/// Iron Chains, which may be recast or used on somebody.
fn is_chain(card: &str) -> bool {
    matches!(card.parse::<u32>(), Ok(118 | 119 | 130..=133)) || card.starts_with("iron_chain")
}

/// Equipment, and whatever else needs no target, is listed by itself and not on anybody as well.
fn check_targets(answers: &[String]) {
    let alone = |card: &str| answers.iter().any(|answer| answer == card);
    for answer in answers {
        if let Some((card, _)) = answer.split_once("->") {
            assert!(
                !alone(card) || is_chain(card) || card.starts_with('@'),
                "{card} is listed alone and on somebody: {answers:?}"
            );
        }
    }
}

#[test]
fn every_listed_answer_is_there_once_has_words_and_can_be_played() {
    let check = |scene: &Scene<Sgs>, rng: &mut Rng| {
        let options: Vec<String> = Sgs::options(scene).unwrap().iter().map(text).collect();
        assert_eq!(options.iter().collect::<BTreeSet<_>>().len(), options.len(), "{options:?}");
        for tongue in [Tongue::Chinese, Tongue::English] {
            let choices = Sgs::choices(scene, tongue);
            let answers: Vec<String> = choices.iter().map(|(_, answer)| text(answer)).collect();
            assert!(answers == options || options.is_empty() && answers.len() == 1, "{answers:?}");
            assert!(
                choices.iter().all(|(words, _)| !words.is_empty() && !words.contains('@')),
                "{choices:?}"
            );
        }
        if matches!(scene.ask, Ask::Activate(_)) {
            check_targets(&options);
        }
        listed(scene, rng)
    };
    for seed in 0..2 {
        play(&setup("05p+yuji+nos_yuji+zuoci+xunyu", seed), check);
    }
}
