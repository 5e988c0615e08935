import type { Piece, Text } from '../model';
import type { Unknowns } from '../unknowns';
import type { Given } from './read-arguments';

/** The options that make a body, or with `-G` a query. */
const DATA = new Set(['data', 'data-ascii', 'data-binary', 'data-raw', 'data-urlencode', 'json']);

/** What all of them give together: `&` between two, but nothing before what `--json` adds. */
export function readData(given: readonly Given[], unknowns: Unknowns): Piece[] | undefined {
  const options = given.filter(({ name }) => DATA.has(name));
  if (options.length === 0) return undefined;
  const pieces: Piece[] = [];
  for (const { name, value } of options) {
    if (pieces.length > 0 && name !== 'json') pieces.push({ text: '&' });
    for (const piece of piecesOf(name, value, unknowns)) pieces.push(piece);
  }
  return joined(pieces);
}

/** What `--url-query` adds: as `--data-urlencode`, and with a plus in front as it is. */
export function readUrlQuery(given: readonly Given[], unknowns: Unknowns): Piece[] | undefined {
  const options = given.filter(({ name }) => name === 'url-query');
  if (options.length === 0) return undefined;
  const pieces: Piece[] = [];
  for (const { value } of options) {
    if (pieces.length > 0) pieces.push({ text: '&' });
    if (value.startsWith('+')) pieces.push({ text: value.slice(1) });
    else for (const piece of encodedPieces(value, unknowns)) pieces.push(piece);
  }
  return joined(pieces);
}

function piecesOf(name: string, value: Text, unknowns: Unknowns): Piece[] {
  if (name === 'data-raw' || (!value.startsWith('@') && name !== 'data-urlencode')) return [{ text: value }];
  if (name === 'data-urlencode') return encodedPieces(value, unknowns);
  return [{ file: value.slice(1), as: name === 'data-binary' || name === 'json' ? 'whole' : 'joined' }];
}

/** `content`, `=content`, `name=content`, `@file` and `name@file`. */
function encodedPieces(value: Text, unknowns: Unknowns): Piece[] {
  const equals = value.indexOf('=');
  const at = equals < 0 ? value.indexOf('@') : -1;
  if (at >= 0) {
    const file: Piece = { file: value.slice(at + 1), as: 'encoded' };
    return at === 0 ? [file] : [{ text: `${value.slice(0, at)}=` }, file];
  }
  const name = equals < 0 ? '' : value.slice(0, equals);
  const encoded = unknowns.encoded(equals < 0 ? value : value.slice(equals + 1));
  return [{ text: name === '' ? encoded : `${name}=${encoded}` }];
}

/** Texts beside each other as one. */
export function joined(pieces: readonly Piece[]): Piece[] {
  const short: Piece[] = [];
  let texts: Text[] | undefined;
  const flush = () => {
    if (texts) short.push({ text: texts.join('') });
    texts = undefined;
  };
  for (const piece of pieces) {
    if ('text' in piece) {
      texts ??= [];
      texts.push(piece.text);
    } else {
      flush();
      short.push(piece);
    }
  }
  flush();
  return short.length > 1 ? short.filter((piece) => !('text' in piece) || piece.text !== '') : short;
}
