import { characterData } from '../../lib/character-names/character-data';
import { indexLines } from '../../lib/large-text';
import { loadLookAlikes, type LookAlikes } from '../../lib/look-alikes/look-alikes';
import { INLINE_LIMIT } from '../../lib/text-source';
import type { Job } from '../../operations/define';
import { Cleaner, type Cleaning } from './cleaner';
import { Collector, type Find } from './collector';
import { KINDS, type Kind } from './kinds';
import type { HiddenMessage } from './messages';
import { findsFirst, type FindsFirst } from './finds-first';
import type { Customs, Listener } from './listener';
import { Scan } from './scan';

export interface Settings {
  readonly customs: Customs;
  readonly shown: Readonly<Record<Kind, boolean>>;
  readonly cleaning: Cleaning;
  /** The lines with finds are to come before the others. */
  readonly findsFirst: boolean;
}

export interface Examined {
  /** What was given, for where it came from a file. */
  readonly source: string;
  /** The cleaned text. */
  readonly text: string;
  /** Places that cleaning changed the first time round. */
  readonly changes: number;
  readonly characters: number;
  readonly lines: number;
  /** Where each line of a long text begins. */
  readonly lineStarts?: Uint32Array;
  /** The first of those that are shown, in the order of the text. */
  readonly finds: readonly Find[];
  /** How many are shown in all. */
  readonly total: number;
  readonly warnings: number;
  readonly linesWithFinds: number;
  /** Of each kind, whether shown or not. */
  readonly counts: Readonly<Record<Kind, number>>;
  /** What could be hidden and is as it should be. */
  readonly explained: Readonly<Record<'joiner' | 'space', number>>;
  /** Direction controls that are not closed on their line. */
  readonly unclosed: number;
  readonly messages: readonly HiddenMessage[];
  /** Where the finds stand that get a badge, ascending, with each letter of a word. */
  readonly marks: Uint32Array<ArrayBuffer>;
  /** The names of the characters that are listed. */
  readonly names: Readonly<Record<number, string>>;
  readonly first?: FindsFirst;
}

/** Cleaning once more changes nothing after so many times; two or three are usual. */
const MOST_ROUNDS = 50;

type Watch = Pick<Job, 'progress' | 'signal'>;

/** Looks for what is hidden in a text, and cleans it. */
export async function examine(text: string, settings: Settings, job: Watch): Promise<Examined> {
  const table = await loadLookAlikes();
  const collector = new Collector(text, settings.shown);
  const cleaner = new Cleaner(text, settings.cleaning);
  const both: Listener = {
    found(why, at, end, place, detail) {
      cleaner.found(why, at, end, detail);
      return collector.found(why, at, end, place, detail);
    },
    explained: (what) => collector.explained(what),
    unclosed: (find) => collector.unclosed(find),
    run: (why, at, end, place) => collector.run(why, at, end, place),
    settled: () => cleaner.settled(),
  };
  const scanned = new Scan(text, settings.customs, table, both).run(ticking(text, job));
  const collected = collector.finish();
  const cleaned = cleaner.finish();
  const data = await characterData(new Set(collected.finds.map(({ code }) => code)));
  const names = Object.fromEntries(collected.finds.map(({ code }) => [code, data.nameOf(code)]));
  const lineStarts = text.length > INLINE_LIMIT || settings.findsFirst ? indexLines(text) : undefined;
  return {
    source: text,
    text: cleaned === text ? text : cleanAgain(cleaned, settings, table, job),
    changes: cleaner.changes,
    ...scanned,
    ...(lineStarts && { lineStarts }),
    ...collected,
    names,
    ...(settings.findsFirst && lineStarts && { first: findsFirst(text, lineStarts, collected.marks) }),
  };
}

/** The cleaned text alone. */
export async function clean(text: string, settings: Settings, job: Watch): Promise<string> {
  return cleanAgain(text, settings, await loadLookAlikes(), job);
}

/** Cleans until nothing changes any more: what is taken out may leave others side by side. */
function cleanAgain(text: string, { customs, cleaning }: Settings, table: LookAlikes, job: Watch): string {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const cleaner = new Cleaner(text, cleaning);
    const listener: Listener = {
      found(why, at, end, _, detail) {
        cleaner.found(why, at, end, detail);
        return -1;
      },
      explained: () => undefined,
      unclosed: () => undefined,
      run: () => undefined,
      settled: () => cleaner.settled(),
    };
    new Scan(text, customs, table, listener).run(ticking(text, job));
    const cleaned = cleaner.finish();
    if (cleaned === text) break;
    text = cleaned;
  }
  return text;
}

const ticking =
  (text: string, { progress, signal }: Watch) =>
  (done: number) => {
    signal.throwIfAborted();
    progress(done, text.length);
  };

/** A record of all kinds. */
export function ofKinds<T>(value: (kind: Kind) => T): Record<Kind, T> {
  // The keys are the kinds; `fromEntries` forgets it.
  return Object.fromEntries(KINDS.map((kind) => [kind, value(kind)])) as Record<Kind, T>;
}
