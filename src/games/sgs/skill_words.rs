//! Lists of skills as scripts write them, `a|b+c`, read once for each thread.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::catalogue::{Catalogue, SkillSet};

/// More different lists than this begin a new cache.
const MOST: usize = 512;

/// Alternatives parted by `|` or `/`, each of skills joined by `+`.
pub struct SkillWords {
    /// Single skills of the built-in catalogue.
    pub single: SkillSet,
    /// All other alternatives: several skills at once, and names that only a match may know.
    pub others: Vec<Box<str>>,
}

thread_local! {
    static READ: RefCell<HashMap<Box<str>, Rc<SkillWords>>> = RefCell::new(HashMap::new());
}

/// The skills that a text lists.
pub fn read(text: &str) -> Rc<SkillWords> {
    READ.with_borrow_mut(|cache| {
        if let Some(found) = cache.get(text) {
            return found.clone();
        }
        if cache.len() >= MOST {
            cache.clear();
        }
        let made = Rc::new(SkillWords::of(text));
        cache.insert(text.into(), made.clone());
        made
    })
}

impl SkillWords {
    fn of(text: &str) -> SkillWords {
        let catalogue = Catalogue::built_in().ok();
        let mut words = SkillWords { single: SkillSet::new(), others: Vec::new() };
        for name in text.split(['|', '/']).filter(|name| !name.is_empty()) {
            let known = catalogue.as_ref().and_then(|catalogue| catalogue.skill(name));
            match known.filter(|skill| SkillSet::new().has_room_for(*skill)) {
                Some(skill) => words.single.insert(skill),
                None => words.others.push(name.into()),
            }
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_skills_are_parted_from_all_else() {
        let words = read("jijiu|longdan+chongzhen/nobody_knows_it||wusheng");
        assert_eq!(words.single.len(), 2);
        assert_eq!(words.others, ["longdan+chongzhen".into(), "nobody_knows_it".into()] as [Box<str>; 2]);
        assert!(Rc::ptr_eq(&words, &read("jijiu|longdan+chongzhen/nobody_knows_it||wusheng")));
        (0..2 * MOST).for_each(|number| assert_eq!(read(&format!("skill{number}")).others.len(), 1));
        assert_eq!(read("jijiu").single.len(), 1);
    }
}
