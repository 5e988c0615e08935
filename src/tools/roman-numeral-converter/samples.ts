import type { ToolWords } from './use-words';

export type Side = 'number' | 'roman';

const SAMPLES = {
  number: { one: '42', year: '2026', range: '1-20', date: '2026-07-14' },
  roman: { one: 'XLII', year: 'MMXXVI', date: 'XIV·VII·MMXXVI', old: 'IIII\nMDCCCCX\nIC' },
} as const;

/** What can be written on a side, each with its name. */
export function samplesOf({ samples }: ToolWords, side: Side) {
  const names: Readonly<Record<string, string>> = samples;
  return Object.entries(SAMPLES[side]).map(([name, value]) => ({ label: names[name] ?? name, value }));
}
