/** What stands there at first. */
export const INITIAL_TEXT = `foo = "bar"

# This is a comment

[list]
name = "item"

[list.another]
key = "value"`;

/** Texts that show what the tool can do, one with a comment in the language of the page. */
export const samples = (comment: string) => ({
  tables: INITIAL_TEXT,
  project: `[project]
name = "orchard"
version = "1.10"
requires-python = ">=3.11"

[tool.poetry]
packages = [{ include = "orchard" }]

[tool.poetry.dependencies]
httpx = { version = "^0.28", extras = ["http2"] }

[[tool.poetry.source]]
name = "mirror"
url = "https://example.org/simple"
`,
  values: `# ${comment}
released = 1979-05-27T00:32:00.999999-07:00
day = 1979-05-27
at = 07:32:00

mode = 0o755
colour = 0xDEADBEEF
population = 8_200_000_000
largest = 9223372036854775807
ratio = 1.10
limit = inf

text = """
Roses are red,
Violets are blue."""
path = 'C:\\Users\\name'
`,
});
