import { numbersOf, type Words } from '../../../i18n/words';
import type { RemovedKind } from '../removed';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

/** One, and several. */
const KINDS: Readonly<Record<RemovedKind, readonly [string, string]>> = {
  script: ['script', 'scripts'],
  handler: ['event handler', 'event handlers'],
  frame: ['iframe', 'iframes'],
  link: ['link that is not allowed', 'links that are not allowed'],
  picture: ['picture without a usable address', 'pictures without a usable address'],
  media: ['media or drawing element', 'media or drawing elements'],
  form: ['form control', 'form controls'],
  styleSheet: ['style sheet', 'style sheets'],
  style: ['element’s other styles', 'elements’ other styles'],
  class: ['class attribute', 'class attributes'],
  id: ['id', 'ids'],
  head: ['head element', 'head elements'],
  comment: ['comment', 'comments'],
  attribute: ['other attribute', 'other attributes'],
  element: ['element but its text', 'elements but their text'],
};

const named = (elements: readonly string[]) => (elements.length === 0 ? '' : ` (${elements.join(', ')})`);
const counted = (n: number, [one, other]: readonly [string, string]) =>
  plural(n, { one: `${number(n)} ${one}`, other: `${number(n)} ${other}` });

export const words = {
  loading: 'Loading the editor…',
  views: 'Ways to edit',
  visual: 'Visual',
  source: 'HTML source',
  editor: 'Editor',
  editorHint: (keys: string) => `Esc goes to the toolbar, arrow keys move in it. ${keys} pastes as plain text.`,
  placeholder: 'Type or paste here',
  sourcePlaceholder: 'Type, paste or drop HTML here',
  output: 'Clean HTML',
  outputEmpty: 'The document is empty.',
  options: {
    layout: { label: 'Output', values: { indented: 'Indented', 'one-line': 'One line' } },
    links: { label: 'Links', values: { plain: 'Plain', 'new-tab': 'In a new tab' } },
    remember: 'Remember the content',
  },
  reset: 'Reset the content',
  wasReset: 'Content reset to the sample',
  undo: 'Undo',
  redo: 'Redo',
  copyRich: 'Copy as rich text',
  counts: (count) =>
    `${counted(count.words, ['word', 'words'])} · ${counted(count.characters, ['character', 'characters'])}`,
  removed: ({ counts, elements }) =>
    `Removed: ${counts.map(({ kind, count }) => `${counted(count, KINDS[kind])}${kind === 'element' ? named(elements) : ''}`).join(', ')}`,
  addedCells: (count) =>
    `Rows of a table differed in length: ${counted(count, ['empty cell was', 'empty cells were'])} added at the end of the short ones.`,
  surrogates: 'Lone surrogates became U+FFFD.',
  linkNotAllowed: 'This link type is not allowed.',
  pictures:
    'Pictures show their address only: this site’s security policy lets a page load no picture from elsewhere. The output keeps them.',
  fault: ({ code }) =>
    code === 'too-long' ? 'The document is too long: at most 2,000,000 characters.' : 'This file is not valid text.',
  toolbar: 'Formatting',
  groups: {
    history: 'Undo and redo',
    text: 'Text style',
    blocks: 'Paragraph and headings',
    lists: 'Lists and quotes',
    insert: 'Insert',
    colours: 'Colours',
    alignment: 'Alignment',
    table: 'Table',
  },
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strikethrough',
  code: 'Inline code',
  clear: 'Clear formatting',
  paragraph: 'Paragraph',
  heading: (level: number) => `Heading ${level}`,
  bulletList: 'Bullet list',
  orderedList: 'Numbered list',
  quote: 'Quote',
  codeBlock: 'Code block',
  link: 'Link',
  picture: 'Image',
  table: 'Table',
  rule: 'Horizontal rule',
  lineBreak: 'Line break',
  color: 'Text colour',
  background: 'Background colour',
  left: 'Align left',
  center: 'Centre',
  right: 'Align right',
  justify: 'Justify',
  rowAbove: 'Row above',
  rowBelow: 'Row below',
  columnLeft: 'Column left',
  columnRight: 'Column right',
  deleteRow: 'Delete row',
  deleteColumn: 'Delete column',
  headerRow: 'Header row',
  headerColumn: 'Header column',
  merge: 'Merge or split cells',
  deleteTable: 'Delete table',
  address: 'Address',
  linkText: 'Text',
  linkHint: 'Without https:// it is a path on your own site.',
  newTab: 'Open all links in a new tab',
  removeLink: 'Remove link',
  addressMissing: 'Enter an address.',
  alt: 'Alternative text',
  altHint: 'For those who do not see the image; empty if it only decorates.',
  pictureNotAllowed: 'Use an http(s) address, a relative path, or a data: address of a bitmap.',
  apply: 'Apply',
  cancel: 'Cancel',
  resetColour: 'Reset the colour',
} satisfies Words<typeof zhCn>;
