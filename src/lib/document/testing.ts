import fc from 'fast-check';
import type { Comments, DocumentMember, DocumentValue } from './document';

/** A value without its places, for comparing trees that were read from different texts. */
export type BareValue =
  | { kind: 'map'; members: (readonly [string, BareValue])[]; comments?: Comments }
  | { kind: 'list'; items: BareValue[]; comments?: Comments }
  | { kind: 'scalar'; says: string; comments?: Comments };

/** The tree without places; scalars with their kind, so that `1` and `"1"` differ. */
export function bare(value: DocumentValue): BareValue {
  const comments = value.comments ? { comments: value.comments } : {};
  switch (value.kind) {
    case 'map':
      return { kind: 'map', members: value.members.map((member) => [member.key, bare(member.value)]), ...comments };
    case 'list':
      return { kind: 'list', items: value.items.map(bare), ...comments };
    case 'string':
      return { kind: 'scalar', says: `string ${JSON.stringify(value.text)}`, ...comments };
    case 'boolean':
      return { kind: 'scalar', says: `boolean ${value.value}`, ...comments };
    case 'null':
      return { kind: 'scalar', says: 'null', ...comments };
    default:
      return { kind: 'scalar', says: `${value.kind} ${value.source}`, ...comments };
  }
}

const SPAN = { start: 0, end: 0 };

/** Keys and texts that trip programs: other types' spellings, objects' own names, lone surrogates, quotes, breaks. */
export const awkwardText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    '',
    '1',
    '1.0',
    'no',
    'null',
    '~',
    '__proto__',
    'constructor',
    '1979-05-27',
    '"',
    '\\',
    "'",
    ' pad ',
    'a\nb\n',
    '\r\n',
    '\t',
    '\u2028',
    '\u0000',
    '\ud800',
    '- a',
    'a: b #c',
    '=1+1',
    '键 😀',
    '.',
    'a.b',
  ),
);

/** Numbers as JSON writes them, beyond doubles too. */
export const jsonNumber = fc.oneof(
  fc.bigInt().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? '-0' : String(n))),
  fc.constantFrom('1.10', '1e3', '1E+400', '-0', '0.0', '12345678901234567890', '1e-7'),
);

/** Random trees; keys of a map differ. */
export const documentValue = ({ depth = 4 } = {}): fc.Arbitrary<DocumentValue> =>
  fc.letrec<{ value: DocumentValue; member: DocumentMember }>((tie) => ({
    value: fc.oneof(
      { maxDepth: depth, depthIdentifier: 'document' },
      awkwardText.map((text): DocumentValue => ({ kind: 'string', text, ...SPAN })),
      jsonNumber.map((source): DocumentValue => ({ kind: 'number', source, ...SPAN })),
      fc.boolean().map((value): DocumentValue => ({ kind: 'boolean', value, ...SPAN })),
      fc.constant<DocumentValue>({ kind: 'null', ...SPAN }),
      fc.array(tie('value'), { maxLength: 4 }).map((items): DocumentValue => ({ kind: 'list', items, ...SPAN })),
      fc
        .uniqueArray(tie('member'), { maxLength: 4, selector: ({ key }) => key })
        .map((members): DocumentValue => ({ kind: 'map', members, ...SPAN })),
    ),
    member: fc.record({ key: awkwardText, keySpan: fc.constant(SPAN), value: tie('value') }),
  })).value;
