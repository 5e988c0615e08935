import * as v from 'valibot';
import { err } from '../../lib/result';
import { decodeXmlFile } from '../../lib/xml/decode-xml-file';
import { indentOption } from '../../lib/document/indent-option';
import { defineOperation, file, text } from '../../operations/define';
import { SIZE_LIMIT, formatXml, type FormatXmlOptions, type FormattedXml } from './format-xml';

/** Everything that is remembered of this tool. */
export const formatOptions = v.object({
  mode: v.optional(v.picklist(['indent', 'minify']), 'indent'),
  /** Blanks per level, or a tab. */
  indent: v.optional(indentOption(0, 8, [1, 2, 3, 4, 5, 6, 7, 8, 'tab', 0]), 2),
  text: v.optional(v.picklist(['asWritten', 'trimmed']), 'asWritten'),
  empty: v.optional(v.picklist(['asWritten', 'short', 'long']), 'asWritten'),
  attributes: v.optional(v.picklist(['oneLine', 'onePerLine']), 'oneLine'),
  /** A longer start tag has its attributes on lines of their own, if `attributes` says so. */
  columns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 100),
  removeComments: v.optional(v.boolean(), false),
  /** A text with nothing in it is no document, as the standard says; the page takes it for one that is still to come. */
  strict: v.optional(v.boolean(), false),
});

type FormatOptions = v.InferOutput<typeof formatOptions>;

function printOptions({ attributes, columns, ...options }: FormatOptions): FormatXmlOptions {
  return { ...options, wrapColumns: attributes === 'onePerLine' ? columns : 0 };
}

const prints = (expected: string) => (value: FormattedXml) => value.text === expected;

/** Indents or minifies an XML document; the report holds the text, its index and what there is to say about it. */
export const format = defineOperation({
  id: 'format',
  inputs: { text: text() },
  output: 'report',
  options: formatOptions,
  examples: [
    {
      inputs: { text: '<hello><world>foo</world><world>bar</world></hello>' },
      check: prints('<hello>\n  <world>foo</world>\n  <world>bar</world>\n</hello>'),
    },
    { inputs: { text: '<p>Hello <b>big</b> world</p>' }, check: prints('<p>Hello <b>big</b> world</p>') },
    {
      inputs: { text: '<r>\n  <a>1</a>\n  <p>x <i>y</i> z</p>\n</r>' },
      options: { mode: 'minify' },
      check: prints('<r><a>1</a><p>x <i>y</i> z</p></r>'),
    },
    {
      inputs: { text: '<r><e></e><f/></r>' },
      options: { empty: 'short' },
      check: prints('<r>\n  <e/>\n  <f/>\n</r>'),
    },
    {
      inputs: { text: '<a b="1" c="2"/>' },
      options: { attributes: 'onePerLine', columns: 10 },
      check: prints('<a\n  b="1"\n  c="2"/>'),
    },
    { inputs: { text: '<a><b></a></b>' }, fault: 'unexpected-close' },
    { inputs: { text: '<a>&copy;</a>' }, fault: 'undefined-entity' },
    { inputs: { text: '' }, check: prints('') },
    { inputs: { text: '' }, options: { strict: true }, fault: 'no-root' },
  ],
  run: ({ text: source }, options, job) => formatXml(source, printOptions(options), job.progress),
});

/** As `format`, for a file, which is read in the encoding that its first bytes or its declaration tell. */
export const formatFile = defineOperation({
  id: 'formatFile',
  inputs: { file: file() },
  output: 'report',
  options: formatOptions,
  examples: [
    {
      inputs: { file: new File(['<a><b/></a>'], 'a.xml') },
      check: prints('<a>\n  <b/>\n</a>'),
    },
    { inputs: { file: new File(['<?xml version="1.0" encoding="none"?><a/>'], 'a.xml') }, fault: 'unknown-encoding' },
  ],
  run: async ({ file: source }, options, job) => {
    if (source.size > SIZE_LIMIT) return err({ code: 'too-large', bytes: source.size, limit: SIZE_LIMIT });
    const decoded = await decodeXmlFile(source);
    if (!decoded.ok) return decoded;
    return formatXml(decoded.value.text, printOptions(options), job.progress, source.size);
  },
});
