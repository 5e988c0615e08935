import { zoneWords } from '../../../i18n/zones/en';
import type { Words } from '../../../i18n/words';
import type { Span } from '../../../lib/duration';
import type { Estimate } from '../estimate';
import type { EstimateFault } from '../job';
import type { words as zhCn } from './zh-cn';

const PACES: Record<Exclude<Span, 'ms'>, string> = { s: 'second', min: 'minute', h: 'hour', d: 'day' };

export const words = {
  options: {
    mode: { label: 'Estimate', values: { rate: 'By rate', progress: 'By progress', transfer: 'Transfer' } },
    amount: 'Amount',
    done: 'Done already',
    units: 'Units per span',
    span: 'Length of the span',
    unit: {
      label: 'Unit of the span',
      values: { ms: 'milliseconds', s: 'seconds', min: 'minutes', h: 'hours', d: 'days' },
    },
    size: 'Size',
    sizeUnit: { label: 'Unit of the size', values: String },
    speed: 'Speed',
    speedUnit: { label: 'Unit of the speed', values: String },
    share: { label: 'Share of the line (%)', hint: 'How much of the line this transfer gets.' },
    zone: 'Time zone',
  },
  instants: {
    start: { choice: 'Start', field: 'Started at' },
    measured: { choice: 'Measured', field: 'Measured at' },
  },
  now: 'Now',
  given: 'Given',
  instantHint: zoneWords.byClocks,
  browserZone: zoneWords.ofBrowser,
  result: 'Estimate',
  facts: {
    total: 'Total duration',
    weeks: 'In weeks',
    left: 'Time left',
    end: 'End',
    day: 'Day',
    endIso: 'End (ISO 8601)',
    durationIso: 'Duration (ISO 8601)',
    percent: 'Percent done',
  },
  dayText: (day, time) => `${day} ${time}`,
  tooFar: 'Too far away to date',
  done: (percent) => `${percent} done`,
  rates: 'Pace',
  rate: (span: Exclude<Span, 'ms'>) => `Per ${PACES[span]}`,
  note: (note: NonNullable<Estimate['note']>): string => {
    switch (note) {
      case 'nothing-to-do':
        return 'There is nothing to do.';
      case 'finished':
        return 'Finished.';
      case 'not-begun':
        return 'Not begun yet.';
    }
  },
  fault: (fault: EstimateFault): string => {
    switch (fault.code) {
      case 'not-number':
        return 'Enter a number.';
      case 'negative':
        return 'This cannot be below zero.';
      case 'no-pace':
        return 'The pace must be above zero.';
      case 'over-share':
        return 'This cannot be above 100 %.';
      case 'finished':
        return 'Already finished: more is done than there is to do.';
      case 'no-instant':
        return 'Enter when it started.';
      case 'not-instant':
        return 'Enter a whole date and time.';
      case 'not-begun':
        return 'The start must be before the measurement.';
      case 'no-such-zone':
        return zoneWords.unknown(fault.zone);
    }
  },
} satisfies Words<typeof zhCn>;
