import { expect, it } from 'vitest';
import { ConfigurationError } from '../config/config';
import { analyticsOrigin } from './plausible';

it.each([
  ['https://stats.example', 'https://stats.example'],
  ['https://stats.example/', 'https://stats.example'],
  ['http://127.0.0.1:8000/path', 'http://127.0.0.1:8000'],
])('%s is at %s', (apiHost, origin) => expect(analyticsOrigin(apiHost)).toBe(origin));

it.each(['', 'stats.example', 'ftp://stats.example', 'https://'])('refuses %j by the name of its key', (apiHost) => {
  const read = () => analyticsOrigin(apiHost);
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(`plausible.apiHost: received ${JSON.stringify(apiHost)}, expected an address`);
});
