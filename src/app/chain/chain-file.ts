import * as v from 'valibot';
import { err, ok, type Fault, type Result } from '../../lib/result';
import { DEEPEST, LONGEST_NAME, LONGEST_OTHER } from '../../operations/chain/limits';
import type { RecordedRun } from '../../operations/chain/record-run';

/** A way through tools that was kept: each step's work, to be done again with another input. */
export interface SavedChain {
  readonly name: string;
  readonly steps: readonly RecordedRun[];
}

const FORMAT = 'handy-tools-chains';
const VERSION = 1;
/** Characters of a file at most. */
const LONGEST_FILE = 2_000_000;
/** Characters of a step's options, written as JSON. */
const LONGEST_OPTIONS = 50_000;

export const MOST_STEPS = 20;
export const MOST_CHAINS = 100;

const name = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]{0,60}$/));
const plain = v.custom<Readonly<Record<string, unknown>>>(
  (raw) =>
    typeof raw === 'object' && raw !== null && !Array.isArray(raw) && JSON.stringify(raw).length <= LONGEST_OPTIONS,
);

const step = v.object({
  toolId: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,80}$/)),
  operation: name,
  options: plain,
  input: name,
  others: v.record(name, v.pipe(v.string(), v.maxLength(LONGEST_OTHER))),
  secrets: v.pipe(v.array(name), v.maxLength(DEEPEST)),
  output: v.pipe(
    v.array(v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.integer(), v.minValue(0))])),
    v.maxLength(DEEPEST),
  ),
});

/** The steps of a chain, as they are stored, written into files and run. */
export const chainSteps = v.pipe(v.array(step), v.maxLength(MOST_STEPS));

const chain = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME)),
  steps: v.pipe(chainSteps, v.minLength(1)),
});

export const chainsSchema = v.pipe(v.array(chain), v.maxLength(MOST_CHAINS));

const fileSchema = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  chains: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_CHAINS)),
});

export interface ChainFileFault extends Fault {
  readonly code: 'no-json' | 'no-chains' | 'none-understood' | 'newer' | 'too-large';
}

/** What a file of chains brings, and how many of its chains are not understood. */
export interface ChainFile {
  readonly chains: readonly SavedChain[];
  readonly ignored: number;
}

/** Chains as a file (JSON), which `readChainFile` takes. */
export function writeChainFile(chains: readonly SavedChain[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, chains }, null, 2)}\n`;
}

/** Whether it is meant as a chain, though it may be too long. */
function isLikeChain(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'steps' in raw && Array.isArray(raw.steps) && raw.steps.length > 0;
}

/** Reads a file of chains. Those that are not understood are counted and left out; where none is left, it is no such file. */
export function readChainFile(text: string): Result<ChainFile, ChainFileFault> {
  if (text.length > LONGEST_FILE) return err({ code: 'too-large' });
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return err({ code: 'no-json' });
  }
  const file = v.safeParse(fileSchema, raw);
  if (!file.success) return err({ code: 'no-chains' });
  if (file.output.version > VERSION) return err({ code: 'newer' });
  const chains = file.output.chains.flatMap((one) => {
    const read = v.safeParse(chain, one);
    return read.success ? [read.output] : [];
  });
  if (chains.length === 0) return err({ code: file.output.chains.some(isLikeChain) ? 'none-understood' : 'no-chains' });
  return ok({ chains, ignored: file.output.chains.length - chains.length });
}
