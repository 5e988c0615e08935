export const SAMPLES = {
  json: '{"foo":"bar","list":{"name":"item","another":{"key":"value"}}}',
  project: (comment: string) => `{
  // ${comment}
  "package": {
    "name": "orchard",
    "version": "1.10",
    "edition": "2024",
  },
  "dependencies": {
    "serde": { "version": "1.0", "features": ["derive"] },
  },
  "bin": [
    { "name": "orchard", "path": "src/main.rs" },
    { "name": "pick", "path": "src/pick.rs" },
  ],
}
`,
  list: '[\n  { "id": 12345678901234567890, "due": "2026-11-20" },\n  { "id": 2, "due": null }\n]\n',
};
