//! What a seat may not see no script sees for it, also while events are told.

use junshi::sgs::Sgs;
use junshi::{Detail, Envelope, Runtime, open_scene};

/// Notes every hand card and role that it can see, when told an event and when asked.
const SPY: &str = r#"
local seen = {}
local function look()
    for _, p in sgs.qlist(global_room:getAlivePlayers()) do
        for _, card in sgs.qlist(p:getHandcards()) do
            if card:getId() >= 0 then seen[p:objectName() .. ":" .. card:getId()] = true end
        end
        if p:getRole() ~= "unknown" then seen[p:objectName() .. ":" .. p:getRole()] = true end
    end
end
sgs.ai_choicemade_filter.skillInvoke.general = function() look() end
sgs.ai_skill_invoke.xingshang = function()
    look()
    local all = {}
    for what in pairs(seen) do table.insert(all, what) end
    table.sort(all)
    trace.note(table.concat(all, " "))
    return true
end
"#;

fn seen(sight: &str, first_hand: &str, other_hand: &str) -> String {
    let scene = format!(
        r#"{{"game":"sgs","events":[{{"event":"ChoiceMade","player":"sgs2","data":"skillInvoke:yiji:yes"}}],
        "snapshot":{{"sight":"{sight}","players":[
          {{"name":"sgs1","general":"sunquan","role":"lord","hp":4,"hand":{{"known":{first_hand}}}}},
          {{"name":"sgs2","general":"machao","role":"rebel","hp":4,"hand":{{"known":{other_hand}}}}},
          {{"name":"sgs3","general":"caopi","role":"renegade","hp":3,"hand":{{"known":[9]}}}}]}},
        "ask":{{"kind":"askForSkillInvoke","seat":"sgs3","skill_name":"xingshang"}}}}"#
    );
    let scene = Envelope::<Sgs>::read(&scene).unwrap();
    let runtime = Runtime::builder().mod_text("spy", "spy-ai.lua", SPY).trace(Detail::Full).build();
    let mut table = open_scene(&runtime, &scene).unwrap();
    let decision = table.decide(scene.ask.unwrap()).unwrap();
    assert!(table.take_faults().is_empty());
    decision.trace.to_string()
}

#[test]
fn the_whole_truth_stays_hidden_from_scripts() {
    let told = seen("whole", "[1]", "[2,3]");
    assert!(told.contains("sgs3:9 sgs3:renegade"), "one sees oneself: {told}");
    assert!(!told.contains("sgs2:2") && !told.contains("sgs2:rebel"), "{told}");
    assert_eq!(told, seen("whole", "[1]", "[5,7]"), "hidden hands make no difference");
}

#[test]
fn what_a_seat_is_told_it_sees() {
    let told = seen("seat", "[1]", "[2,3]");
    assert!(told.contains("sgs2:2 sgs2:3 sgs2:rebel"), "{told}");
}
