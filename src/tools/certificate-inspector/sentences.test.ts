import { describe, expect, it } from 'vitest';
import type { PathProblem } from '../../lib/x509/path-problems';
import { inspectContent } from './inspect';
import { words as en } from './locales/en';
import { words as fr } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import { INTERMEDIATE, LEAF, LIST, ROOT } from './samples';
import { sentencesOf } from './sentences';

const { subtle } = globalThis.crypto;
const all = [en, fr, zhCn];

describe('since when one is revoked', () => {
  const problem: PathProblem = {
    code: 'revoked',
    place: 0,
    since: Date.UTC(2026, 1, 1, 12),
    reason: 'key-compromise',
  };

  it('is written as all moments are', () => {
    const moment = (time: number) => `<${time / 1000}>`;
    expect(all.map((words) => words.problem(problem, 'x', moment).replaceAll('\u00A0', ' '))).toEqual([
      '“x” is revoked since <1769947200>, key compromise.',
      '« x » est révoqué depuis le <1769947200>, clé compromise.',
      '「x」自 <1769947200> 起已被吊销，私钥泄露。',
    ]);
  });

  it('is ISO 8601 where no way was chosen', async () => {
    const content = [LEAF, INTERMEDIATE, ROOT, LIST].join('\n');
    const read = await inspectContent({ content }, { now: Date.UTC(2026, 1, 3), subtle });
    if (!read.ok) throw new Error(read.fault.code);
    expect(sentencesOf(en, read.value).join(' ')).toContain('revoked since 2026-02-01T12:00:00Z, key compromise.');
  });
});

describe('how many may stand below', () => {
  it.each([
    [
      0,
      1,
      '“x” allows no CA below it, but there is 1.',
      '« x » ne permet aucune autorité sous elle, mais il y en a une.',
      '「x」之下不允许中间 CA，实有 1 级。',
    ],
    [
      1,
      2,
      '“x” allows 1 CA below it, but there are 2.',
      '« x » permet 1 autorité sous elle, mais il y en a 2.',
      '「x」之下最多允许 1 级中间 CA，实有 2 级。',
    ],
    [
      2,
      3,
      '“x” allows 2 CAs below it, but there are 3.',
      '« x » permet 2 autorités sous elle, mais il y en a 3.',
      '「x」之下最多允许 2 级中间 CA，实有 3 级。',
    ],
  ])('%d, and there are %d', (limit, found, ...said) => {
    const problem: PathProblem = { code: 'path-length', place: 0, limit, found };
    expect(all.map((words) => words.problem(problem, 'x', String).replaceAll('\u00A0', ' '))).toEqual(said);
  });
});
