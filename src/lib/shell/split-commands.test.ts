import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectDialect } from './dialect';
import { CONTAINERS } from './programs';
import { splitCommands } from './split-commands';

/** Commands as lists of words, written as one would type them. */
function split(text: string): string[][] {
  const made = splitCommands(text, CONTAINERS);
  if (!made.ok) throw new Error(`${made.fault.code} at ${made.fault.at}`);
  const { commands, expansions } = made.value;
  return commands.map(({ words }) => words.map((word) => expansions.toSource(word.text)));
}

const faultAt = (text: string) => {
  const made = splitCommands(text, CONTAINERS);
  return made.ok ? undefined : made.fault.at;
};

/** Ways in which a word can be written for a POSIX shell. */
const quoters: readonly ((word: string) => string)[] = [
  (word) => `'${word.replaceAll("'", "'\\''")}'`,
  (word) => `"${word.replace(/[\\"$`]/g, '\\$&')}"`,
  (word) => (word === '' ? "''" : Array.from(word, (sign) => (sign === '\n' ? "'\n'" : `\\${sign}`)).join('')),
  (word) => `$'${word.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`,
];

describe('words', () => {
  it('are what was quoted', () => {
    const word = fc
      .string({ unit: fc.constantFrom(...'ab \t\n\'"\\$`#&;|<>(){}*?~=%!^é', '🐳', '$(', '${'), maxLength: 8 })
      // Only between quotes of the right kind a percent sign is not asked for %cd%; none is made here.
      .filter((text) => !/\r/.test(text));
    const written = fc.tuple(word, fc.constantFrom(...quoters)).map(([text, quote]) => ({ text, quoted: quote(text) }));
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 5 }), (words) => {
        const text = `docker \\\n ${words.map(({ quoted }) => quoted).join(' ')}`;
        expect(split(text)).toEqual([['docker', ...words.map((each) => each.text)]]);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, string[][]]>([
    ['', []],
    ['  \n\t', []],
    ['a b', [['a', 'b']]],
    [`a "b c" 'd e' f\\ g`, [['a', 'b c', 'd e', 'f g']]],
    [`a'b'"c"d`, [['abcd']]],
    [`'' ""`, [['', '']]],
    ['"a\\"b\\\\c\\d"', [['a"b\\c\\d']]],
    ['a \\\n b', [['a', 'b']]],
    ['a\\\nb', [['ab']]],
    ['a \\  \r\n b', [['a', 'b']]],
    ['a \\ # why\n b', [['a', 'b']]],
    ['a \\\n# all of it\n  # and this\n b', [['a', 'b']]],
    ['a `\r\nb', [['a', 'b']]],
    ['a ^\r\nb', [['a', 'b']]],
    ['a \\', [['a']]],
    ['a # b\nc#d', [['a'], ['c#d']]],
    ['a;b&&c||d|e&f', [['a'], ['b'], ['c'], ['d'], ['e'], ['f']]],
    ['(a; b)', [['a'], ['b']]],
    ['a\r\nb\rc', [['a'], ['b'], ['c']]],
    ['a > x 2>&1 b <in >>out', [['a', 'b']]],
    ['a <<EOF\nno words\nEOF\nb', [['a'], ['b']]],
    ['a\u00a0b', [['a', 'b']]],
    ['a\0b', [['ab']]],
    ['$ docker run a', [['docker', 'run', 'a']]],
    ['# docker run a', [['docker', 'run', 'a']]],
    ['# docker is fine', []],
    ['(venv) me@host:~$ sudo docker run a', [['sudo', 'docker', 'run', 'a']]],
    ['C:\\work>docker run a', [['docker', 'run', 'a']]],
    ['docker run \\\n> -p 1:1 \\\n> a', [['docker', 'run', '-p', '1:1', 'a']]],
    [
      "Don't do this:\ndocker run a",
      [
        ["Don't", 'do', 'this:'],
        ['docker', 'run', 'a'],
      ],
    ],
    ['a "$(echo ")")" b', [['a', '$(echo ")")', 'b']]],
    ['a `echo "x y"` b', [['a', '`echo "x y"`', 'b']]],
    ['a $((1 + 2)) <(b c)', [['a', '$((1 + 2))', '<(b c)']]],
  ])('of %j', (text, expected) => expect(split(text)).toEqual(expected));

  it('of PowerShell', () => {
    expect(split('docker `\n "a`"b" "c""d" \'e\'\'f\' C:\\x `$y "`n"')).toEqual([
      ['docker', 'a"b', 'c"d', "e'f", 'C:\\x', '$y', '\n'],
    ]);
  });
  it('of cmd', () => {
    expect(split('docker ^\r\n "a\\"b" C:\\x\\y \'z ^& $HOME 100%')).toEqual([
      ['docker', 'a"b', 'C:\\x\\y', "'z", '&', '$HOME', '100%'],
    ]);
  });
  it('are split in time that grows with the text', () => {
    expect(split(`docker ${'"a$x" '.repeat(20_000)}`)[0]).toHaveLength(20_001);
    expect(split('$'.repeat(50_000))[0]).toHaveLength(1);
    expect(split('x=y '.repeat(20_000))[0]).toHaveLength(20_000);
    expect(split('# '.repeat(20_000))).toEqual([]);
  });
});

describe('faults', () => {
  it.each([
    ["docker 'a", 7],
    ['docker "a', 7],
    ['docker "a\nb', 7],
    ['docker $(a', 7],
    ['docker "x ${a"', 10],
    ['docker `a', 7],
    ["docker $'a", 7],
    ['docker <(a', 7],
  ])('of %j', (text, at) => expect(faultAt(text)).toBe(at));
});

describe('the dialect', () => {
  it.each([
    ['docker run nginx', 'posix'],
    ['docker run \\\n nginx', 'posix'],
    ['docker run \\\n -v C:\\x:/x nginx', 'posix'],
    ['docker run -e A=`date` nginx', 'posix'],
    ['docker run `\n nginx', 'powershell'],
    ['docker run -e A=$env:X nginx', 'powershell'],
    ['docker run ^\n nginx', 'cmd'],
    ['docker run -v %CD%:/x nginx', 'cmd'],
    ['docker run -v C:\\x:/x nginx', 'cmd'],
    ["docker run -v 'C:\\x:/x' nginx", 'powershell'],
  ])('of %j is %s', (text, dialect) => expect(detectDialect(text)).toBe(dialect));
});
