import * as v from 'valibot';
import { ok } from '../../lib/result';
import { defineOperation, text, type Job } from '../../operations/define';
import { APOSTROPHES, escapeText, FORMS, MODES, type Escaped, type EscapeSettings } from './escape';
import { RULES, type Rules } from './rules';
import type { Unescaped } from './unescape';

/** Everything that is remembered of this tool. */
export const entityOptions = v.object({
  mode: v.optional(v.picklist(MODES), 'minimal'),
  everyAs: v.optional(v.picklist(FORMS), 'decimal'),
  apostrophe: v.optional(v.picklist(APOSTROPHES), 'number'),
  keepExisting: v.optional(v.boolean(), false),
  rules: v.optional(v.picklist(RULES), 'html'),
  /** Only for the eye: what comes out is the same. */
  showInvisible: v.optional(v.boolean(), false),
});
export type EntityOptions = v.InferOutput<typeof entityOptions>;

export const escapeOptions = v.pick(entityOptions, ['mode', 'everyAs', 'apostrophe', 'keepExisting']);
export const unescapeOptions = v.pick(entityOptions, ['rules']);

/** The tables of names come only with settings that need them. */
async function escapeWithTables(source: string, settings: EscapeSettings, { progress }: Job): Promise<Escaped> {
  const { mode, everyAs, keepExisting } = settings;
  const needsNames = mode === 'names' || (mode === 'every' && everyAs === 'names');
  const [names, references] = await Promise.all([
    needsNames ? import('./names') : undefined,
    keepExisting ? import('./references') : undefined,
  ]);
  return escapeText(source, settings, { ...(names && { names }), ...(references && { references }) }, progress);
}

async function unescapeWithTables(source: string, rules: Rules, { progress }: Job): Promise<Unescaped> {
  const { unescapeText } = await import('./unescape');
  return unescapeText(source, rules, progress);
}

const TITLE = '<title>Tools & "more"</title>';
const TITLE_ESCAPED = '&lt;title&gt;Tools &amp; &quot;more&quot;&lt;/title&gt;';
const MIXED = "it's © é 你好 😀\u00A0!";

/** As `escape`, with the count and what is odd about the text, for the page. */
export const describeText = defineOperation({
  id: 'describeText',
  inputs: { text: text() },
  output: 'report',
  options: escapeOptions,
  examples: [
    {
      inputs: { text: 'a & \ud800' },
      output: { text: 'a &amp; \uFFFD', count: 1, keptCount: 0, loneSurrogateAt: 4, unwritable: [] },
    },
    {
      inputs: { text: '&lt; & \u0080' },
      options: { mode: 'decimal', keepExisting: true },
      output: { text: '&lt; &amp; \u0080', count: 1, keptCount: 1, unwritable: [0x80] },
    },
  ],
  run: async ({ text: source }, options, job) => ok(await escapeWithTables(source, options, job)),
});

/** Escapes a text for HTML that shows it: the five special characters of markup, and on request all others, as entities. */
export const escape = defineOperation({
  id: 'escape',
  inputs: { text: text() },
  output: 'text',
  options: escapeOptions,
  examples: [
    { inputs: { text: TITLE }, output: TITLE_ESCAPED },
    { inputs: { text: MIXED }, output: 'it&#39;s © é 你好 😀\u00A0!' },
    {
      inputs: { text: MIXED },
      options: { mode: 'names' },
      output: 'it&#39;s &copy; &eacute; &#20320;&#22909; &#128512;&nbsp;!',
    },
    {
      inputs: { text: MIXED },
      options: { mode: 'hexadecimal' },
      output: 'it&#39;s &#xA9; &#xE9; &#x4F60;&#x597D; &#x1F600;&#xA0;!',
    },
    { inputs: { text: 'A😀' }, options: { mode: 'every' }, output: '&#65;&#128512;' },
    { inputs: { text: "'" }, options: { apostrophe: 'name' }, output: '&apos;' },
    { inputs: { text: '' }, output: '' },
  ],
  run: async ({ text: source }, options, job) => ok((await escapeWithTables(source, options, job)).text),
});

/** As `unescape`, with the count, what was left as it stands and what else there is to say, for the page. */
export const describeEscaped = defineOperation({
  id: 'describeEscaped',
  inputs: { text: text() },
  output: 'report',
  options: unescapeOptions,
  examples: [
    {
      inputs: { text: '&unknown; & &lt;' },
      check: ({ text: read, count, leftCount }: Unescaped) =>
        read === '&unknown; & <' && count === 1 && leftCount === 1,
    },
  ],
  run: async ({ text: source }, { rules }, job) => ok(await unescapeWithTables(source, rules, job)),
});

/** Unescapes the entities of HTML or XML to the plain characters that they stand for, by the rules of the HTML Standard or of XML 1.0. */
export const unescape = defineOperation({
  id: 'unescape',
  inputs: { text: text() },
  output: 'text',
  options: unescapeOptions,
  examples: [
    { inputs: { text: TITLE_ESCAPED }, output: TITLE },
    { inputs: { text: '&copy 2024 &notit; &notin; &amp;lt;' }, output: '© 2024 ¬it; ∉ &lt;' },
    { inputs: { text: 'a&b=c&copy=1' }, options: { rules: 'attribute' }, output: 'a&b=c&copy=1' },
    { inputs: { text: '&nbsp;&lt;' }, options: { rules: 'xml' }, output: '&nbsp;<' },
    { inputs: { text: '&#0; &#xD800; &#x110000;' }, output: '\uFFFD \uFFFD \uFFFD' },
    { inputs: { text: '' }, output: '' },
  ],
  run: async ({ text: source }, { rules }, job) => ok((await unescapeWithTables(source, rules, job)).text),
});
