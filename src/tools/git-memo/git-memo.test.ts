import { describe, expect, it } from 'vitest';
import { ENTRIES, TOPICS } from './commands';
import { words as en } from './locales/en';
import { words as fr } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import { memoOptions } from './options';
import { filledText, shellQuoted } from './placeholders';
import { searchCommands } from './search';
import { parse } from 'valibot';

const defaults = parse(memoOptions, {});
const fill = (command: string, changes: object = {}) => filledText(command, { ...defaults, ...changes });

it('has 115 commands in ten topics, each once within its topic', () => {
  expect(ENTRIES).toHaveLength(115);
  expect(TOPICS.map((topic) => ENTRIES.filter((entry) => entry.topic === topic).length)).toEqual([
    13, 13, 14, 10, 9, 14, 15, 7, 6, 14,
  ]);
  expect(new Set(ENTRIES.map(({ command }) => command)).size).toBe(115);
  expect(ENTRIES.every(({ command }) => command.startsWith('git '))).toBe(true);
});

it.each([
  ['en', en],
  ['fr', fr],
  ['zh-cn', zhCn],
])('describes each command in a sentence of its own in %s', (_locale, { descriptions }) => {
  const sentences = Object.values(descriptions);
  expect(new Set(sentences).size).toBe(115);
  expect(sentences.filter((sentence) => !/[.。]$/.test(sentence))).toEqual([]);
});

it.each([en, fr, zhCn])('says of each way back what happens to what is staged and what is not', ({ descriptions }) => {
  const undo = ENTRIES.filter(({ topic }) => topic === 'undo').map(({ command }) => descriptions[command]);
  expect(undo.filter((text) => !/staged|index|暂存/.test(text))).toEqual([]);
});

describe('filling in', () => {
  it.each([
    ['git switch BRANCH', { BRANCH: 'feature/登录' }, 'git switch feature/登录'],
    ['git restore FILE', { FILE: 'a b.txt' }, "git restore 'a b.txt'"],
    ['git restore FILE', { FILE: "it's.txt" }, String.raw`git restore 'it'\''s.txt'`],
    ['git log --follow -- FILE', { FILE: '' }, 'git log --follow -- FILE'],
    ['git log --follow -- FILE', { FILE: '  ' }, 'git log --follow -- FILE'],
    ['git show COMMIT:FILE', { COMMIT: 'HEAD@{1}' }, "git show 'HEAD@{1}':path/to/file"],
    ['git diff MAIN...BRANCH', {}, 'git diff main...feature'],
    ['git push REMOTE --delete BRANCH', {}, 'git push origin --delete feature'],
    ['git rebase --onto NEWBASE OLDBASE BRANCH', {}, 'git rebase --onto NEWBASE OLDBASE feature'],
    ['git reset --hard ORIG_HEAD', {}, 'git reset --hard ORIG_HEAD'],
    // A value that looks like a placeholder is not filled in again.
    ['git switch BRANCH', { BRANCH: 'FILE' }, 'git switch FILE'],
  ])('%s with %j', (command, changes, text) => expect(fill(command, changes)).toBe(text));

  it.each([
    ['HEAD~1', 'HEAD~1'],
    ['v1.0^', 'v1.0^'],
    ['$(rm -rf)', "'$(rm -rf)'"],
    ['a;b', "'a;b'"],
    ['两 个', "'两 个'"],
    ["'", String.raw`''\'''`],
    ['a\nb', "'a\nb'"],
  ])('%j is quoted as %s', (value, quoted) => expect(shellQuoted(value)).toBe(quoted));
});

describe('the filter', () => {
  const topicsOf = (query: string, languages = [en]) => [
    ...new Set(searchCommands(query, languages).map(({ topic }) => topic)),
  ];

  it('finds the seven lines of Stash, in every language', () => {
    for (const words of [en, fr, zhCn]) {
      expect(searchCommands('stash', [words, en])).toHaveLength(7);
      expect(topicsOf('stash', [words, en])).toEqual(['stash']);
    }
  });

  it('finds the Undo section by its Chinese name', () => {
    expect(topicsOf('撤销', [zhCn, en])).toEqual(['undo']);
    expect(searchCommands('撤销', [zhCn, en])).toHaveLength(15);
  });

  it.each([
    ['git undo hard', ['undo']],
    ['CHERRY', ['merge']],
    ['zzz', []],
  ])('%s', (query, topics) => expect(topicsOf(query)).toEqual(topics));

  it('looks over accents', () => expect(topicsOf('etiquette', [fr])).toContain('tags'));
});
