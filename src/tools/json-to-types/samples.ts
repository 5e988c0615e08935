/** Two objects with a nested list, one on each line. */
export const INITIAL = `{"id":1,"name":"Ada","tags":["x"],"owner":null}
{"id":2.5,"name":null,"class":true,"items":[{"qty":1},{"qty":2,"note":"n"}],"owner":{"login":"b"}}
`;

export const SAMPLES = {
  lines: INITIAL,
  api: `{
  "total_count": 3,
  "next": null,
  "users": [
    { "id": 12345678901234567890, "login": "ada", "role": "admin", "created_at": "2024-05-06T07:08:09Z" },
    { "id": 2, "login": "li", "role": "user", "created_at": "2024-06-07T08:09:10Z", "site_url": "https://example.com" },
    { "id": 3, "login": "zoe", "role": "user", "created_at": "2024-07-08T09:10:11Z" },
    { "id": 4, "login": "max", "role": "admin", "created_at": "2024-08-09T10:11:12Z" }
  ],
  "scores": { "1": 9.5, "2": 7.25, "3": 8 },
  "billing": { "city": "Paris", "zip": "75001" },
  "shipping": { "city": "上海", "zip": "200000" }
}
`,
  yaml: `service: web
replicas: 2
ports:
  - { name: http, port: 80 }
  - { name: https, port: 443, protocol: TCP }
limits: { cpu: 0.5, memory: 512Mi }
`,
} as const;
