import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup.mjs';
import { slowPatterns } from './patterns.mjs';

/** Patterns that are slow on paper alone: the place, how they begin, and what bounds them. */
const EXCEPTIONS: readonly (readonly [path: string, start: string, reason: string])[] = [
  ['src/lib/user-agent/', '/', 'a user agent is cut at 500 characters, or 1,000 before its program is taken out'],
  ['src/lib/json/highlight-json.ts', '/("', 'all after the quote is optional: it never goes back'],
  ['src/lib/toml/highlight-toml.ts', '/("""', 'what is no key is taken whole by the last part'],
  ['src/lib/keys/ssh-public.ts', '/(?:^|[ \\t])(ssh', 'the last field takes all of the line, at whose end it may end'],
  ['src/lib/yaml/library-problem.ts', '/(?:"', 'the text before it is cut at 2,000 characters'],
  ['src/tools/benchmark-builder/write-results.ts', '/\\.?0+$/', '`toFixed` gives twenty decimals at most'],
  ['src/lib/words/letters.ts', '/\\p{L}', 'letters are looked for so far and no further'],
  ['src/tools/eta-calculator/read-work.ts', '/T.*', 'no instant is longer than 200 characters'],
  ['src/tools/math-evaluator/write-number.ts', '/\\B(?=', 'exact integers have 64 digits, others fewer'],
  ['src/tools/safelink-decoder/host-warnings.ts', '/^(', 'every text behind a scheme matches'],
  ['src/tools/safelink-decoder/wrapped.ts', '/^https?', 'every text behind a host matches'],
  ['src/lib/secrets/secret-value.ts', '/([ \\t]*)', 'every rest of a text matches'],
  ['src/tools/text-diff/read-patch.ts', '/[^\\n]*', 'only the last line is read twice'],
  ['src/tools/text-diff/text-language.ts', '/^(?:select', 'the sample is cut at 20,000 characters'],
  ['src/tools/url-parser/changes.ts', '/^(', 'every text matches'],
  ['src/tools/url-parser/fault.ts', '/^(\\[', 'every text matches'],
];

const files = ['src', 'cli'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|demo)\.|testing|\/samples\/|cli\/hostile\//.test(path)),
);

const slow = files.flatMap((path) =>
  slowPatterns(path, readFileSync(join(ROOT, path), 'utf8')).map((one) => ({ path, ...one })),
);
const isExcepted = ({ path, pattern }: { path: string; pattern: string }) =>
  EXCEPTIONS.some(([place, start]) => path.startsWith(place) && pattern.startsWith(start));

describe('the patterns of the program', () => {
  it('read any text in a time that grows as its length does', () => {
    const problems = slow
      .filter((one) => !isExcepted(one))
      .map(({ path, line, pattern, attack, isExponential }) => {
        const how = isExponential ? 'exponentially' : 'with the square';
        return `${path}:${line}: ${pattern.slice(0, 80)} grows ${how} for a run of ${attack.slice(0, 40)}`;
      });
    expect(problems).toEqual([]);
  });

  it('have no exception that is not needed', () => {
    const idle = EXCEPTIONS.filter((exception) => !slow.some((one) => one.path.startsWith(exception[0])));
    expect(idle).toEqual([]);
  });

  it.each([
    ['two parts that take the same', 'const a = /^\\s*(.*?)\\s*$/;'],
    ['an end that is cut off', 'const a = /=+$/;'],
    ['a group within a group', 'const a = /^(?:a+)+$/;'],
  ])('are found: %s', (_what, source) => {
    expect(slowPatterns('a.ts', source)).toHaveLength(1);
  });

  it('may cut off an end that is looked for once in a run', () => {
    expect(slowPatterns('a.ts', 'const a = /(?<!=)=+$/;')).toEqual([]);
  });
});
