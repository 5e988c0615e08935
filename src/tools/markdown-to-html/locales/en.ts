import { placeWords } from '../../../i18n/places/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { Counted } from '../render-markdown';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const listed = (all: readonly Counted[]) =>
  all.map(([name, n]) => (n > 1 ? `${name} (${count(n)} times)` : name)).join(', ');

export const words = {
  input: 'Markdown',
  result: 'Result',
  inputHint: 'Type or paste Markdown, or open a file',
  view: 'View',
  preview: 'Preview',
  html: 'HTML',
  print: 'Print',
  copyRich: 'Copy as rich text',
  options: {
    github: 'GitHub flavoured',
    html: { label: 'Raw HTML', values: { off: 'As text', sanitised: 'Sanitised' } },
    page: 'Full page with style',
    ids: 'Heading ids',
    contents: 'Table of contents',
    cjk: 'Chinese, Japanese and Korean text',
    breaks: 'Break at line ends',
    frontMatter: 'Leave out front matter',
  },
  line: placeWords.line,
  inLine: placeWords.inLine,
  previewCut: 'The document is too long for the preview, which shows its beginning. The HTML is complete.',
  remotePictures: (n) =>
    plural(n, {
      one: `${count(n)} picture from elsewhere is not loaded in the preview; the HTML keeps it.`,
      other: `${count(n)} pictures from elsewhere are not loaded in the preview; the HTML keeps them.`,
    }),
  note: (note) => {
    switch (note.code) {
      case 'refused':
        return `The address “${note.address}” was blocked.`;
      case 'more-refused':
        return plural(note.count, {
          one: `${count(note.count)} more address was blocked.`,
          other: `${count(note.count)} more addresses were blocked.`,
        });
      case 'shown-tags':
        return `HTML tags stand as text: ${listed(note.tags)}.`;
      case 'removed-tags':
        return `Tags removed: ${listed(note.tags)}.`;
      case 'removed-attributes':
        return `Attributes removed: ${listed(note.attributes)}.`;
      case 'front-matter':
        return plural(note.lines, {
          one: `${count(note.lines)} line of front matter was left out.`,
          other: `${count(note.lines)} lines of front matter were left out.`,
        });
    }
  },
} satisfies Words<typeof zhCn>;
