import type { Dtd } from './dtd';
import type { EntityChecker } from './entity-checker';
import { expectQuote } from './external-id';
import type { XmlCursor } from './xml-cursor';

const AMPERSAND = 38;
const OPEN = 40;
const LESS = 60;

const WORD = /[A-Z]*/y;
const TYPES = new Set(['CDATA', 'ID', 'IDREF', 'IDREFS', 'ENTITY', 'ENTITIES', 'NMTOKEN', 'NMTOKENS']);

/** For an attribute that is required, or may be missing. */
const NO_DEFAULT = Symbol('no default');

/** What was declared so far. */
interface Declared {
  readonly dtd: Dtd;
  readonly entities: EntityChecker;
}

/** The attributes that a declaration gives an element, up to its `>`; what tells how to read elements is kept in `dtd`. */
export function readAttributeList(cursor: XmlCursor, element: string, { dtd, entities }: Declared): boolean {
  for (;;) {
    const hasSpace = cursor.skipSpace();
    if (cursor.take('>')) return true;
    if (!hasSpace) return cursor.fail({ code: 'expected-space', found: cursor.found() });
    if (!cursor.readName()) return false;
    const attribute = cursor.name;
    if (!cursor.expectSpace()) return false;
    const isCdata = cursor.sees('CDATA');
    if (!readType(cursor) || !cursor.expectSpace()) return false;
    const value = readDefault(cursor, entities);
    if (value === undefined) return false;
    if (value !== NO_DEFAULT) noteDefault(dtd, element, attribute, value);
    if (!isCdata && attribute.startsWith('xmlns')) dtd.namespaceTokens.add(`${element} ${attribute}`);
  }
}

function readType(cursor: XmlCursor): boolean {
  if (cursor.unit === OPEN) return readEnumeration(cursor, () => cursor.readNmtoken());
  WORD.lastIndex = cursor.at;
  const word = WORD.exec(cursor.text)?.[0] ?? '';
  if (word !== 'NOTATION' && !TYPES.has(word)) {
    return cursor.fail({ code: 'expected', token: 'CDATA', found: word === '' ? cursor.found() : word });
  }
  cursor.at += word.length;
  return word !== 'NOTATION' || (cursor.expectSpace() && readEnumeration(cursor, () => cursor.readName()));
}

function readEnumeration(cursor: XmlCursor, readItem: () => boolean): boolean {
  if (!cursor.expect('(')) return false;
  for (;;) {
    cursor.skipSpace();
    if (!readItem()) return false;
    cursor.skipSpace();
    if (cursor.take(')')) return true;
    if (!cursor.expect('|')) return false;
  }
}

/** The default value as it is written; `NO_DEFAULT` without any, undefined where it is wrong. */
function readDefault(cursor: XmlCursor, entities: EntityChecker): string | undefined | typeof NO_DEFAULT {
  if (cursor.take('#REQUIRED') || cursor.take('#IMPLIED')) return NO_DEFAULT;
  if (cursor.take('#FIXED') && !cursor.expectSpace()) return undefined;
  const start = cursor.at;
  return readDefaultValue(cursor, entities) ? cursor.text.slice(start + 1, cursor.at - 1) : undefined;
}

/** Of default values only those are kept that tell how to read the elements; of the others their names. */
function noteDefault(dtd: Dtd, element: string, attribute: string, value: string): void {
  const { defaults: named, preserving, namespaceDefaults } = dtd;
  const names = named.get(element);
  if (names) names.push(attribute);
  else named.set(element, [attribute]);
  if (attribute === 'xml:space' && value === 'preserve') preserving.add(element);
  if (!attribute.startsWith('xmlns')) return;
  const defaults = namespaceDefaults.get(element) ?? [];
  if (!defaults.some(({ name }) => name === attribute)) defaults.push({ name: attribute, value });
  namespaceDefaults.set(element, defaults);
}

function readDefaultValue(cursor: XmlCursor, entities: EntityChecker): boolean {
  const start = cursor.at;
  const quote = cursor.unit;
  if (!expectQuote(cursor)) return false;
  for (;;) {
    const { unit, at } = cursor;
    if (Number.isNaN(unit)) return cursor.fail({ code: 'unterminated', part: 'literal' }, start);
    if (unit === LESS) return cursor.fail({ code: 'lt-in-attribute' });
    if (unit !== AMPERSAND) cursor.at++;
    if (unit === quote) return true;
    if (unit !== AMPERSAND) continue;
    if (!cursor.readReference()) return false;
    // What a default value refers to must have been declared before it.
    const reason = cursor.name === '' ? undefined : entities.check(cursor.name, 'attribute', at);
    if (reason) return cursor.fail(reason, at);
  }
}
