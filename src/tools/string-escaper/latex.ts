import type { Dialect, Unheld } from './dialect';
import { HALVES, NUL } from './quoted-dialect';
import { ReadSink } from './read-sink';

const MARKS: Readonly<Record<string, string>> = {
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '\\': '\\textbackslash{}',
};

/** Signs of which two are printed as another one. */
const JOINING = /(?<=-)-|(?<=`)`|(?<=')'|(?<=,),|(?<=[?!])`|(?<=<)<|(?<=>)>/g;

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL: readonly [Unheld, RegExp] = ['control', /[\x01-\x08\v\f\x0e-\x1f\x7f]/];

const NAMED: Readonly<Record<string, string>> = {
  textbackslash: '\\',
  textasciitilde: '~',
  textasciicircum: '^',
  textless: '<',
  textgreater: '>',
  textbar: '|',
  textquotedbl: '"',
  textquotesingle: "'",
  textasciigrave: '`',
  textbraceleft: '{',
  textbraceright: '}',
  textdollar: '$',
  textunderscore: '_',
  ldots: '…',
  textellipsis: '…',
  S: '§',
  pounds: '£',
  texteuro: '€',
  ss: 'ß',
};

const TOKEN = /\{\}|\\(?:[a-zA-Z]+|[^]|$)/g;
/** What ends the name of a command: an empty group, or blanks, which are not printed. */
const NAME_END = /\{\}|[ \t]+/y;

export const latex: Dialect = {
  // Joined signs come last: the empty groups that keep them apart are no text.
  write: (text) => text.replace(/[#$%&_{}~^\\]/g, (sign) => MARKS[sign] ?? `\\${sign}`).replace(JOINING, '{}$&'),
  read: (source) => {
    const sink = new ReadSink(source);
    let at = 0;
    TOKEN.lastIndex = 0;
    for (let match = TOKEN.exec(source); match; match = TOKEN.exec(source)) {
      const [token] = match;
      const end = match.index + token.length;
      sink.add(source.slice(at, match.index));
      at = token === '{}' ? end : readCommand(source, match.index, end, sink);
      TOKEN.lastIndex = at;
    }
    sink.add(source.slice(at));
    return sink.done(false);
  },
  refuses: [NUL, CONTROL, HALVES],
  styles: [],
};

function readCommand(source: string, at: number, end: number, sink: ReadSink): number {
  const name = source.slice(at + 1, end);
  if (Object.hasOwn(NAMED, name)) {
    sink.add(NAMED[name] ?? '');
    NAME_END.lastIndex = end;
    return end + (NAME_END.exec(source)?.[0].length ?? 0);
  }
  if (/^[#$%&_{} ]$/.test(name)) sink.add(name);
  else if (/^[~^]$/.test(name) && source.startsWith('{}', end)) {
    sink.add(name);
    return end + 2;
  } else sink.leave(name === '' ? 'unfinished' : 'unknown', at, end, name === '' ? 'error' : 'meaning');
  return end;
}
