import { describe, expect, it } from 'vitest';
import { askEngine, hasEngine, type EngineAnswer, type RegexEngine } from '../../lib/testing-regex-engines';
import type { Claim } from './claims';
import { ROWS } from './entries';
import { outcomeOf } from './testing-claims';

const ENGINES: readonly RegexEngine[] = ['python', 'java', 'go'];

/** A claim as another engine is asked: its flags stand in the pattern. */
const asked = (claim: Claim) => {
  const flags = [...claim.flags].filter((flag) => 'ims'.includes(flag)).join('');
  return {
    pattern: flags === '' ? claim.pattern : `(?${flags})${claim.pattern}`,
    text: 'text' in claim ? claim.text : '',
    ...('replacement' in claim && { replacement: claim.replacement }),
  };
};

/** What the engines make of a pattern that has another syntax in each, or another meaning: `${engine}: ${entry}` with pattern and text. */
const KNOWN: readonly (readonly [
  engine: RegexEngine,
  pattern: string,
  text: string,
  answer: EngineAnswer,
  replacement?: string,
])[] = [
  // Look-behind: of a fixed length in Python; in Java with a bound, and often without one.
  ['python', '(?<=a+)b', 'aab', 'refused'],
  ['python', '(?<=a|bc)x', 'bcx', 'refused'],
  ['java', '(?<=a{0,9})b', 'aab', ['b']],
  ['java', '(?<=a|bc)x', 'bcx', ['x']],
  ['java', '(?<=(?:ab)+)c', 'ababc', 'refused'],
  ['java', '(?<=(?:ab)*)c', 'ababc', 'refused'],
  ['go', '(?<=a)b', 'ab', 'refused'],
  // Possessive and atomic, of which Python has had none before 3.11.
  ['python', 'a++b', 'aab', ['aab']],
  ['python', 'a++a', 'aa', []],
  ['python', '(?>a+)a', 'aa', []],
  ['java', 'a++a', 'aa', []],
  ['java', '(?>a+)a', 'aa', []],
  ['go', 'a++', 'aa', 'refused'],
  ['go', '(?>a)', 'a', 'refused'],
  // Replacements.
  ['python', '(\\w)(\\w)', 'ab', ['ba'], '\\2\\g<1>'],
  ['python', 'a', 'a', 'refused', '\\1'],
  ['python', '(?P<n>a)', 'a', ['[a]'], '[\\g<n>]'],
  ['python', 'a', 'a', ['[a]'], '[\\g<0>]'],
  ['python', 'a', 'a', ['$1'], '$1'],
  ['java', '(\\w)(\\w)', 'ab', ['ba'], '$2$1'],
  ['java', 'a', 'a', 'refused', '$1'],
  ['java', '(?<n>a)', 'a', ['[a]'], '[${n}]'],
  ['java', 'a', 'a', ['[a]'], '[$0]'],
  ['java', 'a', 'a', ['$'], '\\$'],
  ['go', '(\\w)(\\w)', 'ab', ['ba'], '${2}${1}'],
  ['go', 'a', 'a', ['[]'], '[${1}]'],
  ['go', '(?P<n>a)', 'a', ['[a]'], '[${n}]'],
  // Case: ASCII alone in Java.
  ['java', '(?i)é', 'É', []],
  ['java', '(?iu)é', 'É', ['É']],
  ['python', '(?i)é', 'É', ['É']],
  ['go', '(?i)é', 'É', ['É']],
  // Classes.
  ['java', '[a[b]]', 'ab[]', ['a', 'b']],
  ['java', '[a&&b]', 'ab&', []],
  ['java', '[[]', '[', 'refused'],
  ['java', '[-az]', '-a', ['-', 'a']],
  ['python', '[a&&b]', 'a&', ['a', '&']],
  ['go', '[[:alpha:]]', 'a1', ['a']],
  // Classes of letters, digits and blanks.
  ['python', '\\d', '٣', ['٣']],
  ['python', '\\w', 'é', ['é']],
  ['python', '(?a)\\d', '٣', []],
  ['python', '\\bcafé\\b', 'un café noir', ['café']],
  ['python', '\\s', '\u0085\u001c\u00a0\ufeff', ['\u0085', '\u001c', '\u00a0']],
  ['java', '\\w', 'é', []],
  ['java', '\\d', '٣', []],
  ['java', '\\s', '\u00a0\u2028\v ', ['\v', ' ']],
  ['go', '\\s', '\u00a0\v\t\n\f\r ', ['\t', '\n', '\f', '\r', ' ']],
  ['go', '\\bcafé\\b', 'un café noir', []],
  // Line ends.
  ['python', '.', 'a\n\r\u2028\u0085', ['a', '\r', '\u2028', '\u0085']],
  ['java', '.', 'a\n\r\u2028\u0085', ['a']],
  ['go', '.', 'a\n\r\u2028\u0085', ['a', '\r', '\u2028', '\u0085']],
  ['python', 'a$', 'a\n', ['a']],
  ['python', 'a\\Z', 'a\n', []],
  ['java', 'a$', 'a\n', ['a']],
  ['java', 'a\\z', 'a\n', []],
  ['java', '\\v', '\n\v', ['\n', '\v']],
  ['python', '\\v', '\n\v', ['\v']],
  // Ways of writing.
  ['java', '\\0', '\0', 'refused'],
  ['java', '\\x00', '\0', ['\0']],
  ['go', '\\x{e9}', 'é', ['é']],
  ['go', '\\u00e9', 'é', 'refused'],
  ['python', '\\U0001F600', '😀', ['😀']],
  ['java', '\\x{1F600}', '😀', ['😀']],
  ['go', '\\x{1F600}', '😀', ['😀']],
  ['python', '\\cJ', '\n', 'refused'],
  ['go', '\\cJ', '\n', 'refused'],
  ['python', '\\x0a', '\n', ['\n']],
  ['go', '\\x0a', '\n', ['\n']],
  ['java', '[\\b]', '\b', 'refused'],
  ['go', '[\\b]', '\b', 'refused'],
  ['java', '[\\x08]', '\b', ['\b']],
  ['go', '[\\x08]', '\b', ['\b']],
  ['python', '(?!)', 'a', []],
  ['java', '(?!)', 'a', []],
  ['go', '[^\\x00-\\x{10FFFF}]', 'a', []],
  ['python', 'a{,3}', 'aaa', ['aaa', '']],
  ['java', 'a{,3}', 'aaa', 'refused'],
  ['go', 'a{,3}', 'aaa a{,3}', ['a{,3}']],
  ['python', '(?<n>a)', 'a', 'refused'],
  ['python', '(?P<n>a)(?P=n)', 'aa', ['aa']],
  ['python', '(?P<n>a)\\k<n>', 'aa', 'refused'],
  ['java', '(?<n>a)\\k<n>', 'aa', ['aa']],
  ['go', '(a)\\1', 'aa', 'refused'],
  ['python', '(?P<n>a)|(?P<n>b)', 'b', 'refused'],
  ['java', '(?<n>a)|(?<n>b)', 'b', 'refused'],
  ['go', '(?P<n>a)|(?P<n>b)', 'b', ['b']],
  ['python', '^(a)?\\1b$', 'b', []],
  ['java', '^(a)?\\1b$', 'b', []],
  ['python', '\\p{L}', 'a', 'refused'],
  ['go', '\\p{Han}+', '中文a', ['中文']],
  ['java', '[A-C&&[^B]]', 'ABC', ['A', 'C']],
  ['java', '\\Ga', 'aaba', ['a', 'a']],
  ['python', '.', '😀', ['😀']],
  ['java', '.', '😀', ['😀']],
  ['go', '.', '😀', ['😀']],
];

