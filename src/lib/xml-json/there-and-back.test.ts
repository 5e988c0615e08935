import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Convention } from './convention';
import { jsonToXml } from './json-to-xml';
import { writeXml } from './write-xml';
import { xmlToJson, type XmlToJsonSettings } from './xml-to-json';
import type { XmlElement, XmlNode } from './xml-node';

function toXml(text: string, convention: Convention, indent = 0) {
  const names = { rootName: 'root', itemName: 'item' };
  const made = jsonToXml(text, { convention, ...names, indent, declaration: false, strict: false });
  if (!made.ok) throw new Error(`${made.fault.code}: ${text}`);
  return made.value;
}

function toJson(text: string, convention: Convention, settings: Partial<XmlToJsonSettings> = {}) {
  const made = xmlToJson(text, {
    convention,
    textAsStrings: false,
    types: 'text',
    trim: false,
    stripPrefixes: false,
    arrays: '',
    indent: 0,
    ...settings,
  });
  if (!made.ok) throw new Error(`${made.fault.code}: ${text}`);
  return made.value;
}

const name = fc.constantFrom(
  'a',
  'b',
  'c-d',
  '书',
  'x.y',
  '_text',
  '_attributes',
  'xml:space',
  '__proto__',
  'constructor',
);
const characters = fc.constantFrom(
  'a',
  ' ',
  '\n',
  '\r',
  '\t',
  '<',
  '>',
  '&',
  '"',
  "'",
  ']]>',
  '--',
  '?>',
  '😀',
  '\u0085',
  '\u2028',
  ';',
  '&amp;',
  '\u00a0',
);
const anyText = fc.array(characters, { maxLength: 6 }).map((parts) => parts.join(''));
const text = fc.array(characters, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
const attributes = fc
  .uniqueArray(fc.tuple(name, anyText), { maxLength: 3, selector: ([key]) => key })
  .map((pairs) =>
    pairs.map(([key, value]): readonly [string, string] => [key, key === 'xml:space' ? 'preserve' : value]),
  );

const { element } = fc.letrec<{ node: XmlNode; element: XmlElement }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    text.map((value): XmlNode => ({ kind: 'text', text: value })),
    anyText.map((value): XmlNode => ({ kind: 'cdata', text: value })),
    fc.constantFrom<XmlNode>({ kind: 'comment', text: ' c ' }, { kind: 'instruction', name: 'go', text: 'to there' }),
    tie('element'),
  ),
  element: fc.record({
    kind: fc.constant('element' as const),
    name: name.filter((key) => key !== 'xml:space'),
    attributes,
    children: fc.array(tie('node'), { maxLength: 4 }),
  }),
}));

const document = element.map((root) => writeXml({ nodes: [root] }, { indent: 0, limit: 1e9 })?.text ?? '');

describe('XML to JSON and back', () => {
  it('gives the same in order', () => {
    fc.assert(
      fc.property(document, (xml) => {
        expect(toXml(toJson(xml, 'ordered').text, 'ordered').text).toBe(xml);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['underscore', 'at'] as const)('gives the same as %s, or says what is lost', (convention) => {
    fc.assert(
      fc.property(document, (xml) => {
        const { text: json, notes } = toJson(xml, convention);
        if (notes.length > 0) return;
        expect(toXml(json, convention).text).toBe(xml);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['underscore', 'at'] as const)('loses nothing but order as %s', (convention) => {
    fc.assert(
      fc.property(document, (xml) => {
        const { text: json, notes } = toJson(xml, convention);
        if (notes.some(({ code }) => code === 'named-as-mark')) return;
        const sorted = (made: string) => [...made].sort().join('');
        // Texts and sections that come to stand beside each other are one, and then need no reference.
        const plain = (made: string) => sorted(made.replace(/&#\d+;|<!\[CDATA\[|\]\]>|\s/g, ''));
        expect(plain(toXml(json, convention).text)).toBe(plain(xml));
      }),
      { numRuns: 300 },
    );
  });
});

describe('JSON to XML and back', () => {
  const key = fc.oneof(
    fc.constantFrom('a', 'b', '_text', '_attributes', '_cdata', '#text', '@x', '1', '', 'a b', '?go', '__proto__'),
    anyText,
  );
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      anyText,
      fc.constantFrom(null, true, 1, -0.5),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map((members) => Object.fromEntries(members)),
    ),
  }));

  it.each(['underscore', 'at', 'elements'] as const)(
    'any value becomes XML as %s, and what is read of it becomes the same',
    (convention) => {
      fc.assert(
        fc.property(value, (json) => {
          const { text: xml } = toXml(JSON.stringify(json), convention);
          const { text: read, notes } = toJson(xml, convention === 'elements' ? 'at' : convention);
          if (notes.length > 0) return;
          expect(toXml(read, convention === 'elements' ? 'at' : convention).text).toBe(xml);
        }),
        { numRuns: 500 },
      );
    },
  );

  it('the indent changes nothing of what is read', () => {
    fc.assert(
      fc.property(value, (json) => {
        const text = JSON.stringify(json);
        expect(toJson(toXml(text, 'underscore', 2).text, 'underscore').text).toBe(
          toJson(toXml(text, 'underscore').text, 'underscore').text,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('texts, maps and lists of two or more come back as they were', () => {
    const legal = fc.constantFrom('a', 'b', 'c-d', '书', '__proto__');
    const { map } = fc.letrec<{ map: unknown; inner: unknown }>((tie) => ({
      inner: fc.oneof({ maxDepth: 3 }, anyText, tie('map')),
      map: fc
        .uniqueArray(fc.tuple(legal, fc.oneof(tie('inner'), fc.array(tie('inner'), { minLength: 2, maxLength: 2 }))), {
          minLength: 1,
          maxLength: 4,
          selector: ([member]) => member,
        })
        .map((members) => new Map(members)),
    }));
    const asJson = (part: unknown): string => {
      if (part instanceof Map)
        return `{${Array.from(part, ([member, inner]) => `${JSON.stringify(member)}:${asJson(inner)}`).join()}}`;
      return Array.isArray(part) ? `[${part.map(asJson).join()}]` : JSON.stringify(part);
    };
    fc.assert(
      fc.property(map, (made) => {
        const json = `{"r":${asJson(made)}}`;
        for (const convention of ['underscore', 'at', 'elements'] as const) {
          expect(toJson(toXml(json, convention).text, convention, { textAsStrings: true }).text).toBe(json);
        }
      }),
      { numRuns: 300 },
    );
  });
});
