import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64 } from '../../lib/base64';
import { relativeTime } from '../../lib/relative-time';
import { decodeToken, type DecodedToken } from './decode';
import { EXAMPLE_TOKEN } from './operations';
import { A1_TOKEN, UNSECURED } from '../../lib/jwt/rfc-vectors';
import { visible } from '../../lib/jwt/visible';
import { validityOf } from './validity';

const base64url = (text: string) => toBase64(new TextEncoder().encode(text), { urlSafe: true });
/** Any UTF-16 units, halves of characters among them. */
const units = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((codes) => String.fromCharCode(...codes));
const HEADER = base64url('{"alg":"HS256"}');
const tokenOf = (payload: string, header = '{"alg":"HS256"}') => `${base64url(header)}.${base64url(payload)}.AA`;

function decoded(text: string): DecodedToken {
  const result = decodeToken(text);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

function claimsIn(text: string) {
  const { payload } = decoded(text);
  return payload?.kind === 'claims' ? payload.claims : [];
}

const valuesIn = (text: string) => claimsIn(text).map(({ name, value }) => [name, value]);
const faultOf = (text: string) => {
  const result = decodeToken(text);
  return result.ok ? undefined : result.fault;
};

describe('the catalogue', () => {
  it('reads the usual example', () => {
    const token = decoded(EXAMPLE_TOKEN);
    expect(token.alg).toBe('HS256');
    expect(token.kind).toBe('signed');
    const claims = claimsIn(EXAMPLE_TOKEN);
    expect(claims.map(({ name, value }) => [name, value])).toEqual([
      ['sub', '1234567890'],
      ['name', 'John Doe'],
      ['iat', '1516239022'],
    ]);
    expect(claims[2]?.time).toEqual({
      state: 'time',
      ms: Date.parse('2018-01-18T01:30:22.000Z'),
      isMilliseconds: false,
    });
    expect(validityOf(claims, Date.now(), 0)).toEqual({ state: 'no-expiry' });
  });

  it('reads RFC 7515 A.1', () => {
    const claims = claimsIn(A1_TOKEN);
    expect(claims.map(({ name, value }) => [name, value])).toEqual([
      ['iss', 'joe'],
      ['exp', '1300819380'],
      ['http://example.com/is_root', 'true'],
    ]);
    const since = Date.parse('2011-03-22T18:43:00.000Z');
    expect(validityOf(claims, Date.parse('2026-11-20T12:00:00Z'), 0)).toEqual({ state: 'expired', since });
  });

  it('keeps numbers and text exact', () => {
    const token =
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiLlvKDkuIkiLCJpZCI6OTAwNzE5OTI1NDc0MDk5MywiZW1vamkiOiLwn5iAIn0.9hXEdgyC4h76u_ukd-XDU7rsjhocPuC454QoyAnzGZc';
    expect(valuesIn(token)).toEqual([
      ['sub', '张三'],
      ['id', '9007199254740993'],
      ['emoji', '😀'],
    ]);
  });

  it('recognises milliseconds', () => {
    const token =
      'eyJhbGciOiJIUzI1NiJ9.eyJpYXQiOjE3MzQ0NDQyMTA5OTEsImV4cCI6MTczNDUzMDYxMDk5MX0.f2AqsWFRvc42zf-4YFIIiJ9P4IgqxlzCemGyZ3aHsN0';
    expect(claimsIn(token)[1]?.time).toEqual({
      state: 'time',
      ms: Date.parse('2024-12-18T14:03:30.991Z'),
      isMilliseconds: true,
      asSeconds: 1_734_530_610_991_000,
    });
  });

  it('says when nobody signed', () => {
    expect(decoded('eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.').kind).toBe('unsigned');
    expect(valuesIn('eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.')).toEqual([['sub', 'admin']]);
    expect(decoded('eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9').kind).toBe('unsigned');
    expect(decoded(UNSECURED).kind).toBe('unsigned');
    expect(decoded(`${base64url('{"alg":"nOnE"}')}.e30.AAAA`).kind).toBe('unsigned');
    expect(decoded(`${HEADER}.e30.`).kind).toBe('unsigned');
  });

  it('shows a payload that is no JSON', () => {
    const { payload } = decoded('eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.AAAA');
    expect(payload).toEqual({
      kind: 'text',
      text: 'Example of Ed25519 signing',
      fault: { line: 1, column: 1, seen: 'E' },
    });
    expect(decoded(`${HEADER}..AA`).payload).toEqual({
      kind: 'text',
      text: '',
      fault: { line: 1, column: 1, seen: '' },
    });
    expect(decoded(`${HEADER}._w.AA`).payload).toEqual({ kind: 'bytes', hex: 'ff' });
    expect(decoded(tokenOf('[1, 2]')).payload).toEqual({ kind: 'json', json: '[\n  1,\n  2\n]' });
  });

  it('reads the header of what is encrypted', () => {
    expect(decoded('eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.a.b.c.d')).toMatchObject({
      kind: 'encrypted',
      alg: 'RSA-OAEP',
      enc: 'A256GCM',
    });
  });

  it.each([
    ['bearer', `Bearer ${EXAMPLE_TOKEN}`],
    ['a header line', `Authorization: Bearer ${EXAMPLE_TOKEN}\r\n`],
    ['a quoted header line', `  'authorization:bearer ${EXAMPLE_TOKEN}'`],
    ['a quoted token in a header line', `Authorization: Bearer "${EXAMPLE_TOKEN}"`],
    ['quotes', `“${EXAMPLE_TOKEN}”`],
    ['lines', EXAMPLE_TOKEN.replace(/(.{40})/g, '$1\r\n    ')],
    ['invisible marks', `\uFEFF\u200b ${EXAMPLE_TOKEN}\n\n`],
  ])('takes the token out of %s', (_, text) => {
    expect(decoded(text)).toEqual(decoded(EXAMPLE_TOKEN));
  });
});

describe('faults', () => {
  it.each([
    ['abc.def', { code: 'part-count', count: 2 }],
    ['abc', { code: 'part-count', count: 1 }],
    ['Bearer ', { code: 'part-count', count: 0 }],
    [`${EXAMPLE_TOKEN}.`, { code: 'part-count', count: 4 }],
    [`${EXAMPLE_TOKEN}.a.b.c`, { code: 'part-count', count: 6 }],
    ['e30=.e30.AA', { code: 'header-not-base64url', character: 4, at: 3 }],
    ['a.e30.AA', { code: 'header-not-base64url', character: 1, at: 0 }],
    ['.e30.AA', { code: 'header-not-json', line: 1, column: 1, seen: '' }],
    ['_w.e30.AA', { code: 'header-not-text' }],
    [`${base64url('[]')}.e30.AA`, { code: 'header-not-object' }],
    [`${base64url('{alg:1}')}.e30.AA`, { code: 'header-not-json', line: 1, column: 2, seen: 'a' }],
    [`Bearer ${HEADER}.e3+.AA`, { code: 'payload-not-base64url', character: 3, at: 7 + HEADER.length + 3 }],
    [`${HEADER}.\n e3+.AA`, { code: 'payload-not-base64url', character: 3, at: HEADER.length + 5 }],
    ['{"payload":"Zm9v"}', { code: 'part-count', count: 1 }],
  ])('%s', (text, fault) => expect(faultOf(text)).toEqual(fault));
});

describe('claims of any name', () => {
  it('keeps those that objects of JavaScript have as well', () => {
    const json = '{"length":3,"__proto__":{"x":1},"constructor":"c","toString":null,"hasOwnProperty":[]}';
    expect(valuesIn(tokenOf(json))).toEqual([
      ['length', '3'],
      ['__proto__', '{\n  "x": 1\n}'],
      ['constructor', 'c'],
      ['toString', 'null'],
      ['hasOwnProperty', '[]'],
    ]);
  });

  it('shows objects as JSON, exact numbers inside', () => {
    expect(valuesIn(tokenOf('{"realm":{"roles":["a"],"id":12345678901234567890.10}}'))).toEqual([
      ['realm', '{\n  "roles": ["a"],\n  "id": 12345678901234567890.10\n}'],
    ]);
  });

  it('takes any depth', () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(valuesIn(tokenOf(`{"a":${nested}}`))).toEqual([['a', nested]]);
  });

  it('keeps repeated names, and says so', () => {
    const { payload } = decoded(tokenOf('{"sub":"a","sub":"b"}'));
    expect(payload).toMatchObject({ hasDuplicates: true, claims: [{ value: 'a' }, { value: 'b' }] });
  });

  it('gives back any claims', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(units, units), { maxLength: 8 }), (members) => {
        const json = `{${members.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`;
        expect(valuesIn(tokenOf(json))).toEqual(members);
      }),
    );
  });

  it('never throws, whatever is in the box', () => {
    fc.assert(
      fc.property(units, fc.string(), (first, second) => {
        decodeToken(first);
        decodeToken(tokenOf(first, second));
        decodeToken(tokenOf(first));
      }),
    );
  });

  it('spells out what hides or disguises', () => {
    expect(visible('a\u202eb\u0000\ud800\n😀')).toBe('a\\u202eb\\u0000\\ud800\n😀');
  });
});

