/** What stands there at first. */
export const INITIAL_TEXT = '[{"name":"Ada","age":36},{"name":"Grace","age":85,"city":"New York"}]';

/** Texts that show what the tool can do. */
export const SAMPLES = {
  records: `[
  {"id": 17478252242305210114, "name": "Ada Lovelace", "balance": 1.10, "note": "said \\"hello, world\\""},
  {"id": 17478252242305210115, "name": "名前 🐳", "balance": null, "note": "two\\nlines", "vip": true}
]`,
  nested: `[
  {"no": "A-1", "customer": {"name": "Ada", "city": "London"}, "items": [{"sku": "x-1", "qty": 2}, {"sku": "y-7", "qty": 1}]},
  {"no": "A-2", "customer": {"name": "Grace"}, "items": [], "tags": ["new", "gift"]}
]`,
  envelope: `{
  "ok": true,
  "data": {
    "items": [{"id": 1, "name": "Ada"}, {"id": 2, "name": "Grace"}],
    "next": null
  }
}`,
  lines: `{"time": "2026-11-20T08:30:00Z", "level": "info", "message": "started"}
{"time": "2026-11-20T08:30:02Z", "level": "warn", "message": "slow disk", "ms": 1830}
`,
} as const;
