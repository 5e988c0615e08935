import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup.mjs';
import { cardProblems, problemsOf } from './word-rules.mjs';
import { wordsIn } from './word-strings.mjs';

/** What breaks a rule on purpose: the place, the keys, and why. */
const EXCEPTIONS: readonly (readonly [path: RegExp, key: RegExp, reason: string])[] = [
  [/kit\/(en|fr)\.ts$/, /^(copied|search)$/, 'the wording of the tooltip and of the search field is specified'],
  [/i18n\/(toml|yaml)\/(en|fr)\.ts$/, /^reason$/, 'the place of the fault follows it, and then the full stop'],
  [/(slugify-string|text-to-nato-alphabet)\//, /^sample$/, 'a sample has all kinds of signs'],
  [/token-generator\//, /^symbolSet$/, 'it shows the signs themselves'],
  [/html-entities\//, /^minimal$/, 'it shows the signs themselves'],
  [/user-agent-parser\//, /^(HINT_FORMS|hintsPlaceholder)$/, 'a header has its quotes and colons'],
  [/json-to-csv\//, /^join$/, 'it shows the signs themselves, with their space'],
  [/rsa-key-pair-generator\//, /^generateFault$/, 'it ends with what the browser said'],
];

const CARD = /^src\/tools\/[^/]+\/locales\/(zh-cn|en|fr)\.card\.ts$/;
/** Search words are what people type, not what they read. */
const TYPED = /^(keywords|aliases)$/;

/** What every page says before, or without, the program. */
const BEFORE_IT = ['src/boot.js', 'scripts/document.mjs'];

const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|demo)\.|testing|search-queries/.test(path))
  .concat(BEFORE_IT);

const isExcepted = (path: string, keys: readonly string[]) =>
  EXCEPTIONS.some(([place, key]) => place.test(path) && keys.some((name) => key.test(name)));

describe('the visible words', () => {
  it('keep the rules of their language', () => {
    const problems = files.flatMap((path) =>
      wordsIn(path, readFileSync(join(ROOT, path), 'utf8'))
        .filter(({ keys }) => !TYPED.test(keys[0] ?? '') && !isExcepted(path, keys))
        .flatMap((word) => problemsOf(word).map((problem) => `${path}:${word.line}: ${problem}: ${word.text}`)),
    );
    expect(problems).toEqual([]);
  });

  it('name and describe all tools in one style', () => {
    const problems = files.flatMap((path) => {
      const language = CARD.exec(path)?.[1];
      if (!language) return [];
      const words = wordsIn(path, readFileSync(join(ROOT, path), 'utf8'));
      const textOf = (wanted: string) => words.find(({ keys }) => keys.join('.') === `card.${wanted}`)?.text ?? '';
      const card = { name: textOf('name'), description: textOf('description') };
      return cardProblems(language, card).map((problem) => `${path}: ${problem}: ${card.name} – ${card.description}`);
    });
    expect(problems).toEqual([]);
  });
});

describe('the check of words', () => {
  const problemsIn = (path: string, source: string) => wordsIn(path, source).flatMap(problemsOf);

  it.each([
    ['zh-cn', '“值”', 'other quotes than 「」'],
    ['zh-cn', "值 'x'", undefined],
    ['zh-cn', '您的密码', 'the reader is 你'],
    ['zh-cn', '第3行', 'no space between Chinese and Latin letters or digits'],
    ['zh-cn', '共 3 行，见「a」', undefined],
    ['zh-cn', '名称,地址', 'half-width punctuation'],
    ['zh-cn', '名称 （可选）', 'a space beside full-width punctuation'],
    ['zh-cn', '完成！', 'an exclamation mark'],
    ['zh-cn', '搜索...', 'three dots: an ellipsis is one sign, …'],
    ['en', 'the key "a"', 'straight quotes around words'],
    ['en', "the key 'a'", 'straight quotes around words'],
    ['en', "the key's name", 'a straight apostrophe'],
    ['en', 'the key “a” of the page’s list', undefined],
    ['en', 'write `a`', 'a backtick is shown as it is: put the code in quotes'],
    ['en', 'two  spaces', 'two spaces in a row'],
    ['en', 'Done!', 'an exclamation mark'],
    ['fr', "l'adresse", 'a straight apostrophe'],
    ['fr', 'la clé "a"', 'other quotes than « »'],
    ['fr', 'la clé « a »', '« and » have no-break spaces (U+00A0) inside'],
    ['fr', 'la clé «\u00A0a\u00A0»', undefined],
    ['fr', 'Changer ?', '; ! ? have a narrow no-break space (U+202F) before them'],
    ['fr', 'Changer\u00A0?', '; ! ? have a narrow no-break space (U+202F) before them'],
    ['fr', 'Changer?', '; ! ? have a narrow no-break space (U+202F) before them'],
    ['fr', 'Changer\u202F?', undefined],
    ['fr', 'Note : a', ': has a no-break space (U+00A0) before it'],
    ['fr', 'Note: a', ': has a no-break space (U+00A0) before it'],
    ['fr', 'Note\u00A0: à 12:30, http://a', undefined],
  ])('in %s, %j: %s', (language, text, problem) => {
    const word = { language, text, keys: ['label'], line: 1, isWhole: true };
    expect(problemsOf(word)).toEqual(problem === undefined ? [] : [problem]);
  });

  it.each([
    ['zh-cn', 'resetColumns', '还原列', 1],
    ['zh-cn', 'resetColumns', '恢复默认列', 0],
    ['zh-cn', 'label', '重置', 1],
    ['en', 'reset', 'Back to the example', 1],
    ['en', 'wasReset', 'Content reset', 0],
    ['fr', 'resetOptions', 'Valeurs par défaut', 1],
    ['fr', 'reset', 'Remettre à zéro', 0],
    ['fr', 'redo', 'Rétablir', 0],
  ])('in %s, %s is %s: %i problems', (language, key, text, count) =>
    expect(problemsOf({ language, text, keys: ['words', key], line: 1, isWhole: true })).toHaveLength(count),
  );

  it('sees what a page says without the program', () => {
    const words = wordsIn('scripts/document.mjs', readFileSync(join(ROOT, 'scripts/document.mjs'), 'utf8'));
    expect(words.filter(({ language }) => language === 'zh-cn').map(({ keys }) => keys[1])).toEqual([
      'noScript',
      'failed',
      'old',
    ]);
  });

  it('reads the words of functions, with a digit where a number is written', () => {
    const source = 'export const words = { lines: (n: number) => `共${count(n)}行`, of: (x: string) => `选取${x}` };';
    expect(problemsIn('src/a/zh-cn.ts', source)).toEqual(['no space between Chinese and Latin letters or digits']);
  });

  it('knows a language by its key where a file holds all of them', () => {
    const source = "const WORDS = { 'zh-cn': { a: '您' }, en: { a: '您' } }; const fr = { a: 'Quoi ?' };";
    expect(problemsIn('src/a/words.ts', source)).toHaveLength(2);
  });

  it('wants full stops where something is wrong, not in labels', () => {
    const source = `export const words = {
      label: 'Base',
      notes: { 'a-b': 'x' },
      fault: (fault: Fault) => {
        switch (fault.code) {
          case 'empty': return isLong ? 'There is nothing' : 'Nothing is there.';
          case 'inner': return \`End: \${explain(fault.inner)}\`;
        }
      },
    };`;
    expect(problemsIn('src/a/en.ts', source)).toEqual(['a sentence without a full stop']);
  });

  it('leaves alone what is compared, imported or a type', () => {
    const source =
      "import a from './a...'; type A = 'a  b'; const words = { x: (a: A) => (a === 'a  b' ? 'y' : 'z') };";
    expect(problemsIn('src/a/en.ts', source)).toEqual([]);
  });

  it.each([
    ['en', 'JSON to YAML converter', 'Converts JSON.', 1],
    ['en', 'Escape HTML', 'Escapes HTML.', 1],
    ['en', 'Encoder / decoder', 'Encodes text.', 1],
    ['en', 'JSON to YAML', 'Convert JSON', 2],
    ['fr', 'Formater du JSON', 'Met en forme du JSON.', 1],
    ['fr', 'JSON vers YAML', 'Convertissez du JSON.', 1],
    ['en', 'JSON to YAML', 'Converts JSON to YAML.', 0],
    ['zh-cn', 'JSON 转 YAML', '将 JSON 转换为 YAML。', 0],
  ])('in %s, %s: %s has %i problems', (language, name, description, count) =>
    expect(cardProblems(language, { name, description })).toHaveLength(count),
  );
});
