import type { XmlCursor } from './xml-cursor';

const OPEN = 40;

/** What may stand in an element: `EMPTY`, `ANY`, `(#PCDATA …)*` or a model of groups. */
export function readElementModel(cursor: XmlCursor): boolean {
  if (cursor.take('EMPTY') || cursor.take('ANY')) return true;
  if (cursor.unit !== OPEN) return cursor.fail({ code: 'expected', token: '(', found: cursor.found() });
  const start = cursor.at;
  cursor.at++;
  cursor.skipSpace();
  if (cursor.take('#PCDATA')) return readMixed(cursor);
  cursor.at = start;
  return readGroups(cursor);
}

function readMixed(cursor: XmlCursor): boolean {
  let hasNames = false;
  for (;;) {
    cursor.skipSpace();
    if (cursor.take(')')) break;
    if (!cursor.expect('|')) return false;
    cursor.skipSpace();
    if (!cursor.readName()) return false;
    hasNames = true;
  }
  if (hasNames) return cursor.expect('*');
  cursor.take('*');
  return true;
}

/** Groups in each other, with one separator each: a stack instead of recursion, for nobody knows how deep they go. */
function readGroups(cursor: XmlCursor): boolean {
  const separators: string[] = [];
  for (;;) {
    while (cursor.take('(')) {
      separators.push('');
      cursor.skipSpace();
    }
    if (!cursor.readName()) return false;
    takeOccurrence(cursor);
    cursor.skipSpace();
    while (cursor.take(')')) {
      separators.pop();
      takeOccurrence(cursor);
      if (separators.length === 0) return true;
      cursor.skipSpace();
    }
    if (!readSeparator(cursor, separators)) return false;
  }
}

function readSeparator(cursor: XmlCursor, separators: string[]): boolean {
  const former = separators.at(-1) ?? '';
  const separator = cursor.found();
  const isOne = separator === ',' || separator === '|';
  if (!isOne || (former !== '' && separator !== former)) {
    return cursor.fail({ code: 'expected', token: former === '' ? ')' : former, found: separator });
  }
  separators[separators.length - 1] = separator;
  cursor.at++;
  cursor.skipSpace();
  return true;
}

function takeOccurrence(cursor: XmlCursor): void {
  if (cursor.sees('?') || cursor.sees('*') || cursor.sees('+')) cursor.at++;
}
