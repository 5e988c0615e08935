import { expect, it } from 'vitest';
import { namesSecret } from './secret-names';

it.each([
  'password',
  'access_token',
  'X-Api-Key',
  'client_secret',
  'PHPSESSID',
  'apiKey',
  'DB_PASSWORD',
  'X-Amz-Signature',
])('%s is the name of a secret', (name) => expect(namesSecret(name)).toBe(true));

it.each(['name', 'token_type', 'passenger', 'page', '', 'secretary', 'password_length', 'key'])('%j is none', (name) =>
  expect(namesSecret(name)).toBe(false),
);
