import fc from 'fast-check';
import { format } from 'prettier';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { convertSamples } from './convert';
import { sampleOptions, type SampleOptions } from './options';

async function code(text: string, options: Partial<SampleOptions>): Promise<string> {
  const made = await convertSamples(text, v.parse(sampleOptions, options));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value.text;
}

/** About the width of rarer signs prettier is of another mind now and then. */
const sign = fc.oneof(
  fc.string({ minLength: 1, maxLength: 1 }),
  fc.constantFrom('é', '中', '文', '한', '😀', '\n', 'Ω'),
);

const key = fc.oneof(
  fc.constantFrom('id', 'user_id', 'createdAt', 'a-b', '状态', 'items', '', "it's", 'x"y', '1', 'é', '😀'),
  fc.string({ unit: sign, maxLength: 12 }),
  fc.stringMatching(/^[a-z]{3,20}$/),
);
const text = fc.oneof(fc.string({ unit: sign, maxLength: 8 }), fc.constantFrom('on', 'off', "it's", '2024-01-02'));
/** Four texts that are there twice, which are an enum. */
const choice = fc
  .array(fc.oneof(text, fc.stringMatching(/^[a-z ]{8,30}$/)), { minLength: 2, maxLength: 12 })
  .map((list) => [...list, ...list]);

const sample = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    text,
    choice,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 6 }).map((members) => Object.fromEntries(members)),
  ),
})).value;

async function isFormatted(options: Partial<SampleOptions>, parser: string): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(sample, { minLength: 1, maxLength: 3 }), async (values) => {
      const written = await code(values.map((value) => JSON.stringify(value)).join('\n'), options);
      expect(written).toBe(await format(written, { parser, singleQuote: true }));
    }),
    { numRuns: 300 },
  );
}

it.each([
  [{ language: 'typescript' }, 'typescript'],
  [{ language: 'typescript', tsKind: 'type', tsReadonly: true, dates: true }, 'typescript'],
  [{ language: 'zod' }, 'typescript'],
  [{ language: 'schema' }, 'json'],
] as [Partial<SampleOptions>, string][])('as prettier leaves it: %o', (options, parser) =>
  isFormatted(options, parser),
);
