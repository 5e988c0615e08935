import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { convert, convertLines, relate } from './operations';

const LONG = 'Europe/Nowhere'.repeat(2000);
const FAULT = { ok: false, fault: { code: 'unknown-zone', zone: expect.stringMatching(/^.{20,40}….{20,40}$/) } };

it('names only the ends of a zone of any length', async () => {
  expect(await convert.run({ text: '1' }, parse(convert.options, { zone: LONG }), job())).toMatchObject(FAULT);
  expect(await convertLines.run({ text: '1' }, parse(convertLines.options, { zone: LONG }), job())).toMatchObject(
    FAULT,
  );
  expect(await relate.run({ text: '0' }, parse(relate.options, { zone: LONG }), job())).toMatchObject(FAULT);
  const named = `2026-11-20T12:00:00[${LONG}]`;
  expect(await convert.run({ text: named }, parse(convert.options, {}), job())).toMatchObject(FAULT);
});
