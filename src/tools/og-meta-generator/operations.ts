import * as v from 'valibot';
import { err, ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { CARDS, OG_TYPES } from './fields';
import { findFaults, type Meta, type ValueFault } from './meta';
import { SYNTAXES, writeTags } from './write-tags';

/** How the tags are written; all that is remembered of this tool. */
export const tagOptions = v.object({
  syntax: v.optional(v.picklist(SYNTAXES), 'html'),
  withBasics: v.optional(v.boolean(), true),
  withComments: v.optional(v.boolean(), true),
  repeatForX: v.optional(v.boolean(), false),
});

const texts = v.record(v.string(), v.string());

/** The form as JSON: values and lists under the names of their properties; in a list a text stands for itself alone. */
const metaSchema = v.object({
  type: v.optional(v.picklist(OG_TYPES), 'website'),
  card: v.optional(v.picklist(CARDS), 'summary_large_image'),
  values: v.optional(texts, {}),
  lists: v.optional(v.record(v.string(), v.array(v.union([v.string(), texts]))), {}),
});

export type TagsFault =
  | { readonly code: 'not-a-form' }
  | { readonly code: 'bad-values'; readonly faults: Readonly<Record<string, ValueFault>> };

function readMeta(json: string): Meta | undefined {
  try {
    const parsed = v.safeParse(metaSchema, JSON.parse(json));
    if (!parsed.success) return undefined;
    const { lists, ...rest } = parsed.output;
    const items = Object.entries(lists).map(([property, all]) => [
      property,
      all.map((item) => (typeof item === 'string' ? { [property]: item } : item)),
    ]);
    // Built from entries whose shape the schema has checked.
    return { ...rest, lists: Object.fromEntries(items) as Meta['lists'] };
  } catch {
    return undefined;
  }
}

const off = { withBasics: false, withComments: false } as const;

/** The tags of a form that is given as JSON. */
export const generate = defineOperation({
  id: 'generate',
  inputs: { form: text() },
  output: 'text',
  options: tagOptions,
  examples: [
    {
      inputs: { form: '{"values":{"og:title":"Hello"}}' },
      options: off,
      output:
        '<meta property="og:type" content="website">\n<meta property="og:title" content="Hello">\n<meta name="twitter:card" content="summary_large_image">',
    },
    {
      inputs: { form: '{"type":"article","lists":{"article:tag":["a","b"]}}' },
      options: { ...off, syntax: 'xhtml' },
      output:
        '<meta property="og:type" content="article" />\n<meta property="article:tag" content="a" />\n<meta property="article:tag" content="b" />\n<meta name="twitter:card" content="summary_large_image" />',
    },
    {
      inputs: { form: '{}' },
      check: (tags: string) => tags.startsWith('<!-- Open Graph -->\n<meta property="og:type"'),
    },
    { inputs: { form: '{"values":{"og:url":"/about"}}' }, fault: 'bad-values' },
    { inputs: { form: 'hello' }, fault: 'not-a-form' },
    { inputs: { form: '{"type":"blog"}' }, fault: 'not-a-form' },
  ],
  run: ({ form }, options): Result<string, TagsFault> => {
    const meta = readMeta(form);
    if (!meta) return err({ code: 'not-a-form' });
    const faults = findFaults(meta);
    if (faults.size > 0) return err({ code: 'bad-values', faults: Object.fromEntries(faults) });
    return ok(writeTags(meta, options));
  },
});
