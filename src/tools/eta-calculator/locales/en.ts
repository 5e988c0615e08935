import type { Words } from '../../../i18n/words';
import type { Span } from '../duration';
import type { Estimate } from '../estimate';
import type { EstimateFault, Mode, NumberField } from '../job';
import type { words as zhCn } from './zh-cn';

const modes: Record<Mode, string> = { rate: 'By rate', progress: 'By progress', transfer: 'Transfer' };
const units: Record<Span, string> = { ms: 'milliseconds', s: 'seconds', min: 'minutes', h: 'hours', d: 'days' };

const fields: Record<NumberField | 'start' | 'measured', string> = {
  amount: 'Amount',
  done: 'Done already',
  units: 'Units per span',
  span: 'Length of the span',
  size: 'Size',
  speed: 'Speed',
  share: 'Share of the line (%)',
  start: 'Start',
  measured: 'Measured',
};

const PACES: Record<Exclude<Span, 'ms'>, string> = { s: 'second', min: 'minute', h: 'hour', d: 'day' };

export const words = {
  mode: 'Estimate',
  modes,
  fields,
  unit: 'Unit of the span',
  units,
  sizeUnit: 'Unit of the size',
  speedUnit: 'Unit of the speed',
  perSpan: 'per',
  shareHint: 'How much of the line this transfer gets.',
  startChoice: 'Start',
  measuredChoice: 'Measured',
  now: 'Now',
  given: 'Given',
  startAt: 'Started at',
  measuredAt: 'Measured at',
  instantHint: (zone) => `By the clocks of ${zone}.`,
  zone: 'Time zone',
  browserZone: (zone) => `The browser’s: ${zone}`,
  reset: 'Reset to defaults',
  result: 'Estimate',
  total: 'Total duration',
  weeks: 'In weeks',
  left: 'Time left',
  end: 'End',
  endIso: 'End (ISO 8601)',
  durationIso: 'Duration (ISO 8601)',
  day: 'Day',
  dayText: (day, time) => `${day} ${time}`,
  tooFar: 'Too far away to date',
  percent: 'Percent done',
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
        return `Unknown time zone: ${fault.zone}.`;
    }
  },
} satisfies Words<typeof zhCn>;
