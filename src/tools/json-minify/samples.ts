/** What stands there at first. */
export const INITIAL_TEXT = '{\n\t"hello": [\n\t\t"world"\n\t]\n}';

/** Texts that show what the tool can do, one with a comment in the language of the page. */
export const samples = (comment: string) => ({
  json: `{
  "id": 17478252242305210114,
  "name": "Ada Lovelace",
  "site": "https://example.com/*ada*/",
  "balance": 1.10,
  "tags": ["math", "engines"],
  "city": "\\u4e0a\\u6d77"
}`,
  comments: `{
  // ${comment}
  name: 'handy-tools',
  "build": 20260722, /* yyyymmdd */
  mask: 0xFF,
  hosts: ['cn-north-1', "eu-west-2",],
  limit: Infinity,
}`,
  lines: `{ "time": "2026-11-20T08:30:00Z", "level": "info" }
{ "time": "2026-11-20T08:30:02Z", "level": "warn", "ms": 1830 }
`,
  literal: JSON.stringify('{\n  "id": 42,\n  "items": ["a", "b"]\n}'),
});
