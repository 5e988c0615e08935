import { around, repeated, run, type HostileString } from './hostile-string';

const TERMINAL = [
  '\u001b[31m',
  '\u001b[2J',
  '\u001b[H',
  '\u001b[999999999C',
  '\u001b]0;owned\u0007',
  '\u001b]8;;http://evil.invalid\u0007a\u001b]8;;\u0007',
  '\u001b]52;c;YQ==\u0007',
  '\u001bP1$q"p\u001b\\',
  '\u001b[?1049h',
  '\u001b[6n',
  '\u001b[20t',
  '\u001bc',
  '\u009b31m',
  '\u009d0;owned\u009c',
  '\b\b\b\b',
  'a\rb',
  '\u0007',
  '\u000e\u000f',
  '\u001b',
  '\u001b[',
  '\u001b]',
  '\u001b[38;5;999999999999m',
];

/** What turns the order of what is read, hides, joins or combines. */
const UNSEEN = [
  0x00, 0x01, 0x0b, 0x0c, 0x1f, 0x7f, 0x80, 0x85, 0xa0, 0xad, 0x300, 0x345, 0x34f, 0x489, 0x61c, 0x115f, 0x1160, 0x1680,
  0x17b4, 0x180b, 0x180e, 0x2000, 0x200a, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b,
  0x202c, 0x202d, 0x202e, 0x202f, 0x205f, 0x2060, 0x2061, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0x206a, 0x206f,
  0x20dd, 0x3000, 0x3164, 0xfe0e, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xfffb, 0xfffc, 0xfffd, 0xfffe, 0xffff, 0x1d173,
  0x1f3fb, 0x1f1e6, 0xe0001, 0xe0041, 0xe007f, 0xe0100, 0xf0000, 0x10ffff,
].map((code) => String.fromCodePoint(code));

const BROKEN = ['\ud800', '\udc00', '\udc00\ud800', '\ud83d', 'a\ud83db', '\ude00\ud83d\ude00', '\ud800\n', '"\ud800"'];

/** What grows, shrinks or falls together when it is folded, normalised or segmented. */
const FOLDED = [
  'ß',
  'ẞ',
  'İ',
  'ı',
  'ŉ',
  'ǰ',
  'ΐ',
  'ﬃ',
  'ﷺ',
  '㍿',
  '㎉',
  'ſ',
  'K',
  'Å',
  'Ω',
  'ŀ',
  'ᾷ',
  'Σ',
  'ς',
  'é',
  'e\u0301',
  'Z\u0351\u036b\u0343\u036a\u0302',
  'क्ष',
  '각',
  '각',
  '👩‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇫🇷',
  '1️⃣',
  '☺︎',
  '१२३',
  '１２３',
  '一二三',
  '²½Ⅷ',
  '𝟘𝟙',
  '𝕒𝖇',
  'аррӏе',
  'ｐａｙｐａｌ',
  '⒈⒉',
  '﷽',
];

const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

/** Terminal escapes, bidi and zero-width, halves of characters, and long runs of one character. */
export const characters: readonly HostileString[] = [
  ...TERMINAL.flatMap((text) => [repeated('terminal', text), repeated('terminal', `a${text}b`, '\n')]),
  ...UNSEEN.flatMap((text) => [repeated('unseen', `a${text}b`), run('run', text)]),
  ...BROKEN.flatMap((text) => [repeated('broken', text), around('broken', text, 'a', text)]),
  ...FOLDED.map((text) => repeated('folded', text)),
  ...['\n', '\r', '\t', '\r\n', ...printable].map((character) => run('run', character)),
];
