//! The `junshi` program: see `doors::cli`.

fn main() -> std::process::ExitCode {
    junshi::doors::cli::main()
}
