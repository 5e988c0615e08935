import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  options: {
    several: 'Several stopwatches',
    awake: 'Keep the screen on',
    hundredths: 'Show hundredths',
    lapFormat: { label: 'Copy as', values: { text: 'Text', tsv: 'TSV', markdown: 'Markdown', csv: 'CSV' } },
  },
  start: 'Start',
  resume: 'Resume',
  stop: 'Stop',
  lap: 'Lap',
  reset: 'Reset',
  keys: 'Keys: Space starts and stops, L ends a lap, R resets.',
  keysChosen: 'Keys for the marked stopwatch: Space starts and stops, L ends a lap, R resets.',
  awakeFailed: 'The browser does not keep the screen on just now, for example because the battery is low.',
  time: 'Time run',
  timeOf: (name) => `Time run by ${name}`,
  currentLap: 'This lap',
  running: 'Running',
  stopped: 'Stopped',
  name: 'Name',
  unnamed: (n) => `Stopwatch ${count(n)}`,
  add: 'Add a stopwatch',
  full: (n) => `There are ${count(n)} at most`,
  remove: (name) => `Remove ${name}`,
  choose: (name) => `Use the keys for ${name}`,
  chosen: 'Takes the keys',
  questions: {
    reset: {
      title: 'Reset?',
      text: (laps) =>
        plural(laps, {
          one: 'This clears the stopwatch and its lap.',
          other: `This clears the stopwatch and its ${count(laps)} laps.`,
        }),
    },
    remove: { title: 'Remove this stopwatch?', text: () => 'Its time and its laps will be gone.' },
  },
  laps: 'Laps',
  lapCount: (n) => plural(n, { one: '1 lap', other: `${count(n)} laps` }),
  lapsFull: (n) => `There are ${count(n)} laps; no more are taken.`,
  columns: {
    lap: 'Lap',
    time: 'Time',
    total: 'Total',
    toMean: 'To the mean',
    mark: 'Mark',
    marks: { fastest: 'fastest', slowest: 'slowest' },
  },
  copyLaps: 'Copy the laps',
  unreadable: 'The stored stopwatches could not be read and were dropped.',
  jumped: (time) =>
    `The time of day ran ahead of the stopwatch by ${time}. If the computer has just slept, add it; if only its clock was set, ignore it.`,
  addMissed: (time) => `Add ${time}`,
  ignore: 'Ignore',
  fault: (fault) => {
    switch (fault.code) {
      case 'not-a-time':
        return `Line ${count(fault.line)} is not a number of milliseconds.`;
      case 'out-of-range':
        return `Line ${count(fault.line)} is above ${count(fault.most)} milliseconds.`;
      case 'not-rising':
        return `Line ${count(fault.line)} is below the line before it.`;
    }
  },
} satisfies Words<typeof zhCn>;
