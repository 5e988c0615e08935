import { everywhere, finds, gives, refused, remark, ways, type Entry } from './claims';

export const CHARACTERS = {
  dot: {
    syntax: '.',
    claims: [finds('.', 'g', 'a\nb\r\u2028\u2029c\u0085', 'a', 'b', 'c', '\u0085')],
    elsewhere: { python: remark('only-lf'), java: remark('more-ends'), go: remark('only-lf'), pcre: remark('only-lf') },
  },
  anything: { syntax: '[^]', claims: [finds('[^]', 'g', 'a\n', 'a', '\n')], elsewhere: everywhere('[\\s\\S]') },
  escaped: { syntax: '\\.', claims: [finds('\\.', 'g', 'a.b', '.')] },
  controls: {
    syntax: '\\n \\r \\t \\f \\v',
    tokens: ['\\n', '\\r', '\\t', '\\f', '\\v'],
    claims: [finds('[\\n\\r\\t\\f\\v]', 'g', 'a\n\r\t\f\vb', '\n', '\r', '\t', '\f', '\v')],
    elsewhere: { java: remark('vertical'), pcre: remark('vertical') },
  },
  nul: { syntax: '\\0', claims: [finds('\\0', 'g', 'a\0b', '\0')], elsewhere: { java: '\\x00' } },
  hex: { syntax: '\\x41', claims: [finds('\\x41', 'g', 'ABA', 'A', 'A')] },
  unit: {
    syntax: '\\u00e9',
    claims: [finds('\\u00e9', 'g', 'café', 'é')],
    elsewhere: { go: '\\x{e9}', pcre: '\\x{e9}' },
  },
  codePoint: {
    syntax: '\\u{1F600}',
    claims: [finds('\\u{1F600}', 'u', 'a😀', '😀'), finds('^\\u{3}$', '', 'uuu', 'uuu')],
    elsewhere: { python: '\\U0001F600', java: '\\x{1F600}', go: '\\x{1F600}', pcre: '\\x{1F600}' },
  },
  control: { syntax: '\\cJ', claims: [finds('\\cJ', '', 'a\n', '\n')], elsewhere: { python: '\\x0a', go: '\\x0a' } },
} as const satisfies Record<string, Entry>;

export const CLASSES = {
  set: { syntax: '[abc]', claims: [finds('[abc]', 'g', 'bad', 'b', 'a')] },
  negated: { syntax: '[^abc]', claims: [finds('[^abc]', 'g', 'bad\n', 'd', '\n')] },
  range: { syntax: '[a-z]', claims: [finds('[a-z]', 'g', 'aBé', 'a')] },
  digit: { syntax: '\\d', claims: [finds('\\d', 'g', '7٣', '7')], elsewhere: { python: remark('unicode') } },
  notDigit: {
    syntax: '\\D',
    claims: [finds('\\D', 'g', '7٣a', '٣', 'a')],
    elsewhere: { python: remark('complement') },
  },
  word: {
    syntax: '\\w',
    claims: [finds('\\w', 'g', 'aé_9-', 'a', '_', '9')],
    elsewhere: { python: remark('unicode') },
  },
  wordFolded: {
    syntax: '\\w',
    claims: [finds('\\w', 'giu', '\u017f\u212aé', '\u017f', '\u212a'), finds('\\w', 'gi', '\u017f\u212aé')],
    elsewhere: { python: remark('unicode'), java: remark('ascii'), go: remark('ascii'), pcre: remark('ascii') },
  },
  notWord: { syntax: '\\W', claims: [finds('\\W', 'g', 'aé-', 'é', '-')], elsewhere: { python: remark('complement') } },
  space: {
    syntax: '\\s',
    claims: [finds('\\s', 'g', '\u00a0\ufeff\u200b\u0085\u2028 ', '\u00a0', '\ufeff', '\u2028', ' ')],
    elsewhere: {
      python: remark('other-spaces'),
      java: remark('ascii'),
      go: remark('ascii-unseen'),
      pcre: remark('ascii'),
    },
  },
  notSpace: {
    syntax: '\\S',
    claims: [finds('\\S+', 'g', 'a b\u200bc', 'a', 'b\u200bc')],
    elsewhere: everywhere(remark('complement')),
  },
  nothing: {
    syntax: '[]',
    claims: [finds('[]', 'g', 'ab')],
    elsewhere: { python: '(?!)', java: '(?!)', go: '[^\\x00-\\x{10FFFF}]', pcre: '(?!)' },
  },
  inside: {
    syntax: '[.*+?]',
    claims: [finds('[.*+?]', 'g', 'a.b*', '.', '*'), finds('[.*+?]', 'gv', 'a.b*', '.', '*'), refused('[(|]', 'v')],
    elsewhere: {
      python: remark('class-warnings'),
      java: remark('class-operators'),
      go: remark('class-posix'),
      pcre: remark('class-posix'),
    },
  },
  hyphen: {
    syntax: '[-az]',
    claims: [
      finds('[-az]', 'g', 'm-a', '-', 'a'),
      finds('[az-]', 'gu', 'm-a', '-', 'a'),
      refused('[-az]', 'v'),
      refused('[az-]', 'v'),
      finds('[\\-az]', 'gv', 'm-a', '-', 'a'),
    ],
  },
  backspace: {
    syntax: '[\\b]',
    claims: [finds('[\\b]', '', 'a\b', '\b')],
    elsewhere: { java: '[\\x08]', go: '[\\x08]' },
  },
} as const satisfies Record<string, Entry>;

