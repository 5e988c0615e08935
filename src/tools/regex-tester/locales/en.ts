import { placeWords } from '../../../i18n/places/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  options: {
    pattern: 'Pattern',
    flags: 'Flags',
    mode: { label: 'Do', values: { match: 'Match', replace: 'Replace', split: 'Split' } },
    replacement: 'Replacement',
  },
  patternHint: 'A literal such as /ab+c/gi is taken apart when it is pasted.',
  replacementHint: '$& is the match, $1 and $<name> are groups, $$ is a dollar sign.',
  flags: {
    d: 'places of groups',
    g: 'all matches',
    i: 'ignore case',
    m: '^ and $ at each line',
    s: '. matches line ends',
    u: 'whole code points',
    v: 'u, and sets of characters',
    y: 'only where the last match ended',
  },
  flagsSet: (flags) => (flags === '' ? 'No flag is set' : `Flags set: ${flags}`),
  common: 'Common patterns',
  patterns: {
    email: 'E-mail address',
    url: 'Web address',
    phone: 'Telephone number',
    mobile: 'Chinese mobile number',
    date: 'ISO date',
    time: 'Time of day',
    ipv4: 'IPv4 address',
    uuid: 'UUID',
    colour: 'Hex colour',
    semver: 'Semantic version',
    number: 'Number',
    tag: 'HTML tag',
    han: 'Chinese characters',
    emoji: 'Emoji',
    blanks: 'Blanks at line ends',
    doubled: 'Doubled word',
  },
  text: 'Text',
  placeholder: 'The text to search, or open a file',
  matchesIn: 'Matches in the text',
  replaced: 'Replaced text',
  pieces: 'Pieces',
  noPattern: 'Type a pattern.',
  found: (n) => (n === 0 ? 'No match' : plural(n, { one: `${count(n)} match`, other: `${count(n)} matches` })),
  pieceCount: (n) => plural(n, { one: `${count(n)} piece`, other: `${count(n)} pieces` }),
  listed: (n) => `the first ${count(n)} are listed`,
  table: 'Matches',
  number: 'No.',
  place: 'Place',
  match: 'Match',
  group: (n, name) => (name === '' ? `Group ${n}` : `Group ${n}: ${name}`),
  unset: '—',
  empty: 'empty',
  start: 'Start',
  end: 'End',
  halves: (n) =>
    plural(n, {
      one: 'A match takes half of a character: add the flag u or v to match whole ones.',
      other: `${count(n)} matches take half of a character: add the flag u or v to match whole ones.`,
    }),
  emptyMatches: (n) => plural(n, { one: `${count(n)} match is empty.`, other: `${count(n)} matches are empty.` }),
  character: placeWords.character,
  memo: 'Regex cheat sheet',
  explanation: 'Explanation',
  explanationCut: 'The rest of the pattern is not told: it is too long or nested too deeply.',
  explanationNone: 'This pattern is too long or nested too deeply to be told part by part.',
  code: 'Code',
  codeFor: (language) => `${language} code`,
  differences: {
    lookaround: 'Go has no lookahead and no lookbehind: this pattern does not compile there.',
    backreference: 'Go has no back references: this pattern does not compile there.',
    'lookbehind-length': 'A lookbehind of varying length is refused here.',
    'lookbehind-bound': 'Many Java versions refuse a lookbehind without a bound: write {0,99} for * and {1,99} for +.',
    'no-properties': 'The module re has no \\p{…}; the module regex has it.',
    'unicode-boundary': 'Up to Java 18, \\b takes letters of every script; in JavaScript and later those of ASCII.',
    folding:
      'Ignoring case, ſ (U+017F) counts as s and the Kelvin sign as k here; in JavaScript only with the flag u or v.',
    'ascii-space-go': '\\s takes only \\t, \\n, \\f, \\r and the blank here.',
    'other-space': '\\s also takes U+0085 and U+001C–U+001F here, but not U+FEFF.',
    'other-space-net': '\\s also takes U+0085 here, but not U+FEFF.',
    'empty-behind': 'An empty match right behind another match is left out here.',
    'unset-empty': 'A group that took no part is the empty text here.',
    'empty-reference':
      'A back reference to a group that took no part matches the empty text in JavaScript, but fails here.',
    property: 'This \\p{…} is not known here under that name.',
    sets: 'Set operations of the flag v are not known here in this form.',
    'unicode-classes': '\\d, \\w and \\b take digits and letters of every script here, in JavaScript those of ASCII.',
    'ascii-space': '\\s takes only white space of ASCII here.',
    'dot-ends': 'The dot leaves out other line ends here: JavaScript’s are LF, CR, U+2028 and U+2029.',
    'line-ends': 'With the flag m other line ends count here: JavaScript’s are LF, CR, U+2028 and U+2029.',
    sticky: 'There is no flag y here.',
    units: 'Characters beyond U+FFFF are two here, even though the flag makes them one in JavaScript.',
    points: 'Characters beyond U+FFFF are one here; in JavaScript they are two without the flag u or v.',
    'group-name': 'A name of a group is not allowed here.',
    'same-name': 'Two groups cannot share a name here.',
    numbering: 'Named groups are numbered after all others here.',
    context: 'The text before or after the match cannot stand in a replacement here.',
    all: 'All matches are replaced here, not the first alone.',
  },
  parts: (part): string => {
    const not = 'negate' in part && part.negate;
    switch (part.kind) {
      case 'text':
        return `the text “${part.text}”`;
      case 'any':
        return part.dotAll ? 'any character' : 'any character but a line end';
      case 'digit':
        return not ? 'a character that is no digit 0–9' : 'a digit 0–9';
      case 'space':
        return not ? 'a character that is no white space' : 'white space';
      case 'word':
        return not
          ? 'a character other than a letter A–Z or a–z, a digit 0–9 or _'
          : 'a letter A–Z or a–z, a digit 0–9 or _';
      case 'property':
        return not ? `a character without the property ${part.name}` : `a character with the property ${part.name}`;
      case 'class':
        if (part.isEmpty) return not ? 'any character, line ends too' : 'nothing: it never matches';
        return not ? 'one character that is none of these' : 'one character of these';
      case 'range':
        return `from “${part.from}” to “${part.to}”`;
      case 'strings':
        return `one of the strings ${part.strings.map((one) => `“${one}”`).join(', ')}`;
      case 'intersection':
        return not ? 'one character that is not in both sets' : 'what is in both sets';
      case 'subtraction':
        return not
          ? 'one character that is not in the first set without the second'
          : 'what is in the first set and not in the second';
      case 'alternative':
        return `alternative ${part.number}${part.isEmpty ? ': nothing' : ''}`;
      case 'capture':
        return part.name === undefined ? `group ${part.number}` : `group ${part.number}, named ${part.name}`;
      case 'group':
        return part.on + part.off === ''
          ? 'a group that is not kept'
          : `a group ${[part.on && `with the flags ${part.on}`, part.off && `without the flags ${part.off}`].filter(Boolean).join(' and ')}`;
      case 'lookahead':
        return not ? 'what follows must not be' : 'what follows must be';
      case 'lookbehind':
        return not ? 'what is before must not be' : 'what is before must be';
      case 'start':
        return part.multiline ? 'the beginning of a line' : 'the beginning of the text';
      case 'end':
        return part.multiline ? 'the end of a line' : 'the end of the text';
      case 'boundary':
        return not ? 'a place that is no edge of a word' : 'the edge of a word (A–Z, a–z, 0–9, _)';
      case 'reference':
        return `the same text as group ${part.to}`;
    }
  },
  repeated: (part, times) => `${part}, ${times}`,
  times: ({ min, max, greedy }) => {
    const most = `as ${greedy ? 'many' : 'few'} as possible`;
    if (min === max) return plural(min, { one: 'once', other: `${count(min)} times` });
    if (max === null) {
      const least = plural(min, { one: 'once or more', other: `${count(min)} times or more` });
      return `${min === 0 ? 'any number of times' : least}, ${most}`;
    }
    return `${min === 0 && max === 1 ? 'once or not at all' : `${count(min)} to ${count(max)} times`}, ${most}`;
  },
  fault: (fault): string => {
    switch (fault.code) {
      case 'unknown-flag':
        return `There is no flag ${fault.flag}.`;
      case 'repeated-flag':
        return `The flag ${fault.flag} stands twice.`;
      case 'u-and-v':
        return 'The flags u and v exclude each other.';
      case 'engine':
        return 'This browser’s engine cannot run the pattern: it is too large, or newer than the engine.';
      case 'too-long':
        return `The replaced text would be longer than ${count(fault.limit)} characters.`;
      case 'runaway': {
        const near = fault.near ? ` near ${fault.near.text}` : '';
        const where = fault.textAt === undefined ? '' : ` The search got to character ${count(fault.textAt + 1)}.`;
        return `Took too long: possible catastrophic backtracking${near}.${where}`;
      }
      case 'syntax':
        switch (fault.reason) {
          case 'unterminated-group':
            return 'Unterminated group: a ) is missing.';
          case 'unmatched-parenthesis':
            return 'There is a ) without its (.';
          case 'unterminated-class':
            return 'Unterminated character class: a ] or } is missing.';
          case 'nothing-to-repeat':
            return 'There is nothing here to repeat.';
          case 'lone-bracket':
            return 'A bracket stands alone: escape it with a backslash.';
          case 'incomplete-quantifier':
            return 'The quantifier in braces is not complete.';
          case 'quantifier-order':
            return 'The numbers of the quantifier are out of order.';
          case 'range-order':
            return 'The range is out of order: its end comes before its beginning.';
          case 'ending-backslash':
            return 'The pattern ends with a backslash.';
          case 'escape':
            return 'There is no such escape with this flag.';
          case 'unicode-escape':
            return 'The Unicode escape is not valid.';
          case 'group':
            return 'There is no group that begins like this.';
          case 'group-name':
            return 'The name of the group is not valid.';
          case 'repeated-name':
            return 'Two groups that can both take part share a name.';
          case 'named-reference':
            return 'The named back reference is not valid.';
          case 'unknown-name':
            return 'There is no group of that name.';
          case 'property':
            return 'There is no such Unicode property.';
          case 'class':
            return 'A range cannot begin or end with a class.';
          case 'class-character':
            return 'With the flag v this character must be escaped in a class, or the set operation is not valid.';
          case 'negated-strings':
            return 'What may match several characters cannot be negated.';
          case 'flags':
            return 'The flags of the group are not valid.';
          case 'unexpected':
            return 'The pattern is not valid here.';
        }
    }
  },
} satisfies Words<typeof zhCn>;
