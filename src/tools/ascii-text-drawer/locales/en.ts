import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count } = numbersOf('en');

const quoted = (character: string) => `“${character}”`;

export const words = {
  text: 'Text',
  placeholder: 'The text to draw',
  options: {
    font: { label: 'Font', values: (font) => font },
    width: 'Columns',
    layout: { label: 'Letter spacing', values: { default: 'As the font', full: 'Full', fitted: 'Fitted' } },
    comment: {
      label: 'As a comment',
      values: { none: 'No', '#': '#', '//': '//', '--': '--', '/* */': '/* */' },
    },
  },
  drawing: 'ASCII art',
  nothing: 'The font has none of these characters, so nothing was drawn.',
  allFonts: 'Show all fonts',
  favourite: (font) => `Favourite: ${font}`,
  note: (note) => {
    if (note.code === 'comment-end')
      return 'A */ in the drawing would have ended the comment: its slash is U+2215 now.';
    const named = note.characters.map(quoted).join(', ');
    return `The font ${note.font} has no ${named}${note.more > 0 ? ` and ${count(note.more)} more` : ''}: left out.`;
  },
  fault: ({ length, limit }) => `The text has ${count(length)} characters; ${count(limit)} can be drawn.`,
} satisfies Words<typeof zhCn>;
