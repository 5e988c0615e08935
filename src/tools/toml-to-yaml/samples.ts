export const SAMPLES = {
  tables: `foo = "bar"

# This is a comment

[list]
name = "item"

[list.another]
key = "value"`,
  project: `[package]
name = "orchard"
version = "1.10"
edition = "2024"

[dependencies]
serde = { version = "1.0", features = ["derive"] }

[[bin]]
name = "orchard"
path = "src/main.rs"

[[bin]]
name = "pick"
path = "src/pick.rs"
`,
  values: (comment: string) => `# ${comment}
released = 1979-05-27T00:32:00-07:00
day = 1979-05-27
at = 13:32:00

country = "no"
version = "1.10"
ratio = 1.0
limit = inf
mode = 0o755
largest = 9223372036854775807

text = """
Roses are red,
violets are blue.
"""
`,
};
