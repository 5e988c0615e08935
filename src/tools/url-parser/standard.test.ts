import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseUrl } from './parse';
import { readUrl } from './read-url';

/** A case of `urltestdata.json` of web-platform-tests. */
interface UrlCase {
  readonly input: string;
  readonly base?: string | null;
  readonly failure?: true;
  readonly [part: string]: unknown;
}
interface HostCase {
  readonly input: string;
  readonly output: string | null;
}

const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`testdata/${name}.json`, import.meta.url), 'utf8'));
const PARTS = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

/**
 * Since 11 July 2026 the standard takes `xn--` labels that are no Punycode as long as all is ASCII. They name nothing, so they
 * stay a fault here (`docs/decisions/url-parsing.md`).
 */
const isWrongPunycode = (host: string) => /xn--/i.test(host);

const cases = read<UrlCase>('urltestdata');
const settled = cases.filter(({ input, failure }) => failure || !/^(https?|file):\/\/[^/]*xn--/i.test(input));

it('has all cases', () => {
  expect(cases).toHaveLength(891);
  expect(cases.length - settled.length).toBe(8);
});

// One test for each would be slower than what it tests.
it('answers as the standard wants', () => {
  const wrong = settled.filter((one) => {
    const base = typeof one.base === 'string' ? readUrl(one.base) : undefined;
    const url = readUrl(one.input, base);
    return one.failure ? url !== undefined : !url || PARTS.some((part) => part in one && url[part] !== one[part]);
  });
  expect(wrong).toEqual([]);
});

it('gives the parts of the standard, or a fault', () => {
  const wrong = settled.filter((one) => {
    const parsed = parseUrl(one.input, one.base ?? '');
    return one.failure ? parsed.ok : !parsed.ok || parsed.value.href !== one.href;
  });
  expect(wrong).toEqual([]);
});

describe('a host', () => {
  it('is turned into ASCII as the standard wants', () => {
    const hosts = read<HostCase>('toascii').filter(({ input, output }) => output === null || !isWrongPunycode(input));
    expect(hosts.filter(({ input, output }) => (readUrl(`https://${input}/x`)?.host ?? null) !== output)).toEqual([]);
  });
});
