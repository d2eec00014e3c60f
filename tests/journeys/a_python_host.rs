//! Hosts in Python: the module's own tests, where a Python has it and pytest.

use std::process::Command;

use crate::a_c_host::skip;
use crate::conformance::python;

#[test]
fn the_module_for_python_keeps_its_promises() {
    let Some(python) = python() else { return };
    let mut command = Command::new(python);
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    let output =
        command.args(["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/journeys/python"]).output();
    let output = output.unwrap();
    let told = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    if told.contains("No module named pytest") {
        return skip("pytest");
    }
    assert!(output.status.success(), "{told}");
    println!("{}", told.lines().last().unwrap_or_default());
}
