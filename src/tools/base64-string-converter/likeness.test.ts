import { expect, it } from 'vitest';
import { toBase64 } from '../../lib/base64';
import { decodeString } from './decoding';
import { isToken } from '../../lib/text-likeness';

// The token of RFC 7519, section 3.1.
const TOKEN =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

function likeness(base64: string) {
  const decoded = decodeString(base64, { charset: 'utf-8', eachLine: false });
  return decoded.ok ? decoded.value.looksLike : decoded.fault.code;
}

it.each([
  ['iVBORw0KGgo=', { kind: 'file', mimeType: 'image/png' }],
  ['R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', { kind: 'file', mimeType: 'image/gif' }],
  ['JVBERi0xLjc=', { kind: 'file', mimeType: 'application/pdf' }],
  ['eyJhIjoxfQ==', { kind: 'json' }],
  ['WzFd', { kind: 'json' }],
  [toBase64(new TextEncoder().encode(TOKEN)), { kind: 'token' }],
  ['SGVsbG8=', undefined],
  ['MQ==', undefined],
  ['e30gIHg=', undefined],
  ['', undefined],
  ['/w==', undefined],
] as const)('%s looks like %o', (base64, found) => expect(likeness(base64)).toEqual(found));

it('knows a token as it stands, which is no Base64', () => {
  expect(isToken(TOKEN)).toBe(true);
  expect(isToken(` ${TOKEN}\n`)).toBe(true);
  expect(isToken('eyJhIjoxfQ==')).toBe(false);
  expect(isToken('a.b.c')).toBe(false);
  expect(likeness(TOKEN)).toBe('bad-character');
});
