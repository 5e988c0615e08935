import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { escape } from './operations';
import { unescapeText } from './unescape';

/** Names and code points of the HTML Standard, section 13.5, as one line each. */
const names = readFileSync(new URL('standard-names.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [name = '', ...codes] = line.split(' ');
    return [name, String.fromCodePoint(...codes.map((code) => Number.parseInt(code, 16)))] as const;
  });
const read = (text: string) => unescapeText(text, 'html', () => {});

it('knows all 2,231 names of the standard', () => {
  expect(names).toHaveLength(2231);
  const wrong = names.filter(
    ([name, value]) => read(`&${name}`).text !== value || read(`x&${name} y`).text !== `x${value} y`,
  );
  expect(wrong).toEqual([]);
});

it('needs the semicolon of a name that has no old form', () => {
  const old = new Set(names.flatMap(([name]) => (name.endsWith(';') ? [] : [name])));
  expect(old.size).toBe(106);
  const prefixOf = (name: string) => {
    for (let length = name.length; length > 1; length--)
      if (old.has(name.slice(0, length))) return name.slice(0, length);
    return undefined;
  };
  const values = new Map(names);
  for (const [name] of names) {
    if (!name.endsWith(';')) continue;
    const bare = name.slice(0, -1);
    const prefix = prefixOf(bare);
    const expected = prefix === undefined ? `&${bare}` : `${values.get(prefix)}${bare.slice(prefix.length)}`;
    expect(read(`&${bare}`).text).toBe(expected);
    expect(read(`&${bare}-`).text).toBe(`${expected}-`);
  }
});

it('leaves names without semicolon in attributes before = and letters and digits', () => {
  for (const [name, value] of names) {
    if (name.endsWith(';')) continue;
    for (const next of ['=', 'q', 'Q', '7']) {
      const isLonger = names.some(([longer]) => longer.startsWith(`${name}${next}`));
      if (isLonger) continue;
      expect(unescapeText(`&${name}${next}`, 'attribute', () => {}).text).toBe(`&${name}${next}`);
    }
    for (const next of ['', ' ', '"', '&', '-', 'é']) {
      expect(unescapeText(`&${name}${next}`, 'attribute', () => {}).text).toBe(`${value}${next}`);
    }
  }
});

it('writes everything beyond ASCII that has a name by a name', async () => {
  for (const value of new Set(names.map(([, value]) => value))) {
    const written = await escape.run(
      { text: value },
      { mode: 'names', everyAs: 'decimal', apostrophe: 'number', keepExisting: false },
      job(),
    );
    if (!written.ok) throw new Error('escaping never fails');
    expect(read(written.value).text).toBe(value);
    if (/^[\0-\x7F]/.test(value)) continue;
    expect(written.value).toMatch(/^&[A-Za-z][A-Za-z0-9]*;$/);
  }
});
