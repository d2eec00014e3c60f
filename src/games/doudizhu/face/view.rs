//! The view of one seat in a script's hands.

use std::sync::Arc;

use mlua::{FromLua, Lua, Table, UserData, UserDataMethods, Value};

use super::super::bidding::Auction;
use super::super::cards::Cards;
use super::super::dice::Dice;
use super::super::knowledge::Known;
use super::super::moves::Move;
use super::super::play::{PASS, Play};
use super::super::round::Round;
use super::super::rules::Bidding;
use super::super::seat::Seat;
use super::super::snapshot::Snapshot;
use super::super::standing::{Phase, Standing};
use super::super::yardstick;
use super::cards::{Rank, Written};
use super::groups::groups;
use super::minds::Shared;
use crate::vm::{budget, draw_below};

/// What `view` is.
pub(super) struct View {
    snapshot: Arc<Snapshot>,
    pub(super) standing: Arc<Standing>,
    pub(super) minds: Shared,
}

/// Draws from the generator of the decision.
pub(super) struct LuaDice<'a>(pub(super) &'a Lua);

impl Dice for LuaDice<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        draw_below(self.0, bound)
    }
}

/// A seat as a script numbers it.
struct Place(Seat);

impl FromLua for Place {
    fn from_lua(value: Value, lua: &Lua) -> mlua::Result<Place> {
        let number = lua.coerce_integer(value)?.unwrap_or_default();
        let seat = u8::try_from(number).ok().and_then(|number| Seat::try_from(number).ok());
        seat.map(Place)
            .ok_or_else(|| mlua::Error::runtime(format!("{number} is no seat; they are 1, 2 and 3")))
    }
}

impl View {
    /// The view of a snapshot that stands so.
    pub(super) fn new(snapshot: Arc<Snapshot>, standing: Arc<Standing>, minds: Shared) -> View {
        View { snapshot, standing, minds }
    }

    /// The seat whose view this is.
    pub(super) fn seat(&self) -> Seat {
        self.snapshot.seat
    }

    fn known(&self) -> Option<&Known> {
        self.standing.known.as_ref()
    }

    /// What is known of the play.
    pub(super) fn playing(&self) -> mlua::Result<&Known> {
        self.known().ok_or_else(|| mlua::Error::runtime("there is no play before there is a landlord"))
    }

    fn landlord(&self) -> Option<Seat> {
        self.standing.view.landlord.map(Seat::at)
    }

    fn is_partner(&self, seat: Seat) -> bool {
        let landlord = self.landlord();
        landlord.is_some_and(|landlord| (seat == landlord) == (self.seat() == landlord))
    }

    fn role(&self) -> Option<&'static str> {
        let landlord = self.landlord()?;
        let roles = ["landlord", "landlord_up", "landlord_down"];
        (0..3).find(|turns| self.seat().after(*turns) == landlord).and_then(|turns| roles.get(turns).copied())
    }

    fn left(&self, seat: Seat) -> u32 {
        self.known().map_or(17, |known| known.counts[usize::from(seat.index())])
    }

    fn last_seat(&self) -> Option<Seat> {
        self.known().and_then(|known| known.now.last).map(|last| Seat::at(last.seat))
    }

    fn to_beat(&self) -> Option<Move> {
        let last = self.known()?.now.last?;
        let turn = self.known()?.turns.iter().rev().find_map(|turn| turn.play)?;
        (turn.kind == last.kind).then_some(turn)
    }

    pub(super) fn unseen(&self) -> Cards {
        let all = || Cards::DECK.minus(self.snapshot.hand);
        self.known().map_or_else(all, |known| known.unseen)
    }

    fn played(&self, seat: Option<Seat>) -> Cards {
        let turns = self.standing.view.history.iter();
        let of_seat = turns.filter(|step| seat.is_none_or(|seat| seat.index() == step.seat));
        of_seat.fold(Cards::NONE, |sum, step| sum.plus(step.cards))
    }

    /// Whether a seat has passed on the play to beat.
    fn passed(&self, seat: Seat) -> bool {
        let turns = self.standing.view.history.iter().rev();
        turns.take_while(|step| step.cards.is_empty()).any(|step| step.seat == seat.index())
            && self.to_beat().is_some()
    }

    pub(super) fn open_bids(&self) -> Option<(u8, u8)> {
        match self.standing.phase {
            Phase::Bid { least, most, .. } => Some((least, most)),
            _ => None,
        }
    }

    /// The round with as many cards in the hidden hands as are there; which ones means nothing.
    fn round(&self) -> mlua::Result<Round> {
        let known = self.playing()?;
        let mut hands = known.now.hands;
        let mut pile = known.unseen.each_card();
        for seat in known.hidden() {
            let count = known.counts[usize::from(seat)] as usize;
            let cards = pile.by_ref().take(count);
            hands[usize::from(seat)] = cards.fold(Cards::NONE, |sum, rank| sum.plus(Cards::of(rank, 1)));
        }
        Ok(known.with_hands(hands))
    }
}

impl UserData for View {
    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        own(methods);
        others(methods);
        happened(methods);
        bidding(methods);
        choosing(methods);
    }
}

fn own<M: UserDataMethods<View>>(methods: &mut M) {
    methods.add_method("hand", |_, view, ()| Ok(Written(view.snapshot.hand)));
    methods.add_method("count", |_, view, rank: Rank| Ok(view.snapshot.hand.count(rank.0)));
    methods.add_method("seat", |_, view, ()| Ok(view.seat().number()));
    methods.add_method("role", |_, view, ()| Ok(view.role()));
    methods.add_method("rules", |_, view, ()| Ok(view.snapshot.rules.name()));
    methods.add_method("stake", |_, view, ()| Ok(view.standing.stake));
}

