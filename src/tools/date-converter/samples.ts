import type { ToolWords } from './use-words';

const SAMPLES = {
  unix: '1681333824',
  iso: '2023-04-12T23:10:24+02:00',
  http: 'Wed, 12 Apr 2023 21:10:24 GMT',
  js: 'Wed Apr 12 2023 23:10:24 GMT+0200 (Central European Summer Time)',
  excel: '45028.9655555556',
  objectId: '64371e400000000000000000',
  list: '1681333824\n1681333824000\n2023-04-12\n04/05/2023\n2023-02-30',
} as const;
const NAMES = ['unix', 'iso', 'http', 'js', 'excel', 'objectId', 'list'] as const;

/** Dates to begin with, each with its name. */
export function samplesOf({ examples }: ToolWords) {
  return NAMES.map((name) => ({ label: examples[name], value: SAMPLES[name] }));
}
