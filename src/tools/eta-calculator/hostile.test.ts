import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { formatDecimal, rational } from '../../lib/rational';
import { job } from '../../operations/testing';
import { estimate } from './operations';

it('names only the ends of a zone of any length', async () => {
  const zone = 'Europe/Nowhere'.repeat(2000);
  const result = await estimate.run({ ...estimate.examples[0]?.inputs }, parse(estimate.options, { zone }), job());
  expect(result).toMatchObject({ ok: false, fault: { zone: expect.stringMatching(/^.{20,40}….{20,40}$/) } });
});

it('reads a long run of zeros within a fraction once', () => {
  // Decimals without end: a reader that begins anew at every zero would take minutes.
  const digits = 300_000;
  const written = formatDecimal(rational(10n ** BigInt(digits) + 1n, 10n ** BigInt(digits)), digits);
  expect(written).toBe(`1.${'0'.repeat(digits - 1)}1`);
});

it('refuses a text that no date can be, however often a time begins in it', async () => {
  const options = parse(estimate.options, { start: 'T'.repeat(400_000) });
  const result = await estimate.run({}, options, job());
  expect(result).toMatchObject({ ok: false, fault: { code: 'not-instant', field: 'start' } });
});
