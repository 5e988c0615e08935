import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { explain, nextRuns, readCrontab } from './operations';

const LONG = 'Europe/Nowhere'.repeat(2000);
const CUT = /^.{20,40}….{20,40}$/;

it('names only the ends of a zone of any length', async () => {
  const result = await explain.run({ text: '* * * * *' }, parse(explain.options, { zone: LONG }), job());
  expect(result).toMatchObject({ ok: false, fault: { zone: expect.stringMatching(CUT) } });
  const runs = await nextRuns.run({ text: `TZ=${LONG} * * * * *` }, parse(nextRuns.options, {}), job());
  expect(runs).toMatchObject({ ok: false, fault: { zone: expect.stringMatching(CUT) } });
  const rows = await readCrontab.run({ text: `CRON_TZ=${LONG}\n* * * * * a` }, parse(readCrontab.options, {}), job());
  expect(rows).toMatchObject({ ok: true, value: [{}, { fault: { zone: expect.stringMatching(CUT) } }] });
});

it('names only the ends of a macro of any length', async () => {
  const result = await explain.run({ text: '@'.repeat(20_000) }, parse(explain.options, {}), job());
  expect(result).toMatchObject({ ok: false, fault: { code: 'unknown-macro', macro: expect.stringMatching(CUT) } });
});
