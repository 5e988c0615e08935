import { PATTERN_RECIPES } from '../../lib/pattern-recipes';
import { everywhere, finds, gives, refused, remark, ways, type Entry } from './claims';

export const REFERENCES = {
  number: { syntax: '\\1', claims: [finds('(.)\\1', 'g', 'aabcc', 'aa', 'cc')], elsewhere: { go: null } },
  name: {
    syntax: '\\k<name>',
    claims: [finds('(?<q>[\'"]).*?\\k<q>', 'g', '"it\'s" x', '"it\'s"')],
    elsewhere: { python: '(?P=name)', go: null },
  },
  unset: {
    syntax: '(a)?\\1',
    claims: [finds('^(a)?\\1b$', '', 'b', 'b')],
    elsewhere: { python: remark('unset-fails'), java: remark('unset-fails'), go: null, pcre: remark('unset-fails') },
  },
} as const satisfies Record<string, Entry>;

export const FLAGS = {
  d: {
    syntax: 'd',
    claims: [finds('(a)', 'dg', 'aa', 'a', 'a')],
    elsewhere: { python: 'match.span(1)', java: 'matcher.start(1)', go: 'FindStringSubmatchIndex()', pcre: null },
  },
  g: {
    syntax: 'g',
    claims: [finds('a', 'g', 'aa', 'a', 'a'), finds('a', '', 'aa', 'a')],
    elsewhere: { python: 're.finditer()', java: 'matcher.find()', go: 'FindAllString()', pcre: null },
  },
  i: {
    syntax: 'i',
    claims: [finds('a', 'gi', 'aA', 'a', 'A'), finds('\u017f', 'gi', 's'), finds('\u017f', 'giu', 's', 's')],
    elsewhere: { python: ways('re.I', '(?i)'), java: remark('ascii-case', '(?i)'), go: '(?i)', pcre: '(?i)' },
  },
  m: {
    syntax: 'm',
    claims: [finds('^a', 'gm', 'a\na', 'a', 'a')],
    elsewhere: { python: ways('re.M', '(?m)'), java: '(?m)', go: '(?m)', pcre: '(?m)' },
  },
  s: {
    syntax: 's',
    claims: [finds('.', 'gs', 'a\n', 'a', '\n')],
    elsewhere: { python: ways('re.S', '(?s)'), java: '(?s)', go: '(?s)', pcre: '(?s)' },
  },
  u: {
    syntax: 'u',
    claims: [finds('.', 'gu', '😀', '😀'), finds('.', 'g', '😀', '\ud83d', '\ude00'), refused('\\q', 'u')],
    elsewhere: { python: remark('always'), java: remark('always'), go: remark('always'), pcre: '(*UTF)' },
  },
  v: { syntax: 'v', claims: [finds('[\\w--\\d]', 'gv', 'a1', 'a'), refused('a', 'uv')], elsewhere: everywhere(null) },
  y: {
    syntax: 'y',
    claims: [finds('a', 'gy', 'aaba', 'a', 'a')],
    elsewhere: { python: 'pattern.match(text, pos)', java: '\\G', go: null, pcre: '\\G' },
  },
} as const satisfies Record<string, Entry>;

/** Python's own `re` has no properties at all. */
const NO_PROPERTIES = remark('another-module');

