import * as v from 'valibot';
import { LOCALES } from '../../i18n/locale';
import type { Result } from '../../lib/result';
import { withTemporal } from '../../lib/temporal';
import { defineOperation } from '../../operations/define';
import { type Estimate, estimate as estimateJob } from './estimate';
import type { EstimateFault } from './job';
import { rememberedOptions } from './options';

export { listZones } from '../../operations/list-zones';

const instant = v.optional(v.string(), '');

export const estimateOptions = v.object({
  ...rememberedOptions.entries,
  zone: v.optional(v.string(), 'UTC'),
  start: instant,
  measured: instant,
  language: v.optional(v.picklist(LOCALES), 'en'),
  /** Milliseconds since the Unix epoch, where the clock is held; else the clock is asked. */
  now: v.optional(v.number()),
});

const NOW = Date.UTC(2026, 0, 15, 10, 20, 30);
const takes = (total: string) => (value: Estimate) => value.total === total;

/** How long a job or a download takes, and when it ends. */
export const estimate = defineOperation({
  id: 'estimate',
  inputs: {},
  output: 'report',
  options: estimateOptions,
  examples: [
    {
      inputs: {},
      options: { now: NOW },
      check: ({ total, end }: Estimate) => total === '5 h 10 min' && end.ok && end.value.iso === '2026-01-15T15:30:30Z',
    },
    { inputs: {}, options: { amount: '500', units: '5', span: '3', now: NOW }, check: takes('5 h') },
    {
      inputs: {},
      options: { amount: '1000000', units: '7', span: '1', unit: 's', now: NOW },
      check: takes('1 d 15 h 40 min 57.143 s'),
    },
    { inputs: {}, options: { amount: '2400', units: '1', span: '1', unit: 'h', now: NOW }, check: takes('100 d') },
    {
      inputs: {},
      options: { amount: '0', now: NOW },
      check: ({ total, note }: Estimate) => total === '0 s' && note === 'nothing-to-do',
    },
    {
      inputs: {},
      options: {
        mode: 'progress',
        amount: '1000',
        done: '250',
        start: '2026-01-15T10:00Z',
        measured: '2026-01-15T10:30Z',
        now: Date.UTC(2026, 0, 15, 10, 30),
      },
      check: ({ left, end }: Estimate) => left === '1 h 30 min' && end.ok && end.value.wall === '2026-01-15T12:00:00',
    },
    { inputs: {}, options: { mode: 'transfer', now: NOW }, check: takes('6 min 16 s') },
    { inputs: {}, options: { span: '0' }, fault: 'no-pace' },
    { inputs: {}, options: { done: '187' }, fault: 'finished' },
    { inputs: {}, options: { amount: '' }, fault: 'not-number' },
  ],
  run: (
    _inputs,
    { language, now, ...options },
    job,
  ): Result<Estimate, EstimateFault> | Promise<Result<Estimate, EstimateFault>> =>
    withTemporal((T) => estimateJob(options, { T, language, now: now ?? job.now() })),
});
