//! Names that the Rust side itself speaks of, with numbers known at compile time, so that rules
//! compare integers. The catalogue interns these first, in this order, before all other names.

use super::{ClassId, SkillId};

macro_rules! named {
    ($type:ident, $names:ident: $($constant:ident = $name:literal),* $(,)?) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Order { $($constant),* }
        $(#[doc = concat!("`", $name, "`")]
        pub const $constant: $type = $type(Order::$constant as u16);)*
        pub(in crate::games::sgs::catalogue) const $names: &[&str] = &[$($name),*];
    };
}

/// Skills that built-in rules mention.
pub mod skill {
    use super::SkillId;
    named! { SkillId, NAMES:
        AOCAI = "aocai", BAIYIN = "baiyin", BAOBIAN = "baobian", BAZHEN = "bazhen",
        BENGHUAI = "benghuai", BUQU = "buqu", CHANYUAN = "chanyuan", CHENGXIANG = "chengxiang",
        CHIXIN = "chixin", CHUNLAO = "chunlao", DIMENG = "dimeng", DUANBING = "duanbing", FANGZHU = "fangzhu",
        FEIYING = "feiying", FULI = "fuli", GANLU = "ganlu", GUHUO = "guhuo", GUIXIN = "guixin",
        GUSHOU = "gushou", GUZHENG = "guzheng", HONGYAN = "hongyan", HUASHEN = "huashen",
        HUILEI = "huilei", HUJIA = "hujia", HUNZI = "hunzi", JIEMING = "jieming",
        JIEYIN = "jieyin", JIJIU = "jijiu", JINJIU = "jinjiu", JIUCHI = "jiuchi",
        JIUSHI = "jiushi", JIUZHU = "jiuzhu", JUEQING = "jueqing", KANPO = "kanpo",
        KEJI = "keji", KOFKUANGGU = "kofkuanggu", KOFLIEGONG = "kofliegong",
        KOFQINGGUO = "kofqingguo", KONGCHENG = "kongcheng", KUANGGU = "kuanggu",
        LEIJI = "leiji", LIEGONG = "liegong", LIJIAN = "lijian", LINGLONG = "linglong",
        LONGDAN = "longdan", LONGHUN = "longhun", MANJUAN = "manjuan", MASHU = "mashu",
        MINGZHE = "mingzhe", NEOGANGLIE = "neoganglie", NIEPAN = "niepan",
        NOSBUQU = "nosbuqu", NOSGONGQI = "nosgongqi", NOSLEIJI = "nosleiji",
        NOSLIJIAN = "noslijian", NOSMIJI = "nosmiji", NOSRENDE = "nosrende",
        NOSZHENLIE = "noszhenlie", PAIYI = "paiyi", PAOXIAO = "paoxiao",
        QIANHUAN = "qianhuan", QIAOBIAN = "qiaobian", QINGGUO = "qingguo",
        QINGNANG = "qingnang", QUANJI = "quanji", RENDE = "rende", RENJIE = "renjie",
        ROULIN = "roulin", SHICHOU = "shichou", SHOUYE = "shouye", TIANDU = "tiandu",
        TIANMING = "tianming", TIANXIANG = "tianxiang", TUNTIAN = "tuntian",
        WANRONG = "wanrong", WANSHA = "wansha", WEIDI = "weidi", WUHUN = "wuhun", WUSHEN = "wushen",
        WUSHENG = "wusheng", WUSHUANG = "wushuang", XILIANG = "xiliang",
        XINSHENG = "xinsheng", XUEHEN = "xuehen", XUEJI = "xueji", YANZHENG = "yanzheng",
        YICONG = "yicong", YIJI = "yiji", YINGHUN = "yinghun", YISHE = "yishe",
        YONGSI = "yongsi", YUCE = "yuce", ZAIQI = "zaiqi", ZAOXIAN = "zaoxian", ZILI = "zili",
    }
}

/// Card classes that built-in rules mention.
pub mod class {
    use super::ClassId;
    named! { ClassId, NAMES:
        UNKNOWN = "Unknown", SLASH = "Slash", FIRE_SLASH = "FireSlash",
        THUNDER_SLASH = "ThunderSlash", JINK = "Jink", PEACH = "Peach",
        ANALEPTIC = "Analeptic", NULLIFICATION = "Nullification", CROSSBOW = "Crossbow",
        QINGGANG_SWORD = "QinggangSword", GUDING_BLADE = "GudingBlade", FAN = "Fan",
        EIGHT_DIAGRAM = "EightDiagram", SILVER_LION = "SilverLion", VINE = "Vine",
        INDULGENCE = "Indulgence", SUPPLY_SHORTAGE = "SupplyShortage",
        YANXIAO = "YanxiaoCard", DUMMY_CARD = "DummyCard", LUA_SKILL_CARD = "LuaSkillCard",
        LIGHTNING = "Lightning", COLLATERAL = "Collateral", DUEL = "Duel", SNATCH = "Snatch",
        DISMANTLEMENT = "Dismantlement", IRON_CHAIN = "IronChain", FIRE_ATTACK = "FireAttack",
        EX_NIHILO = "ExNihilo", HALBERD = "Halberd", SPEAR = "Spear",
        AMAZING_GRACE = "AmazingGrace", GOD_SALVATION = "GodSalvation",
    }
}
