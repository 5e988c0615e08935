import { err, type Result } from '../../lib/result';
import { readAddress, type Address, type AddressFault } from './address';

/** What stands in a line: an address, or what ought to be one. */
export interface Found {
  readonly text: string;
  /** UTF-16 offset in the line. */
  readonly at: number;
  readonly address: Result<Address, AddressFault>;
}

/** White space, and marks that nobody sees, which come along from web pages and documents. */
const UNSEEN = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** A text without what is not seen around it. A loop, since a pattern would look at each run again and again. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && UNSEEN.test(text.charAt(start))) start++;
  while (end > start && UNSEEN.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/**
 * The addresses of a line: alone, as `Name <address>`, several with commas or semicolons between, or within other words. Where there is none
 * the line itself is one that is wrong.
 */
export function findInLine(line: string): Found[] {
  const pieces = piecesOf(line.replaceAll('＠', '@'));
  const read = pieces.flatMap(({ text, at }) => readPiece(text, at));
  const hasAddress = read.some(({ address }) => address.ok);
  // Words between addresses are words; a line of words alone is a wrong line.
  const kept = hasAddress
    ? read.filter(({ address, text }) => address.ok || text.includes('@'))
    : read.filter(({ text }) => text.includes('@'));
  if (kept.length > 0) return kept;
  const text = trimmed(line);
  return text === '' ? [] : [{ text, at: line.indexOf(text), address: err({ code: 'no-at' }) }];
}

interface Piece {
  readonly text: string;
  readonly at: number;
}

/** Parts a line at commas and semicolons that stand in no quotes, brackets or comments. */
function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let quoted = false;
  let depth = 0;
  const isClosed = (line.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 0;
  for (let at = 0; at <= line.length; at++) {
    const character = line.charAt(at);
    if (quoted && character === '\\') at++;
    else if (character === '"' && isClosed) quoted = !quoted;
    else if (!quoted && (character === '<' || character === '(')) depth++;
    else if (!quoted && (character === '>' || character === ')')) depth = Math.max(0, depth - 1);
    else if (at === line.length || (!quoted && depth === 0 && /[,;，；、\t]/.test(character))) {
      pieces.push({ text: line.slice(start, at), at: start });
      start = at + 1;
    }
  }
  return pieces;
}

const MAILTO = /^mailto:([^?]*)(?:\?.*)?$/is;
/** Chinese right behind a domain is the sentence around it. */
const RUN_ON = /[a-z][\u3400-\u9fff]+$/i;
/** Longer pieces are no address and no name with one. */
const LONGEST_PIECE = 2000;

function readPiece(piece: string, offset: number): Found[] {
  const text = trimmed(piece.length > LONGEST_PIECE ? piece : (inBrackets(piece) ?? withoutComment(piece)));
  if (text === '') return [];
  const bare = MAILTO.exec(text.slice(0, LONGEST_PIECE))?.[1];
  const address = readAddress(bare === undefined ? text : decoded(bare));
  const at = offset + piece.indexOf(text);
  if (address.ok && !RUN_ON.test(text)) return [{ text: bare ?? text, at, address }];
  // Several in a row with spaces between, or an address in a sentence.
  const within = findWithin(piece, offset);
  const hasRest = address.ok || /[\s()'*_[\]{}]|[.:!?]$|mailto:/i.test(text);
  return within.length > 0 && hasRest ? within : [{ text, at, address }];
}

/** What stands in angle brackets behind a name, where that is meant for an address. */
function inBrackets(piece: string): string | undefined {
  const end = piece.lastIndexOf('>');
  const start = end < 0 ? -1 : piece.lastIndexOf('<', end);
  const inner = piece.slice(start + 1, end);
  return start >= 0 && inner.includes('@') ? inner : undefined;
}

const LOCAL = /[\w!#$%&'*+/=?^`{|}~\-.\u00a1-\u2fff\u3040-\ud7ff\uf900-\ufdff]/;
const HAN = /[\u3400-\u9fff]/;
/** Its domain has a dot, and ends in letters. */
const DOMAIN =
  /(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}])?\.){1,10}(?:xn--[a-z\d-]{1,59}|[a-z]{2,63}|\p{L}{1,63})/iuy;

/** The addresses within other words: what may stand there before and behind each at sign. */
function findWithin(piece: string, offset: number): Found[] {
  const found: Found[] = [];
  let end = 0;
  for (let at = piece.indexOf('@'); at >= 0; at = piece.indexOf('@', at + 1)) {
    let start = at;
    while (start > Math.max(end, at - 65) && LOCAL.test(piece.charAt(start - 1))) start--;
    DOMAIN.lastIndex = at + 1;
    const domain = DOMAIN.exec(piece)?.[0];
    if (domain === undefined) continue;
    const local = piece.slice(start, at).replace(/^[.'`*_-]+/, '');
    // Chinese is written without spaces: an ASCII name ends where it begins.
    const text = `${HAN.test(local) ? local.replace(/^.*[^!-~](?=[!-~]+$)/u, '') : local}@${domain}`;
    const address = readAddress(text);
    if (!address.ok) continue;
    found.push({ text, at: offset + at + domain.length + 1 - text.length, address });
    end = at + domain.length + 1;
  }
  return found;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** RFC 5322 lets a comment stand before or behind an address. */
function withoutComment(piece: string): string {
  return piece.includes('"') ? piece : piece.replaceAll(/^\s*\([^()@]*\)|\([^()@]*\)\s*$/g, '');
}
