//! Registries by which a skill changes decisions that are about other cards and players: how its
//! owner plays, and how others play against him.

use crate::game::{Key, Registry, Shape};

const fn skill(
    name: &'static str,
    values: &'static [Shape],
    signature: &'static str,
    doc: &'static str,
    example: &'static str,
) -> Registry {
    Registry { name, key: Key::Name("skill"), values, signature, doc, example }
}

const RULE: &[Shape] = &[Shape::Function];
const NUMBER_OR_RULE: &[Shape] = &[Shape::Number, Shape::Function];

pub(super) const INFLUENCE: &[Registry] = &[
    skill(
        "ai_draw_count",
        NUMBER_OR_RULE,
        "number, or (player) -> cards, instead",
        "How many cards more than two its owner draws in his draw phase; where `instead` is true, how many in place of all else. nil where the skill does not count.",
        "sgs.ai_draw_count.yingzi = 1",
    ),
    skill(
        "ai_can_retrial",
        RULE,
        "(self, player, reason) -> boolean",
        "Whether an owner of the skill can replace the card of a judgement now.",
        "sgs.ai_can_retrial.guicai = function(self, player, reason) return not player:isNude() end",
    ),
    skill(
        "ai_delayed_value",
        &[Shape::Table, Shape::Function],
        "{ class = number }, or (self, enemy, class_name) -> number",
        "How much more an Indulgence or a SupplyShortage on an enemy with the skill is worth; at -100 or less it is wasted on him.",
        "sgs.ai_delayed_value.zhiheng = { Indulgence = 10 }",
    ),
    skill(
        "ai_delayed_harmless",
        RULE,
        "(self, player, class_name, judge) -> why, uses_cards",
        "Why an owner of the skill does not mind an Indulgence or a SupplyShortage, nil where he does; `judge` where its card is turned up already. `uses_cards`: whether he can do something with cards though he loses the phase.",
        "sgs.ai_delayed_harmless.keji = function(self, player, class_name) if class_name == \"Indulgence\" then return \"he may keep his hand\" end end",
    ),
    skill(
        "ai_damage_value",
        NUMBER_OR_RULE,
        "number, or (self, victim, dealt) -> number",
        "What damage that an owner of the skill is glad of is worth against him, beside its points; below 0 it serves him.",
        "sgs.ai_damage_value.yiji = function(self, victim, dealt) return -10 * dealt end",
    ),
    skill(
        "ai_turn_over",
        RULE,
        "(self, player, cards, reason) -> boolean",
        "Whether being turned over is bad for an owner of the skill; nil where the skill has no say. One false decides.",
        "sgs.ai_turn_over.jushou = function(self, player) if player:getPhase() <= sgs.Player_Finish then return false end end",
    ),
    skill(
        "ai_aoe_value",
        NUMBER_OR_RULE,
        "number, or (self, card, player, from) -> number",
        "What an attack on all that hits an owner of the skill, who survives it, brings him.",
        "sgs.ai_aoe_value.jianxiong = 10",
    ),
    skill(
        "ai_aoe_gain",
        NUMBER_OR_RULE,
        "number, or (self, card, attacker, hit) -> number",
        "What an attack on all brings an attacker with the skill beyond what it does to others; `hit`: how many enemies. Where it hits nobody, more than 100 makes it worth while.",
        "sgs.ai_aoe_gain.luanji = function(self, card, attacker, hit) return 2 * hit end",
    ),
    skill(
        "ai_no_jink",
        RULE,
        "(self, from, to, slash) -> boolean, by_judgement",
        "Whether a Slash of an owner of the skill cannot be dodged; `slash` is nil where any Slash is meant. `by_judgement`: a judgement comes first, after which it is not asked.",
        "sgs.ai_no_jink.tieji = function(self, from, to, slash) return true, true end",
    ),
    skill(
        "ai_jinks_needed",
        RULE,
        "(from, to, owner) -> number",
        "How many Jinks dodge a Slash where its user or its target has the skill; the greatest counts.",
        "sgs.ai_jinks_needed.wushuang = function(from, to, owner) return owner == from and 2 or 1 end",
    ),
    skill(
        "ai_slash_friend",
        RULE,
        "(self, friend, source) -> boolean",
        "Whether a Slash that deals no more damage than usual serves a friend with the skill.",
        "sgs.ai_slash_friend.nosleiji = function(self, friend, source) return false end",
    ),
    skill(
        "ai_card_bonus",
        RULE,
        "(self, card, value) -> use value, use priority, keep value, priority now",
        "What a card is worth to an owner of the skill beyond its class, and how much earlier he uses it: as a rule, which counts as use value too, and in his play phase only. `value`: the worth without the skill.",
        "sgs.ai_card_bonus.jiang = function(self, card) if card:isKindOf(\"Slash\") and card:isRed() then return 0, 0.05, 0.004 end end",
    ),
    skill(
        "ai_heal_order",
        NUMBER_OR_RULE,
        "number, or (self, friend) -> number",
        "How many health points more a wounded friend with the skill seems to have: who has fewest is healed first; with 5 more he can do without.",
        "sgs.ai_heal_order.kuanggu = function(self, friend) return friend:getHp() >= 2 and 5 or 0 end",
    ),
    skill(
        "ai_no_peach",
        RULE,
        "(self) -> why, when",
        "Why an owner of the skill does not eat a Peach in his play phase; nil where he does. `when`: \"first\" even with one health point left or where an enemy may take it, \"last\" only where no friend needs it more.",
        "sgs.ai_no_peach.jieyin = function(self) if self:getOverflow() > 0 then return \"jieyin heals two\", \"last\" end end",
    ),
    skill(
        "ai_no_equip",
        RULE,
        "(self, card, old) -> why",
        "Why an owner of the skill does not put a piece of equipment on, in place of `old` where there is one; nil where he does.",
        "sgs.ai_no_equip.paoxiao = function(self, card, old) return card:isKindOf(\"Crossbow\") and \"it is not needed\" or nil end",
    ),
    skill(
        "ai_no_trick",
        RULE,
        "(self, card, stopped, to) -> why",
        "Why an owner of the skill does not use a trick that he could use; nil where he does. For a Nullification also the trick that it would stop, and whom that is aimed at.",
        "sgs.ai_no_trick.wumou = function(self, card, stopped, to) return \"it costs wrath\" end",
    ),
    skill(
        "ai_hand_limit",
        RULE,
        "(player, most) -> number",
        "How many cards an owner of the skill can keep at the end of his turn, where the rules alone do not say so; nil where the skill adds nothing. The greatest counts.",
        "sgs.ai_hand_limit.keji = function(player, most) return player:getHandcardNum() end",
    ),
    skill(
        "ai_not_weak",
        RULE,
        "(player) -> boolean",
        "Whether a blow is no danger to an owner of the skill.",
        "sgs.ai_not_weak.longhun = function(player) return player:getCardCount(true) > 2 end",
    ),
];
