import type { Derived } from './derive';
import type { UlaFacts } from './operations';
import { SUBNETS } from './ula';
import type { ToolWords } from './use-words';

export interface FactRow {
  readonly label: string;
  readonly value: string;
  /** What is seen in place of the value. */
  readonly shown?: string;
}

/** A prefix with the subnet that was chosen and what it was made of, where these are known, in rows with their names. */
export function factRows(
  facts: UlaFacts,
  chosen: UlaFacts | undefined,
  derived: Derived | undefined,
  words: ToolWords,
): FactRow[] {
  const names = words.facts;
  const rows: FactRow[] = (['globalId', 'prefix', 'first', 'last'] as const).map((name) => {
    return { label: names[name], value: facts[name] };
  });
  rows.push({ label: names.count, value: String(SUBNETS), shown: words.count(SUBNETS) });
  rows.push({ label: names.zone, value: facts.zones.prefix });
  if (chosen) {
    rows.push({ label: names.subnet, value: chosen.subnet }, { label: names.address, value: chosen.address });
    rows.push({ label: names.subnetZone, value: chosen.zones.subnet });
  }
  for (const name of ['ntp', 'eui64', 'key', 'sha1'] as const) {
    if (derived) rows.push({ label: names[name], value: derived[name] });
  }
  return rows;
}

/** How the prefix came about, in words. */
export function originText(madeFrom: { mac: string; time: number } | undefined, words: ToolWords): string {
  return madeFrom ? words.fromMac(isoOf(madeFrom.time), madeFrom.mac) : words.fromChance;
}

/** A moment that was remembered; a stored number may be out of the range of dates. */
function isoOf(milliseconds: number): string {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? String(milliseconds) : date.toISOString();
}
