import { readJson } from '../../lib/json/read-json';
import { excerptWithCaret } from '../../lib/excerpt';
import { positionAt } from '../../lib/large-text';
import { err, ok, type Result } from '../../lib/result';
import { positionsOf } from '../../lib/text-positions';
import { listChanges } from './changes';

/** One place where a repair changed the text. */
export interface RepairedPlace {
  readonly line: number;
  readonly column: number;
  readonly removed: string;
  readonly added: string;
}

export interface RepairedJson {
  readonly text: string;
  /** The first places, in order, and how many there are in all. */
  readonly places: readonly RepairedPlace[];
  readonly count: number;
}

export type RepairFault =
  | {
      readonly code: 'cannot-repair';
      readonly at: number;
      readonly line: number;
      readonly column: number;
      readonly excerpt: string;
    }
  /** Nested so deeply that the repair, which is recursive, gives up. */
  | { readonly code: 'too-deep' };

const MAX_LISTED_PLACES = 100;
const MAX_SHOWN = 60;

/** Makes JSON of a text that nearly is JSON: missing commas, quotes and brackets, Python and JavaScript literals … */
export async function repairJson(source: string): Promise<Result<RepairedJson, RepairFault>> {
  const { jsonrepair, JSONRepairError } = await import('jsonrepair');
  let text: string;
  try {
    text = jsonrepair(source);
  } catch (error) {
    if (error instanceof JSONRepairError) return err(cannotRepair(source, error.position));
    if (error instanceof RangeError) return err({ code: 'too-deep' });
    throw error;
  }
  const read = readJson(text);
  if (!read.ok) return err(cannotRepair(source, Math.min(read.fault.at, source.length)));
  const changes = listChanges(source, text);
  const listed = changes.slice(0, MAX_LISTED_PLACES);
  const positions = positionsOf(
    source,
    listed.map((change) => change.at),
  );
  const places = listed.map(({ removed, added }, i) => ({
    line: positions[i]?.line ?? 1,
    column: positions[i]?.column ?? 1,
    removed: shorten(removed),
    added: shorten(added),
  }));
  return ok({ text, places, count: changes.length });
}

function cannotRepair(source: string, at: number): RepairFault {
  return { code: 'cannot-repair', at, ...positionAt(source, at), excerpt: excerptWithCaret(source, at) };
}

function shorten(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