export const QUANTIFIERS = {
  star: { syntax: 'a*', claims: [finds('ba*', 'g', 'b ba baa', 'b', 'ba', 'baa'), finds('x*', 'g', 'a', '', '')] },
  plus: { syntax: 'a+', claims: [finds('ba+', 'g', 'b ba baa', 'ba', 'baa')] },
  optional: { syntax: 'a?', claims: [finds('colou?r', 'g', 'color colour', 'color', 'colour')] },
  exactly: { syntax: 'a{3}', claims: [finds('a{3}', 'g', 'aa aaa', 'aaa')] },
  atLeast: { syntax: 'a{2,}', claims: [finds('a{2,}', 'g', 'a aa aaa', 'aa', 'aaa')] },
  between: { syntax: 'a{2,3}', claims: [finds('a{2,3}', 'g', 'aaaaa', 'aaa', 'aa')] },
  atMost: {
    syntax: 'a{,3}',
    claims: [finds('a{,3}', '', 'aaa a{,3}', 'a{,3}'), refused('a{,3}', 'u')],
    elsewhere: { python: remark('up-to'), java: null, go: remark('literal'), pcre: remark('up-to-since') },
  },
  greedy: { syntax: '.+', claims: [finds('<.+>', 'g', '<b>x</b>', '<b>x</b>')] },
  lazy: { syntax: '.+?', claims: [finds('<.+?>', 'g', '<b>x</b>', '<b>', '</b>')] },
  possessive: {
    syntax: 'a++',
    claims: [refused('a++')],
    elsewhere: { python: remark('possessive-since'), java: remark('possessive'), go: null, pcre: remark('possessive') },
  },
} as const satisfies Record<string, Entry>;

export const ANCHORS = {
  start: { syntax: '^', claims: [finds('^a', 'g', 'a\na', 'a')] },
  end: {
    syntax: '$',
    claims: [finds('a$', 'g', 'ba', 'a'), finds('a$', 'g', 'a\n')],
    elsewhere: {
      python: remark('before-last-end', '\\Z'),
      java: remark('before-last-end', '\\z'),
      pcre: remark('before-last-end', '\\z'),
    },
  },
  lines: {
    syntax: '^ $',
    tokens: ['^', '$'],
    claims: [finds('^.$', 'gm', 'a\nb\rc\u2028d', 'a', 'b', 'c', 'd')],
    elsewhere: { python: remark('only-lf'), java: remark('more-ends'), go: remark('only-lf'), pcre: remark('only-lf') },
  },
  boundary: {
    syntax: '\\b',
    claims: [finds('\\bcat\\b', 'g', 'cat concat cat', 'cat', 'cat'), finds('\\bcafé\\b', '', 'un café noir')],
    elsewhere: { python: remark('unicode'), java: remark('until-18') },
  },
  notBoundary: {
    syntax: '\\B',
    claims: [finds('\\Bat', 'g', 'at cat', 'at')],
    elsewhere: { python: remark('unicode'), java: remark('until-18') },
  },
  textStart: {
    syntax: '\\A',
    claims: [finds('\\A', '', 'bA', 'A'), refused('\\A', 'u')],
    elsewhere: everywhere(remark('start')),
  },
} as const satisfies Record<string, Entry>;

export const GROUPS = {
  capture: { syntax: '(a)', claims: [finds('(a)(b)?', 'g', 'ab a', 'ab', 'a')] },
  plain: { syntax: '(?:a)', claims: [finds('(?:ab)+', 'g', 'abab a', 'abab')] },
  named: {
    syntax: '(?<name>a)',
    claims: [gives('(?<year>\\d{4})', 'g', '2024', '$<year>!', '2024!')],
    elsewhere: {
      python: '(?P<name>a)',
      go: remark('since-122', '(?P<name>a)'),
      pcre: ways('(?<name>a)', '(?P<name>a)'),
    },
  },
  sameName: {
    syntax: '(?<n>a)|(?<n>b)',
    claims: [finds('(?<n>\\d)px|#(?<n>\\d)', 'g', '1px #2', '1px', '#2')],
    isNew: true,
    elsewhere: { python: null, java: null, go: '(?P<n>a)|(?P<n>b)', pcre: '(?J)(?<n>a)|(?<n>b)' },
  },
  either: { syntax: 'a|b', claims: [finds('a|ab', 'g', 'ab', 'a')] },
  modifiers: { syntax: '(?i:a)', claims: [finds('(?i:a)b', 'g', 'Ab AB', 'Ab')], isNew: true },
  atomic: {
    syntax: '(?>a)',
    claims: [refused('(?>a)')],
    elsewhere: { python: remark('atomic-since'), java: remark('atomic'), go: null, pcre: remark('atomic') },
  },
} as const satisfies Record<string, Entry>;

export const LOOKING = {
  ahead: { syntax: '(?=a)', claims: [finds('\\d+(?= €)', 'g', '5 € 6 $', '5')], elsewhere: { go: null } },
  notAhead: { syntax: '(?!a)', claims: [finds('\\b\\w+\\b(?!:)', 'g', 'a: b', 'b')], elsewhere: { go: null } },
  behind: { syntax: '(?<=a)', claims: [finds('(?<=\\$)\\d+', 'g', '$5 €6', '5')], elsewhere: { go: null } },
  notBehind: { syntax: '(?<!a)', claims: [finds('(?<!\\$)\\b\\d+', 'g', '$5 €6', '6')], elsewhere: { go: null } },
  anyLength: {
    syntax: '(?<=a+)',
    claims: [finds('(?<=a+)b', 'g', 'aab b', 'b')],
    elsewhere: { python: remark('fixed'), java: remark('bounded'), go: null, pcre: remark('fixed-or-255') },
  },
} as const satisfies Record<string, Entry>;
