import { safeParse } from 'valibot';
import type { SavedChain } from '../chain/chain-file';
import { withoutSecrets, type HistoryEntry } from '../history/entries';
import type { StoredEntry } from './inventory';
import { rememberedFields } from './remembered-fields';

/** Those options that the tool has, with values that it takes. */
export async function fittingOptions(
  toolId: string,
  options: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const fields = await rememberedFields(toolId);
  const takes = (name: string, value: unknown) =>
    fields.get(name)?.some((field) => safeParse(field, value).success) === true;
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => takes(name, value)));
}

/** What a file of settings brings, held against the tools. */
export interface FittingEntries {
  readonly entries: readonly StoredEntry[];
  /** Keys of which parts were left out, since their tools do not have or take them, or keep them secret; of some of these nothing is left. */
  readonly trimmed: readonly string[];
}

/** Takes out of entries that were read by their kinds what the tools themselves would refuse or never keep. */
export async function fitEntries(entries: readonly StoredEntry[]): Promise<FittingEntries> {
  const fitted = await Promise.all(entries.map(async (entry) => ({ entry, text: await fitText(entry) })));
  return {
    entries: fitted.flatMap(({ entry, text }) => (text === undefined ? [] : [{ ...entry, text }])),
    trimmed: fitted.filter(({ entry, text }) => text !== entry.text).map(({ entry }) => entry.key),
  };
}

/** The text of an entry without what does not fit; undefined where nothing is left. The very same where all of it fits. */
async function fitText({ kind, toolId = '', text }: StoredEntry): Promise<string | undefined> {
  // The schemas of the file have tested what the three hold.
  if (kind === 'options') return fitOptions(toolId, text, JSON.parse(text) as Readonly<Record<string, unknown>>);
  if (kind === 'history') {
    const entries = JSON.parse(text) as readonly HistoryEntry[];
    return without(text, entries, withoutSecrets(toolId, entries));
  }
  if (kind !== 'chains') return text;
  const chains = JSON.parse(text) as readonly SavedChain[];
  const { fittingChains } = await import('../chain/work');
  return without(text, chains, (await fittingChains(chains)).fitting);
}

async function fitOptions(
  toolId: string,
  text: string,
  options: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const fitting = await fittingOptions(toolId, options);
  const count = Object.keys(fitting).length;
  if (count === Object.keys(options).length) return text;
  return count === 0 ? undefined : JSON.stringify(fitting);
}

function without(text: string, before: readonly unknown[], after: readonly unknown[]): string | undefined {
  const isSame = before.length === after.length && before.every((one, place) => one === after[place]);
  if (isSame) return text;
  return after.length === 0 ? undefined : JSON.stringify(after);
}
