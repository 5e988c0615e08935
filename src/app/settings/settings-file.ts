import * as v from 'valibot';
import { isLocale } from '../../i18n/locale';
import { err, ok, type Fault, type Result } from '../../lib/result';
import { chainsSchema } from '../chain/chain-file';
import { historySchema } from '../history/entries';
import { kindOf, type StoredEntry } from './inventory';

const FORMAT = 'handy-tools-settings';
const VERSION = 1;
/** Characters of a file at most; browsers store no more than this. */
const LONGEST = 5_000_000;
/** Keys whose values stand in storage as they are, not as JSON. */
const PLAIN: ReadonlySet<string> = new Set(['theme', 'locale']);

const ids = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(1000));
const record = v.custom<object>((raw) => typeof raw === 'object' && raw !== null && !Array.isArray(raw));

/** What each key holds; the options and data of a tool are read by that tool once more, whenever it opens. */
const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  favouriteTools: ids,
  recentTools: ids,
  isMenuCollapsed: v.boolean(),
  collapsedCategories: v.pipe(
    record,
    v.check((raw) => Object.values(raw).every((one) => typeof one === 'boolean')),
  ),
  chains: chainsSchema,
  theme: v.picklist(['light', 'dark']),
  locale: v.custom(isLocale),
  isLanguageOffered: v.boolean(),
  isHistoryOn: v.boolean(),
  keepsOffline: v.boolean(),
};

function schemaOf(key: string): v.GenericSchema {
  if (key.startsWith('history.')) return historySchema;
  return Object.hasOwn(SCHEMAS, key) ? (SCHEMAS[key] ?? record) : record;
}

function isOfKey(key: string, value: unknown): boolean {
  return v.is(schemaOf(key), value);
}

/** What a file of settings brings. */
export interface SettingsFile {
  /** What is to be stored, by key. */
  readonly entries: readonly StoredEntry[];
  /** Keys of the file that are not understood, and are left alone. */
  readonly ignored: readonly string[];
}

export interface SettingsFault extends Fault {
  readonly code: 'no-json' | 'no-settings' | 'newer' | 'too-large' | 'nothing';
}

const fileSchema = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  entries: record,
});

/** All that is stored as a file (JSON), what was kept aside as unreadable excepted. */
export function writeSettings(entries: readonly StoredEntry[]): string {
  const readable = entries.flatMap(({ key, text }): [string, unknown][] => {
    if (key.endsWith('.corrupt')) return [];
    try {
      return [[key, PLAIN.has(key) ? text : JSON.parse(text)]];
    } catch {
      return [];
    }
  });
  return `${JSON.stringify({ format: FORMAT, version: VERSION, entries: Object.fromEntries(readable) }, null, 2)}\n`;
}

/** Reads a file of settings. Whatever is not of this site or of a tool that it has, or not of the kind that its key says, is named and left out. */
export function readSettings(
  text: string,
  isTool: (id: string) => boolean = () => true,
): Result<SettingsFile, SettingsFault> {
  if (text.length > LONGEST) return err({ code: 'too-large' });
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return err({ code: 'no-json' });
  }
  const file = v.safeParse(fileSchema, raw);
  if (!file.success) return err({ code: 'no-settings' });
  if (file.output.version > VERSION) return err({ code: 'newer' });
  const entries: StoredEntry[] = [];
  const ignored: string[] = [];
  for (const [key, value] of Object.entries(file.output.entries)) {
    const about = key.endsWith('.corrupt') ? undefined : kindOf(key);
    if (about && (about.toolId === undefined || isTool(about.toolId)) && isOfKey(key, value))
      entries.push({ key, text: PLAIN.has(key) ? String(value) : JSON.stringify(value), ...about });
    else ignored.push(key);
  }
  return entries.length === 0 ? err({ code: 'nothing' }) : ok({ entries, ignored });
}

/** What is to be stored of a file, by key: its favourites come after those that are there, all else takes the place of what is there. */
export function joinStored(
  entries: readonly StoredEntry[],
  stored: (key: string) => string | null,
): ReadonlyMap<string, string> {
  return new Map(
    entries.map(({ key, text }) => [key, key === 'favouriteTools' ? joinIds(stored(key) ?? '[]', text) : text]),
  );
}

function joinIds(former: string, text: string): string {
  try {
    const both = [former, text].map((list) => v.parse(ids, JSON.parse(list)));
    return JSON.stringify([...new Set(both.flat())]);
  } catch {
    return text;
  }
}
