import * as v from 'valibot';
import { indentOption } from '../../lib/document/indent-option';
import { jsonInputEntries } from '../../lib/document/json-options';
import { decodeMarkedText } from '../../lib/decode-text';
import { CONVENTIONS } from '../../lib/xml-json/convention';
import { jsonToXml, type XmlOfJson } from '../../lib/xml-json/json-to-xml';
import { defineOperation, text } from '../../operations/define';

const nameOption = (usual: string) =>
  v.optional(v.pipe(v.string(), v.maxLength(200), v.metadata({ linked: 'parameter' })), usual);

/** Everything that is remembered of this tool. */
export const jsonToXmlOptions = v.object({
  /** How attributes, texts and the like are told from elements. */
  convention: v.optional(v.picklist(CONVENTIONS), 'underscore'),
  /** Blanks per level, 0 for one line, or a tab. */
  indent: v.optional(indentOption(0, 8, [2, 4, 8, 'tab', 0]), 2),
  /** The root element, where the JSON has no single one. */
  rootName: nameOption('root'),
  /** The elements of a list in a list, or of one at the root. */
  itemName: nameOption('item'),
  declaration: v.optional(v.boolean(), false),
  ...jsonInputEntries,
});

const gives = (expected: string) => (value: XmlOfJson) => value.text === expected;
const minified = { indent: 0 } as const;

/** Writes JSON as XML; the report holds the text with its index, and what there is to say about it. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  decode: decodeMarkedText,
  output: 'report',
  options: jsonToXmlOptions,
  examples: [
    {
      inputs: { text: '{"a":{"_attributes":{"x":"1.234","y":"It\'s"}}}' },
      options: minified,
      check: gives('<a x="1.234" y="It\'s"/>'),
    },
    { inputs: { text: '{"a":1,"b":2}' }, check: gives('<root>\n  <a>1</a>\n  <b>2</b>\n</root>') },
    { inputs: { text: '{"r":{"i":[1,2,3]}}' }, options: minified, check: gives('<r><i>1</i><i>2</i><i>3</i></r>') },
    { inputs: { text: '[1,2]' }, options: minified, check: gives('<root><item>1</item><item>2</item></root>') },
    {
      inputs: { text: '{"r":{"n":12345678901234567890}}' },
      options: minified,
      check: gives('<r><n>12345678901234567890</n></r>'),
    },
    { inputs: { text: '{"r":"<&>"}' }, options: minified, check: gives('<r>&lt;&amp;&gt;</r>') },
    {
      inputs: { text: '{"1 a":1}' },
      check: (value) => value.text === '<_1_a>1</_1_a>' && value.notes.length === 1,
    },
    { inputs: { text: '{"r":{"a":null,"c":""}}' }, options: minified, check: gives('<r><a/><c/></r>') },
    { inputs: { text: '{"书":{"名":"三体 😀"}}' }, options: minified, check: gives('<书><名>三体 😀</名></书>') },
    {
      inputs: { text: '{"a":{"@x":1,"#text":"t"}}' },
      options: { convention: 'at', declaration: true },
      check: gives('<?xml version="1.0" encoding="UTF-8"?>\n<a x="1">t</a>'),
    },
    { inputs: { text: '{"a":"\\u0000"}' }, fault: 'not-in-xml' },
    { inputs: { text: '{"a":1}' }, options: { convention: 'ordered' }, fault: 'not-ordered' },
    { inputs: { text: '{"a":1' }, fault: 'expected-comma-or-close' },
    { inputs: { text: '{a:1}' }, options: { strict: true }, fault: 'bare-key' },
    { inputs: { text: '' }, check: gives('') },
  ],
  run: ({ text: source }, options, job) => jsonToXml(source, options, job.progress),
});
