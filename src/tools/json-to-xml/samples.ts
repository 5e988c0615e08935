export const SAMPLES = {
  attributes: '{"a":{"_attributes":{"x":"1.234","y":"It\'s"}}}',
  book: `{
  "_declaration": { "_attributes": { "version": "1.0" } },
  "catalog": {
    "_comment": " 2026 ",
    "book": [
      {
        "_attributes": { "id": "b1", "lang": "zh" },
        "title": "三体",
        "price": 23.50,
        "note": { "_cdata": "<b>1 & 2</b>" }
      },
      {
        "_attributes": { "id": "b2", "lang": "fr" },
        "title": "Le Petit Prince",
        "price": 7.10
      }
    ]
  }
}
`,
  records: '[\n  { "id": 12345678901234567890, "tags": ["a", "b"] },\n  { "id": 2, "tags": ["c", "d"] }\n]\n',
};