/** What no way of asking carries over: errors and sets of JavaScript, `\\p` as a text, names and `$&` in replacements, which are written otherwise. */
function isPortable(claim: Claim): boolean {
  if ('isRefused' in claim || claim.flags.includes('v')) return false;
  if ('replacement' in claim) return !/\$(?!\d)/.test(claim.replacement);
  return !/\\p/i.test(claim.pattern) || claim.flags.includes('u');
}

describe.each(ENGINES)('%s', (engine) => {
  const isHere = hasEngine(engine);

  it.runIf(isHere)('does the same where nothing else is said', { timeout: 120_000 }, () => {
    const cases = ROWS.flatMap(({ topic, id, entry }) =>
      entry.elsewhere && engine in entry.elsewhere
        ? []
        : entry.claims
            .filter((claim) => isPortable(claim) && entry.isNew !== true)
            .map((claim) => ({ where: `${topic}.${id}: ${JSON.stringify(claim)}`, claim, ours: outcomeOf(claim) })),
    );
    expect(cases.length).toBeGreaterThan(30);
    const answers = askEngine(
      engine,
      cases.map(({ claim }) => asked(claim)),
    );
    const differing = cases.flatMap(({ where, claim, ours }, at) => {
      const answer = answers[at] ?? [];
      const isFirst = !claim.flags.includes('g') && !('replacement' in claim) && answer !== 'refused';
      const theirs = isFirst ? answer.slice(0, 1) : answer;
      const wanted = typeof ours === 'string' && ours !== 'refused' ? [ours] : ours;
      return JSON.stringify(theirs) === JSON.stringify(wanted) ? [] : [`${where} → ${JSON.stringify(theirs)}`];
    });
    expect(differing).toEqual([]);
  });

  it.runIf(isHere)('differs as is said', { timeout: 120_000 }, () => {
    const known = KNOWN.filter(([language]) => language === engine);
    const answers = askEngine(
      engine,
      known.map(([, pattern, text, , replacement]) => ({
        pattern,
        text,
        ...(replacement !== undefined && { replacement }),
      })),
    );
    expect(known.map(([, pattern, text, , replacement], at) => [pattern, text, replacement, answers[at]])).toEqual(
      known.map(([, pattern, text, answer, replacement]) => [pattern, text, replacement, answer]),
    );
  });
});
