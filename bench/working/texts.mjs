// Long texts: compared, counted, sorted, and edited as HTML.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choose } from './generators.mjs';
import { program } from './native.mjs';

const STATISTICS_LENGTH = 20_000_000;
const LIST_LINES = 1_000_000;

/** Lines of which one in ten differs on the other side. @param {number} size */
function twoTexts(size) {
  const lines = Array.from({ length: size / 40 }, (_, i) => `line ${i}: ${'lorem ipsum '.repeat(2)}${i % 97}`);
  const right = lines.map((line, i) => (i % 10 === 3 ? `${line} changed` : line));
  return [`${lines.join('\n')}\n`, `${right.join('\n')}\n`];
}

const SENTENCES = {
  English: 'The quick brown fox jumps over the lazy dog. It is 3.5 m long, e.g. in Fig. 2, isn’t it?\n',
  Chinese: '敏捷的棕色狐狸跳过懒狗。今天天气很好，我们去公园吧！\n',
};

/** Paragraphs, headings, lists and tables in turn. @param {number} size */
function htmlText(size) {
  const parts = [];
  for (let n = 0, written = 0; written < size; n++) {
    const part =
      n % 20 === 0
        ? `<h2>Section ${n}</h2><ul><li>one</li><li>two <a href="https://example.org/${n}">link</a></li></ul><table><tr><td>${n}</td><td>cell</td></tr></table>\n`
        : `<p>Paragraph ${n} with <b>bold</b>, <i>italic</i> and <code>code</code>, ${'and some more words '.repeat(8)}</p>\n`;
    parts.push(part);
    written += part.length;
  }
  return parts.join('');
}

/** @param {string} folder @returns {import('./measure.mjs').Case[]} */
export function textCases(folder) {
  const path = (/** @type {string} */ name) => join(folder, name);
  const [left = '', right = ''] = twoTexts(5_000_000);
  writeFileSync(path('left.txt'), left);
  writeFileSync(path('right.txt'), right);
  const lines = Array.from({ length: LIST_LINES }, (_, n) => `item ${(n * 7919) % LIST_LINES}`);
  writeFileSync(path('list.txt'), lines.join('\n'));
  const html = htmlText(1_000_000);
  writeFileSync(path('page.html'), html);
  const statistics = Object.entries(SENTENCES).map(([language, sentence]) => {
    const text = sentence.repeat(Math.ceil(STATISTICS_LENGTH / Buffer.byteLength(sentence)));
    const file = path(`${language}.txt`);
    writeFileSync(file, text);
    return {
      name: `statistics of 20 MB of ${language}`,
      tool: 'text-statistics',
      files: [file],
      shows: text.length.toLocaleString('en'),
      nativeName: 'wc -lwm',
      native: () => program('wc', '-lwm', file),
    };
  });
  return [
    {
      name: 'two texts of 5 MB compared',
      tool: 'text-diff',
      files: [path('left.txt'), path('right.txt')],
      shows: '12,500 lines changed',
      nativeName: 'diff',
      native: () => program('diff', path('left.txt'), path('right.txt')),
    },
    ...statistics,
    {
      name: 'a list of 1,000,000 lines sorted',
      tool: 'list-converter',
      setUp: (page) => choose(page, 'Sort', 'Natural A→Z'),
      files: [path('list.txt')],
      shows: 'item 0,\\s*item 1,\\s*item 2,',
      nativeName: 'sort -V',
      native: () => program('sort', '-V', path('list.txt')),
    },
    {
      name: 'HTML of 1 MB read, drawn and printed',
      tool: 'html-wysiwyg-editor',
      setUp: (page) => page.getByRole('tab', { name: 'HTML source' }).click(),
      files: [path('page.html')],
      // In the source, which shows its beginning, and in what comes out.
      shows: '(?:Section 0</h2>[^]*){2}',
    },
  ];
}