fn others<M: UserDataMethods<View>>(methods: &mut M) {
    methods.add_method("landlord", |_, view, ()| Ok(view.landlord().map(Seat::number)));
    methods.add_method("next", |_, view, ()| Ok(view.seat().after(1).number()));
    methods.add_method("partner", |_, view, ()| {
        let other =
            [1, 2].map(|turns| view.seat().after(turns)).into_iter().find(|seat| view.is_partner(*seat));
        Ok(other.map(Seat::number))
    });
    methods.add_method("is_partner", |_, view, seat: Place| Ok(view.is_partner(seat.0)));
    methods.add_method("left", |_, view, seat: Place| Ok(view.left(seat.0)));
    methods.add_method("least_enemy", |_, view, ()| {
        let enemies = Seat::ALL.into_iter().filter(|seat| !view.is_partner(*seat) && *seat != view.seat());
        Ok(enemies.map(|seat| view.left(seat)).min())
    });
    methods.add_method("unseen", |_, view, ()| Ok(Written(view.unseen())));
    methods.add_method("bottom", |_, view, ()| Ok(Written(view.snapshot.bottom)));
}

fn happened<M: UserDataMethods<View>>(methods: &mut M) {
    methods.add_method("to_beat", |_, view, ()| {
        view.to_beat().map(|play| view.minds.borrow().parts().group(play, None)).transpose()
    });
    methods.add_method("beaten_seat", |_, view, ()| Ok(view.last_seat().map(Seat::number)));
    methods.add_method("beats_partner", |_, view, ()| {
        Ok(view.last_seat().is_some_and(|seat| view.is_partner(seat) && seat != view.seat()))
    });
    methods.add_method("passed", |_, view, seat: Place| Ok(view.passed(seat.0)));
    methods.add_method("played", |_, view, seat: Option<Place>| {
        Ok(Written(view.played(seat.map(|seat| seat.0))))
    });
    methods.add_method("bombs", |_, view, ()| Ok(view.known().map_or(0, |known| known.now.bombs)));
    methods.add_method("doubles", |_, view, ()| Ok(view.snapshot.doubles.clone()));
    methods.add_method("history", |lua, view, ()| {
        let steps = view
            .standing
            .view
            .history
            .iter()
            .map(|step| pair(lua, step.seat, ("cards", Written(step.cards))));
        lua.create_sequence_from(steps.collect::<mlua::Result<Vec<Table>>>()?)
    });
}

/// `{ seat = …, name = value }`.
fn pair(lua: &Lua, seat: u8, (name, value): (&str, impl mlua::IntoLua)) -> mlua::Result<Table> {
    let table = lua.create_table_with_capacity(0, 2)?;
    table.raw_set("seat", seat + 1)?;
    table.raw_set(name, value)?;
    Ok(table)
}

fn bidding<M: UserDataMethods<View>>(methods: &mut M) {
    methods.add_method("bids", |lua, view, ()| {
        let seats = bidders(&view.snapshot).into_iter().zip(&view.snapshot.bids);
        let bids = seats.map(|(seat, bid)| pair(lua, seat.index(), ("bid", *bid)));
        lua.create_sequence_from(bids.collect::<mlua::Result<Vec<Table>>>()?)
    });
    methods.add_method("lowest_bid", |_, view, ()| Ok(view.open_bids().map(|(least, _)| least)));
    methods.add_method("highest_bid", |_, view, ()| Ok(view.open_bids().map(|(_, most)| most)));
    methods.add_method("mode", |_, view, ()| {
        Ok(match view.snapshot.rules.0.bidding {
            Bidding::None => "none",
            Bidding::Points => "points",
            Bidding::CallRob => "call_rob",
        })
    });
}

/// Who made each bid.
fn bidders(snapshot: &Snapshot) -> Vec<Seat> {
    let by = |count: usize| {
        super::super::bidding::auction(
            snapshot.rules.0.bidding,
            snapshot.first.index(),
            &snapshot.bids[..count],
        )
    };
    let seat = |count: usize| match by(count) {
        Ok(Auction::Open { seat, .. }) => Seat::at(seat),
        _ => snapshot.first.after(count),
    };
    (0..snapshot.bids.len()).map(seat).collect()
}

fn choosing<M: UserDataMethods<View>>(methods: &mut M) {
    methods.add_method("moves", |lua, view, ()| {
        let mut plays = Vec::new();
        view.playing()?.now.moves(&view.standing.view.rules, &mut plays);
        groups(lua, &mut view.minds.borrow_mut(), &plays)
    });
    methods.add_method("may_pass", |_, view, ()| Ok(view.to_beat().is_some()));
    methods.add_method("quick", |_, view, ()| {
        budget::charge(200)?;
        let round = view.round()?;
        Ok(written(view.minds.borrow_mut().quick()?.choose(&round)))
    });
    methods.add_method("random", |lua, view, ()| {
        budget::charge(20)?;
        Ok(written(yardstick::random(&view.playing()?.now, &view.standing.view.rules, &mut LuaDice(lua))))
    });
    methods.add_method("rlcard_rule", |lua, view, ()| {
        budget::charge(20)?;
        Ok(written(yardstick::rlcard_rule(
            &view.playing()?.now,
            &view.standing.view.rules,
            &mut LuaDice(lua),
        )))
    });
}

/// A play as scripts give it back.
pub(super) fn written(play: Option<Move>) -> String {
    play.map_or_else(|| PASS.to_owned(), |play| Play::of(play.cards).to_string())
}
