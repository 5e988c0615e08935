import * as v from 'valibot';
import { indentOption } from '../../lib/document/indent-option';
import { CONVERTER_SIZE_LIMIT } from '../../lib/document/document-fault';
import { err, type Result } from '../../lib/result';
import type { XmlDecodeFault } from '../../lib/xml/decode-xml';
import { decodeXmlFile } from '../../lib/xml/decode-xml-file';
import { CONVENTIONS } from '../../lib/xml-json/convention';
import { xmlToJson, type JsonOfXml, type XmlToJsonFault } from '../../lib/xml-json/xml-to-json';
import { defineOperation, file, text } from '../../operations/define';

/** Everything that is remembered of this tool. */
export const xmlToJsonOptions = v.object({
  /** How attributes, texts and the like are told from elements. */
  convention: v.optional(v.picklist(CONVENTIONS), 'underscore'),
  /** Numbers and booleans only where reading and writing them changes nothing. */
  types: v.optional(v.picklist(['text', 'typed']), 'text'),
  /** Blanks per level, 0 for one line, or a tab. */
  indent: v.optional(indentOption(0, 10, [2, 3, 4, 'tab', 0]), 2),
  /** Elements of nothing but text become strings. */
  textAsStrings: v.optional(v.boolean(), false),
  /** Names of elements that are always lists; `*` is each. */
  arrays: v.optional(v.pipe(v.string(), v.maxLength(2000), v.metadata({ linked: 'parameter' })), ''),
  stripPrefixes: v.optional(v.boolean(), false),
  /** Texts without white space at their ends. */
  trim: v.optional(v.boolean(), false),
});

const gives = (expected: string) => (value: JsonOfXml) => value.text === expected;
const minified = { indent: 0 } as const;

/** Writes XML as JSON; the report holds the text and what there is to say about it. */
export const convert = defineOperation({
  id: 'convert',
  inputs: { text: text() },
  output: 'report',
  options: xmlToJsonOptions,
  examples: [
    {
      inputs: { text: '<a x="1.234" y="It\'s"/>' },
      options: minified,
      check: gives('{"a":{"_attributes":{"x":"1.234","y":"It\'s"}}}'),
    },
    {
      inputs: { text: '<r><i>1</i><i>2</i></r>' },
      options: minified,
      check: gives('{"r":{"i":[{"_text":"1"},{"_text":"2"}]}}'),
    },
    { inputs: { text: '<r>007</r>' }, options: { ...minified, types: 'typed' }, check: gives('{"r":{"_text":"007"}}') },
    {
      inputs: { text: '<r>12345678901234567890</r>' },
      options: { ...minified, types: 'typed' },
      check: gives('{"r":{"_text":"12345678901234567890"}}'),
    },
    { inputs: { text: '<r><![CDATA[a<b]]></r>' }, options: minified, check: gives('{"r":{"_cdata":"a<b"}}') },
    { inputs: { text: '<r>&lt;&amp;</r>' }, options: minified, check: gives('{"r":{"_text":"<&"}}') },
    {
      inputs: { text: '<r><i x="1">2</i><i/></r>' },
      options: { ...minified, convention: 'at', types: 'typed', textAsStrings: true },
      check: gives('{"r":{"i":[{"@x":1,"#text":2},""]}}'),
    },
    { inputs: { text: '<p>a <b>c</b> d</p>' }, check: (value) => value.notes.length === 1 },
    {
      inputs: { text: '<p>a <b/></p>' },
      options: { ...minified, convention: 'ordered' },
      check: gives(
        '{"elements":[{"type":"element","name":"p","elements":[{"type":"text","text":"a "},{"type":"element","name":"b"}]}]}',
      ),
    },
    { inputs: { text: '<a><b></a>' }, fault: 'unexpected-close' },
    { inputs: { text: '<!DOCTYPE r [<!ENTITY e "x">]><r>&e;</r>' }, fault: 'entity' },
    { inputs: { text: '' }, check: gives('') },
  ],
  run: ({ text: source }, options, job) => xmlToJson(source, options, job.progress),
});

/** As `convert`, for a file, which is read in the encoding that its first bytes or its declaration tell. */
export const convertFile = defineOperation({
  id: 'convertFile',
  inputs: { file: file() },
  output: 'report',
  options: xmlToJsonOptions,
  examples: [
    { inputs: { file: new File(['<a><b/></a>'], 'a.xml') }, options: minified, check: gives('{"a":{"b":{}}}') },
    { inputs: { file: new File(['<?xml version="1.0" encoding="none"?><a/>'], 'a.xml') }, fault: 'unknown-encoding' },
  ],
  run: async ({ file: source }, options, job): Promise<Result<JsonOfXml, XmlToJsonFault | XmlDecodeFault>> => {
    const { size } = source;
    if (size > CONVERTER_SIZE_LIMIT) return err({ code: 'too-large', bytes: size, limit: CONVERTER_SIZE_LIMIT });
    const decoded = await decodeXmlFile(source);
    return decoded.ok ? xmlToJson(decoded.value.text, options, job.progress) : decoded;
  },
});
