import type { Text } from '../model';

/** More requests of one address are not made. */
export const MOST_OF_GLOB = 1000;

interface Glob {
  readonly texts: readonly Text[];
  /** How many there are in all. */
  readonly count: number;
}

/** The addresses that `{a,b}`, `[1-3]`, `[001-100:10]` and `[a-z]` stand for; `\[` is a bracket. */
export function expandGlobs(url: Text): Glob {
  const pieces = readPieces(url);
  let texts: Text[] = [''];
  let count = 1;
  for (const choices of pieces) {
    count *= choices.length;
    // The last one turns fastest.
    const longer: Text[] = [];
    for (const text of texts) {
      for (const choice of choices) if (longer.length < MOST_OF_GLOB) longer.push(text + choice);
    }
    texts = longer;
  }
  return { texts, count };
}

function readPieces(url: Text): Text[][] {
  const pieces: Text[][] = [];
  let plain = '';
  let at = 0;
  while (at < url.length) {
    const sign = url.charAt(at);
    const isEscaped = sign === '\\' && /[[\]{}]/.test(url.charAt(at + 1));
    const glob = isEscaped ? undefined : (setAt(url, at) ?? rangeAt(url, at));
    if (glob) {
      pieces.push([plain], glob.choices);
      plain = '';
      at = glob.end;
    } else {
      plain += isEscaped ? url.charAt(at + 1) : sign;
      at += isEscaped ? 2 : 1;
    }
  }
  pieces.push([plain]);
  return pieces;
}

interface Choices {
  readonly choices: Text[];
  readonly end: number;
}

function setAt(url: Text, at: number): Choices | undefined {
  if (url.charAt(at) !== '{') return undefined;
  const choices = [''];
  for (let place = at + 1; place < url.length; place += 1) {
    const sign = url.charAt(place);
    if (sign === '}') return { choices, end: place + 1 };
    if (sign === ',') choices.push('');
    else if (sign === '\\' && /[{}[\],]/.test(url.charAt(place + 1))) {
      place += 1;
      choices[choices.length - 1] += url.charAt(place);
    } else choices[choices.length - 1] += sign;
  }
  return undefined;
}

const RANGE = /\[(?:(\d{1,15})-(\d{1,15})|([a-zA-Z])-([a-zA-Z]))(?::(\d{1,9}))?\]/y;

function rangeAt(url: Text, at: number): Choices | undefined {
  RANGE.lastIndex = at;
  const [whole, from, to, first, last, by = '1'] = RANGE.exec(url) ?? [];
  if (whole === undefined) return undefined;
  const step = Number(by);
  const isNumber = from !== undefined;
  const low = isNumber ? Number(from) : (first ?? '').charCodeAt(0);
  const high = isNumber ? Number(to) : (last ?? '').charCodeAt(0);
  if (step === 0 || high < low) return undefined;
  const width = isNumber && /^0\d/.test(from) ? from.length : 0;
  const choices: Text[] = [];
  for (let value = low; value <= high && choices.length < MOST_OF_GLOB; value += step) {
    choices.push(isNumber ? String(value).padStart(width, '0') : String.fromCharCode(value));
  }
  return { choices, end: at + whole.length };
}