export const PROPERTIES = {
  letter: {
    syntax: '\\p{L}',
    claims: [finds('\\p{L}', 'gu', 'aé中1', 'a', 'é', '中'), finds('\\p{L}', '', 'a p{L}', 'p{L}')],
    elsewhere: { python: NO_PROPERTIES },
  },
  notLetter: {
    syntax: '\\P{L}',
    claims: [finds('\\P{L}', 'gu', 'é1-', '1', '-')],
    elsewhere: { python: NO_PROPERTIES },
  },
  upper: { syntax: '\\p{Lu}', claims: [finds('\\p{Lu}', 'gu', 'aAÉ', 'A', 'É')], elsewhere: { python: NO_PROPERTIES } },
  anyDigit: {
    syntax: '\\p{Nd}',
    claims: [finds('\\p{Nd}', 'gu', '7٣½', '7', '٣')],
    elsewhere: { python: NO_PROPERTIES },
  },
  script: {
    syntax: '\\p{Script=Han}',
    claims: [finds('\\p{Script=Han}+', 'gu', '中文 kana かな', '中文')],
    elsewhere: { python: NO_PROPERTIES, go: '\\p{Han}', pcre: '\\p{Han}' },
  },
  emoji: {
    syntax: '\\p{Emoji}',
    claims: [finds('\\p{Emoji}', 'gu', '1😀#', '1', '😀', '#')],
    elsewhere: { python: NO_PROPERTIES, java: '\\p{IsEmoji} (Java 21)', go: null },
  },
  picture: {
    syntax: '\\p{Extended_Pictographic}',
    claims: [finds('\\p{Extended_Pictographic}', 'gu', '1😀#', '😀')],
    elsewhere: { python: NO_PROPERTIES, java: '\\p{IsExtended_Pictographic} (Java 21)', go: null },
  },
  wholeEmoji: {
    syntax: '\\p{RGI_Emoji}',
    claims: [finds('^\\p{RGI_Emoji}$', 'v', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'), refused('\\p{RGI_Emoji}', 'u')],
    elsewhere: everywhere(null),
  },
} as const satisfies Record<string, Entry>;

export const SETS = {
  minus: {
    syntax: '[A--B]',
    claims: [finds('[\\p{L}--[a-z]]', 'gv', 'aAé', 'A', 'é')],
    elsewhere: { python: null, java: '[A&&[^B]]', go: null, pcre: null },
  },
  both: {
    syntax: '[A&&B]',
    claims: [finds('[\\p{L}&&\\p{ASCII}]', 'gv', 'aé', 'a')],
    elsewhere: { python: null, go: null, pcre: null },
  },
  nested: {
    syntax: '[[a-z][0-9]]',
    claims: [finds('[[a-z][0-9]]', 'gv', 'a1B', 'a', '1')],
    elsewhere: { python: '[a-z0-9]', go: '[a-z0-9]', pcre: '[a-z0-9]' },
  },
  strings: {
    syntax: '[\\q{ab|c}]',
    claims: [finds('[\\q{ab|c}]', 'gv', 'abc', 'ab', 'c'), refused('[^\\q{ab}]', 'v')],
    elsewhere: everywhere('(?:ab|c)'),
  },
} as const satisfies Record<string, Entry>;

export const REPLACEMENTS = {
  wholeMatch: {
    syntax: '$&',
    claims: [gives('\\d', 'g', 'a1b2', '[$&]', 'a[1]b[2]')],
    elsewhere: { python: '\\g<0>', java: '$0', go: '${0}', pcre: '$0' },
  },
  group: {
    syntax: '$1',
    claims: [gives('(\\w)(\\w)', '', 'ab', '$2$1', 'ba'), gives('a', '', 'a', '$1', '$1')],
    elsewhere: {
      python: remark('missing-fails', '\\1', '\\g<1>'),
      java: remark('missing-fails', '$1'),
      go: remark('missing-empty', '${1}'),
      pcre: remark('missing-fails', '$1', '${1}'),
    },
  },
  groupName: {
    syntax: '$<name>',
    claims: [gives('(?<a>\\w)-(?<b>\\w)', '', 'x-y', '$<b>-$<a>', 'y-x'), gives('(a)', '', 'a', '$<b>', '$<b>')],
    elsewhere: { python: '\\g<name>', java: '${name}', go: '${name}', pcre: '${name}' },
  },
  dollar: {
    syntax: '$$',
    claims: [gives('\\d+', 'g', 'costs 5', '$$$&', 'costs $5')],
    elsewhere: { python: '$', java: '\\$' },
  },
  before: {
    syntax: '$`',
    claims: [gives('b', '', 'abc', '[$`]', 'a[a]c')],
    elsewhere: { python: null, java: null, go: null, pcre: null },
  },
  after: {
    syntax: "$'",
    claims: [gives('b', '', 'abc', "[$']", 'a[c]c')],
    elsewhere: { python: null, java: null, go: null, pcre: null },
  },
} as const satisfies Record<string, Entry>;

function recipe(name: keyof typeof PATTERN_RECIPES): Entry {
  const { pattern, flags, takes, refuses } = PATTERN_RECIPES[name];
  const whole = takes.map((text) => finds(pattern, flags, text, text));
  const lines = [...takes, ...refuses].join('\n');
  return {
    syntax: pattern,
    claims: [
      finds(pattern, `g${flags}m`, lines, ...takes),
      ...whole,
      ...refuses.map((text) => finds(pattern, flags, text)),
    ],
    ...(/\\[dw]/.test(pattern) && { elsewhere: { python: remark('ascii-flag') } }),
  };
}

export const RECIPES = {
  email: recipe('email'),
  url: recipe('url'),
  phone: recipe('phone'),
  mobile: recipe('mobile'),
  uuid: recipe('uuid'),
  date: recipe('date'),
  time: recipe('time'),
  ipv4: recipe('ipv4'),
  colour: recipe('colour'),
  number: recipe('number'),
  semver: recipe('semver'),
  trim: {
    syntax: '^\\s+|\\s+$',
    claims: [gives('^\\s+|\\s+$', 'g', '  a b ', '', 'a b'), gives('^\\s+|\\s+$', 'g', 'a', '', 'a')],
  },
  tag: {
    syntax: '<[^<>]+>',
    claims: [finds('<[^<>]+>', 'g', '<b class="x">1 < 2</b>', '<b class="x">', '</b>')],
  },
} as const satisfies Record<string, Entry>;
