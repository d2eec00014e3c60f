//! What shapes are called.

use super::classes::Class;

/// What a class is called.
pub fn words(class: Class) -> &'static str {
    match class {
        Class::None | Class::One => "nothing",
        Class::SleepingTwo => "a sleeping two",
        Class::LiveTwo => "a live two",
        Class::TwoTwos => "two live twos",
        Class::SleepingThree => "a sleeping three",
        Class::ThreeAndTwo => "a sleeping three and a live two",
        Class::Three => "an open three",
        Class::ThreeAndMore => "an open three and more",
        Class::TwoThrees => "two open threes",
        Class::Four => "a rush four",
        Class::FourAndMore => "a rush four and more",
        Class::FourAndThree => "a four and an open three",
        Class::TwoFours => "a straight four or two fours",
        Class::Five => "five",
        Class::Foul => "a shape that may be forbidden",
    }
}