describe('times', () => {
  const timeOf = (value: string) => claimsIn(tokenOf(`{"exp":${value}}`))[0]?.time;
  it.each([
    ['1300819380.25', { state: 'time', ms: 1_300_819_380_250, isMilliseconds: false }],
    ['-1', { state: 'time', ms: -1000, isMilliseconds: false }],
    ['99999999999', { state: 'time', ms: 99_999_999_999_000, isMilliseconds: false }],
    ['1e11', { state: 'time', ms: 100_000_000_000, isMilliseconds: true, asSeconds: 1e14 }],
    ['1e300', { state: 'out-of-range' }],
    ['1e999', { state: 'out-of-range' }],
    ['9007199254740993', { state: 'out-of-range' }],
    ['"1300819380"', { state: 'not-number' }],
    ['null', { state: 'not-number' }],
  ])('%s', (value, time) => expect(timeOf(value)).toEqual(time));

  it('judges by exp and nbf, with leeway in favour of the token', () => {
    const claims = claimsIn(tokenOf('{"nbf":1000,"exp":2000}'));
    expect(validityOf(claims, 999_999, 0)).toEqual({ state: 'not-yet', from: 1_000_000 });
    expect(validityOf(claims, 999_999, 1)).toEqual({ state: 'active', until: 2_000_000 });
    expect(validityOf(claims, 1_000_000, 0)).toEqual({ state: 'active', until: 2_000_000 });
    expect(validityOf(claims, 2_000_000, 0)).toEqual({ state: 'expired', since: 2_000_000 });
    expect(validityOf(claims, 2_059_999, 60)).toEqual({ state: 'active', until: 2_000_000 });
    expect(validityOf(claims, 2_060_000, 60)).toEqual({ state: 'expired', since: 2_000_000 });
    expect(validityOf(claimsIn(tokenOf('{"exp":"soon"}')), 0, 0)).toEqual({ state: 'unreadable' });
  });

  it('says how far an instant is', () => {
    expect(relativeTime(0, 15_000, 'en')).toBe('15 seconds ago');
    expect(relativeTime(7_200_000, 0, 'en')).toBe('in 2 hours');
    expect(relativeTime(Date.parse('2011-03-22T18:43:00Z'), Date.parse('2026-11-20T12:00:00Z'), 'en')).toBe(
      '15 years ago',
    );
  });
});
