/** What stands there at first. */
export const INITIAL = 'Lorem ipsum dolor sit amet';

export const SAMPLES = {
  key: 'AKIAIOSFODNN7EXAMPLE',
  log: `2026-11-20T08:30:12Z login anna@example.com from 8.8.8.8 via 10.0.0.1
2026-11-20T08:30:13Z GET https://api.example.com/v1/users?id=42
2026-11-20T08:30:14Z connect postgres://app:s3cret@db.internal/app
2026-11-20T08:30:15Z DB_PASSWORD=hunter2 key=AKIAIOSFODNN7EXAMPLE
2026-11-20T08:30:16Z mail ANNA@example.com, card 4111 1111 1111 1111`,
};
