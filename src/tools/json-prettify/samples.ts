/** What stands there at first. */
export const INITIAL_TEXT = '{"hello": "world", "foo": "bar"}';

/** Texts that show what the tool can do, one with a comment in the language of the page. */
export const samples = (comment: string) => ({
  json: `{"id": 17478252242305210114, "name": "Ada Lovelace", "email": "ada@example.com", "active": true,
"created_at": "2026-11-20T08:30:00+08:00", "last_seen": 1795161600, "site": "https://example.com/ada",
"balance": 1.10, "tiny": 1e-400, "tags": ["math", "engines", "poetry"], "notes": null,
"address": {"city": "London", "geo": {"lat": 51.5072, "lon": -0.1276}},
"orders": [{"no": "A-1", "items": [{"sku": "x-1", "qty": 2}, {"sku": "y-7", "qty": 1}]}, {"no": "A-2", "items": []}]}`,
  json5: `{
  // ${comment}
  name: 'handy-tools',
  "build": 20260722, /* yyyymmdd */
  mask: 0xFF,
  ratio: .75,
  "retries": 3,
  hosts: ['cn-north-1', "eu-west-2",],
  limit: Infinity,
  "retries": 5, // again
}`,
  lines: `{"time": "2026-11-20T08:30:00Z", "level": "info", "message": "started"}
{"time": "2026-11-20T08:30:02Z", "level": "warn", "message": "slow disk", "ms": 1830}
{"time": "2026-11-20T08:30:09Z", "level": "info", "message": "ready"}
`,
  wrapped: JSON.stringify({ event: 'order', payload: JSON.stringify({ id: 42, items: ['a', 'b'] }) }),
});
