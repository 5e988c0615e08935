import * as v from 'valibot';
import { indentOption } from '../../lib/document/indent-option';
import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { DIALECTS } from './dialects';
import type { Prettified } from './writer';

const wholeNumber = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const letterCase = v.picklist(['preserve', 'upper', 'lower']);

/** Everything that is remembered of this tool. */
export const sqlOptions = v.object({
  dialect: v.optional(v.picklist(DIALECTS), 'sql'),
  oneLine: v.optional(v.boolean(), false),
  keywordCase: v.optional(letterCase, 'upper'),
  dataTypeCase: v.optional(letterCase, 'preserve'),
  functionCase: v.optional(letterCase, 'preserve'),
  identifierCase: v.optional(letterCase, 'preserve'),
  /** Blanks per level, or a tab. */
  indent: v.optional(indentOption(1, 8, [1, 2, 3, 4, 5, 6, 7, 8, 'tab']), 2),
  indentStyle: v.optional(v.picklist(['standard', 'tabularLeft', 'tabularRight']), 'standard'),
  logicalOperatorNewline: v.optional(v.picklist(['before', 'after']), 'before'),
  /** Columns up to which a parenthesised expression stays on one line. */
  expressionWidth: v.optional(wholeNumber(1, 200), 50),
  linesBetweenQueries: v.optional(wholeNumber(0, 5), 1),
  denseOperators: v.optional(v.boolean(), false),
  newlineBeforeSemicolon: v.optional(v.boolean(), false),
});
export type SqlOptions = v.InferOutput<typeof sqlOptions>;

async function prettifyWith(source: string, parameters: string | undefined, { indent, ...settings }: SqlOptions) {
  const { prettifySql } = await import('./prettify');
  const useTabs = indent === 'tab';
  return prettifySql(source, parameters ?? '', { ...settings, useTabs, tabWidth: useTabs ? 2 : indent });
}

const INPUTS = { text: text(), parameters: text().optional() };
/** Milliseconds that typing rests before the slow grammar is asked. */
const PAUSE = 300;

const prints = (expected: string) => (value: Prettified) => value.text === expected;
const SAMPLE = 'select field1,field2,field3 from my_table where my_condition;';

/** As `format`, with the colours of the result and what there is to say about parameters, for the page. */
export const prettify = defineOperation({
  id: 'prettify',
  inputs: INPUTS,
  output: 'report',
  options: sqlOptions,
  inlineLimit: 0,
  pause: PAUSE,
  examples: [
    { inputs: { text: 'select 1' }, check: prints('SELECT\n  1') },
    {
      inputs: { text: 'select * from t where a=:a and b=?', parameters: ":a = 'x'\n2" },
      options: { oneLine: true },
      check: prints("SELECT * FROM t WHERE a = 'x' AND b = 2"),
    },
    { inputs: { text: "select 'unterminated" }, fault: 'unreadable' },
  ],
  run: ({ text: source, parameters }, options) => prettifyWith(source, parameters, options),
});

/**
 * Formats SQL of a dialect (PostgreSQL, MySQL …), with keywords in the case asked for; parameters may be filled from a list with one value
 * a line.
 */
export const format = defineOperation({
  id: 'format',
  inputs: INPUTS,
  output: 'text',
  options: sqlOptions,
  inlineLimit: 0,
  pause: PAUSE,
  examples: [
    {
      inputs: { text: SAMPLE },
      output: 'SELECT\n  field1,\n  field2,\n  field3\nFROM\n  my_table\nWHERE\n  my_condition;',
    },
    {
      inputs: { text: SAMPLE },
      options: { oneLine: true },
      output: 'SELECT field1, field2, field3 FROM my_table WHERE my_condition;',
    },
    {
      inputs: { text: 'SELECT [order] FROM [dbo].[T]' },
      options: { dialect: 'transactsql' },
      output: 'SELECT\n  [order]\nFROM\n  [dbo].[T]',
    },
    { inputs: { text: 'SELECT [order] FROM [dbo].[T]' }, fault: 'unreadable' },
    { inputs: { text: 'select (1' }, fault: 'unfinished' },
    { inputs: { text: '' }, output: '' },
  ],
  run: async ({ text: source, parameters }, options) => {
    const prettified = await prettifyWith(source, parameters, options);
    return prettified.ok ? ok(prettified.value.text) : prettified;
  },
});
