import type { XmlCursor } from './xml-cursor';

const QUOTE = 34;
const APOSTROPHE = 39;

const NOT_IN_PUBLIC_ID = /[^\u0020\r\na-zA-Z0-9\-'()+,./:=?;!*#@$_%]/u;

/** A quote of either kind. */
export function expectQuote(cursor: XmlCursor): boolean {
  const { unit } = cursor;
  if (unit !== QUOTE && unit !== APOSTROPHE)
    return cursor.fail({ code: 'expected', token: '"', found: cursor.found() });
  cursor.at++;
  return true;
}

/** `SYSTEM "…"` or `PUBLIC "…" "…"`; of a notation the second literal may be missing. */
export function readExternalId(cursor: XmlCursor, isNotation: boolean): boolean {
  if (cursor.take('SYSTEM')) return cursor.expectSpace() && readLiteral(cursor);
  if (!cursor.take('PUBLIC')) return cursor.fail({ code: 'expected', token: 'SYSTEM', found: cursor.found() });
  if (!cursor.expectSpace() || !readPublicId(cursor)) return false;
  const end = cursor.at;
  const hasSpace = cursor.skipSpace();
  const hasLiteral = cursor.unit === QUOTE || cursor.unit === APOSTROPHE;
  if (hasLiteral)
    return (hasSpace || cursor.fail({ code: 'expected-space', found: cursor.found() })) && readLiteral(cursor);
  if (!isNotation) return expectQuote(cursor);
  cursor.at = end;
  return true;
}

function readLiteral(cursor: XmlCursor): boolean {
  const start = cursor.at;
  return expectQuote(cursor) && cursor.skipPast(cursor.text.charAt(start), 'literal', start);
}

function readPublicId(cursor: XmlCursor): boolean {
  const start = cursor.at;
  if (!readLiteral(cursor)) return false;
  const wrong = NOT_IN_PUBLIC_ID.exec(cursor.text.slice(start + 1, cursor.at - 1));
  if (!wrong) return true;
  return cursor.fail({ code: 'public-id-character', found: wrong[0] }, start + 1 + wrong.index);
}
