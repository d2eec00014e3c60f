//! Patterns that hosts write into snapshots, read once for each thread.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::pattern::Pattern;

/// More different patterns than this begin a new cache.
const MOST: usize = 512;

thread_local! {
    static READ: RefCell<HashMap<Box<str>, Option<Rc<Pattern>>>> = RefCell::new(HashMap::new());
}

/// The pattern that a text is; none where it is no pattern.
pub fn read(text: &str) -> Option<Rc<Pattern>> {
    READ.with_borrow_mut(|cache| {
        if let Some(found) = cache.get(text) {
            return found.clone();
        }
        if cache.len() >= MOST {
            cache.clear();
        }
        let made = Pattern::parse(text).ok().map(Rc::new);
        cache.insert(text.into(), made.clone());
        made
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_once_and_nonsense_stays_nonsense() {
        let first = read("Slash|red").unwrap();
        assert!(Rc::ptr_eq(&first, &read("Slash|red").unwrap()));
        assert!(read("Slash|pink").is_none() && read("Slash|pink").is_none());
        (0..2 * MOST).for_each(|id| assert!(read(&id.to_string()).is_some()));
        assert_eq!(read("Slash|red").unwrap(), first);
    }
}
