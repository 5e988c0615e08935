import { toHalfWidth } from '../../lib/half-width';
import { err, ok, type Result } from '../../lib/result';
import { shorten } from '../../lib/shorten';
import { COUNTS, countsSundayAsOne, type Dialect, FIELDS, type FieldName, looksLikeField } from './dialects';
import { joinFields } from './blanks';
import { type Field, type FieldFault, isRestricted, parseField, type Warning, warningsOf } from './field';

/** Names of schedules in a crontab, with their fields. `@reboot` has none. */
export const MACROS: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};
export const REBOOT = '@reboot';

/** Why a text is no schedule. `at` counts UTF-16 units from the beginning of the text. */
export type CronFault =
  | FieldFault
  | { readonly code: 'empty' }
  | { readonly code: 'field-count'; readonly at: number; readonly found: number; readonly dialect: Dialect }
  /** Without its blanks, `text` would be a field, and the whole a schedule. */
  | { readonly code: 'blank-in-field'; readonly at: number; readonly text: string }
  | { readonly code: 'every-macro'; readonly at: number }
  | { readonly code: 'unknown-macro'; readonly at: number; readonly macro: string }
  | { readonly code: 'macro-elsewhere'; readonly at: number; readonly macro: string; readonly dialect: Dialect }
  | { readonly code: 'rate'; readonly at: number }
  | { readonly code: 'unclosed'; readonly at: number }
  | { readonly code: 'day-fields'; readonly at: number; readonly dialect: Dialect; readonly areBothOpen: boolean }
  | { readonly code: 'unknown-zone'; readonly at: number; readonly zone: string };

/** How cron combines its two day fields: a day that either allows, or only one that both allow. */
export type DayRule = 'either' | 'both';

/** A text that is a valid schedule. */
export interface Schedule {
  readonly dialect: Dialect;
  /** None for `@reboot`. */
  readonly fields: readonly Field[];
  readonly macro?: string | undefined;
  readonly command?: string | undefined;
  /** The zone that the text itself names. */
  readonly zone?: string | undefined;
  /** Only where both day fields leave something out. */
  readonly dayRule?: DayRule | undefined;
  readonly warnings: readonly Warning[];
}

export interface Word {
  readonly text: string;
  readonly at: number;
}

/** A text cut into its parts, before anything is said about the fields. */
export interface Split {
  readonly dialect: Dialect;
  readonly words: readonly Word[];
  readonly macro?: string | undefined;
  readonly command?: string | undefined;
  readonly zone?: (Word & { readonly name: string }) | undefined;
}

/**
 * Cuts a text into the fields of a dialect, the command after them and the zone before them (`CRON_TZ=…`). With `auto` the
 * number of fields and the place of a `?` tell the dialect.
 */
export function splitExpression(text: string, asked: Dialect | 'auto'): Result<Split, CronFault> {
  const zone = zoneBefore(text);
  const begin = zone ? zone.at + zone.text.length : 0;
  const words = wordsOf(text, begin);
  const [first] = words;
  if (!first) return err({ code: 'empty' });
  if (/^rate\(/i.test(first.text)) return err({ code: 'rate', at: first.at });
  if (first.text.startsWith('@')) return splitMacro(text, words, asked, zone);
  if (/^cron\(/i.test(first.text) && (asked === 'auto' || asked === 'aws')) return splitAws(text, first.at, zone);

  const looking = words.findIndex((word) => !looksLikeField(word.text));
  const fieldLike = looking < 0 ? words.length : looking;
  const dialect = asked === 'auto' ? detect(words, fieldLike) : asked;
  const [least = 5] = COUNTS[dialect];
  const takesCommand = dialect === 'unix' || dialect === 'seconds' || asked === 'auto';
  const count = COUNTS[dialect].findLast((allowed) => allowed <= words.length) ?? least;
  const next = words[count];
  const isTooLong = next !== undefined && (!takesCommand || looksLikeField(next.text));
  if (words.length < least || isTooLong) {
    const found = isTooLong && takesCommand ? fieldLike : words.length;
    return err({ code: 'field-count', at: (isTooLong ? next : first).at, found, dialect });
  }
  return ok({ dialect, words: words.slice(0, count), zone, command: next && text.slice(next.at).trim() });
}

/** Words with their places; what an East Asian keyboard gave in full width counts as ASCII, of the same length. */
function wordsOf(text: string, begin: number, end = text.length): Word[] {
  return [...text.slice(begin, end).matchAll(/\S+/g)].map((match) => ({
    text: toHalfWidth(match[0]),
    at: begin + match.index,
  }));
}

/** `CRON_TZ=Europe/Paris 0 9 * * *`, as Go's cron and some crontabs take it. */
function zoneBefore(text: string): (Word & { readonly name: string }) | undefined {
  const match = /^\s*(?:CRON_TZ|TZ)=(["']?)(\S+?)\1\s+(?=\S)/.exec(text);
  return match ? { text: match[0], at: 0, name: match[2] ?? '' } : undefined;
}

function splitMacro(
  text: string,
  words: readonly Word[],
  asked: Dialect | 'auto',
  zone: Split['zone'],
): Result<Split, CronFault> {
  const [first = { text: '', at: 0 }, next] = words;
  const macro = first.text.toLowerCase();
  if (macro === '@every') return err({ code: 'every-macro', at: first.at });
  if (macro !== REBOOT && !Object.hasOwn(MACROS, macro))
    return err({ code: 'unknown-macro', at: first.at, macro: shorten(first.text) });
  if (asked === 'quartz' || asked === 'aws')
    return err({ code: 'macro-elsewhere', at: first.at, macro, dialect: asked });
  return ok({
    dialect: 'unix',
    words: wordsOf(MACROS[macro] ?? '', 0),
    macro,
    zone,
    command: next && text.slice(next.at).trim(),
  });
}

function splitAws(text: string, at: number, zone: Split['zone']): Result<Split, CronFault> {
  const close = text.lastIndexOf(')');
  if (close < 0 || text.slice(close + 1).trim() !== '') return err({ code: 'unclosed', at });
  const words = wordsOf(text, at + 'cron('.length, close);
  if (words.length !== 6) return err({ code: 'field-count', at, found: words.length, dialect: 'aws' });
  return ok({ dialect: 'aws', words, zone });
}

/** The dialect by what looks like fields. Where a word among the first five does not, Unix, which then names the fault. */
function detect(words: readonly Word[], fieldLike: number): Dialect {
  if (fieldLike === 7) return 'quartz';
  if (fieldLike !== 6) return 'unix';
  const isOpen = (index: number) => words[index]?.text === '?';
  if (isOpen(2) || isOpen(4)) return 'aws';
  // Only other crons with seconds have a weekday 0, or both day fields open.
  return isOpen(3) !== isOpen(5) && !/(?:^|[,-])0/.test(words[5]?.text ?? '') ? 'quartz' : 'seconds';
}

/** Reads a schedule: a cron expression, a macro or a line of a crontab. Our own rules alone decide what is valid. */
export function parseExpression(text: string, asked: Dialect | 'auto'): Result<Schedule, CronFault> {
  const joined = joinFields(text);
  // A command that begins with "- 5" is none.
  if (joined && readSchedule(joined.text, asked).ok) return err(joined.fault);
  return readSchedule(text, asked);
}

function readSchedule(text: string, asked: Dialect | 'auto'): Result<Schedule, CronFault> {
  const split = splitExpression(text, asked);
  if (!split.ok) return split;
  const { dialect, words, macro, command, zone } = split.value;
  const fields: Field[] = [];
  for (const [index, word] of words.entries()) {
    const field = parseField(FIELDS[dialect][index] ?? 'minute', word.text, word.at, dialect);
    if (!field.ok) return field;
    fields.push(field.value);
  }
  const dayFault = checkDayFields(fields, dialect, words);
  if (dayFault) return err(dayFault);
  return ok({
    dialect,
    fields,
    macro,
    command,
    zone: zone?.name,
    dayRule: dayRuleOf(fields, dialect),
    warnings: [
      ...fields.flatMap((field) => warningsOf(field, dialect)),
      ...(asked === 'auto' ? guessWarnings(fields, dialect) : []),
    ],
  });
}

/** What six fields with a `?` may also be: crons with seconds and Quartz count weekdays otherwise. */
function guessWarnings(fields: readonly Field[], dialect: Dialect): Warning[] {
  if (dialect === 'seconds' && fields.some(({ text }) => text === '?')) return [{ code: 'maybe-quartz' }];
  const weekday = fieldOf(fields, 'weekday')?.text ?? '';
  const isNumbered = /(?:^|[,-])\d/.test(weekday);
  return dialect === 'quartz' && fields.length === 6 && isNumbered ? [{ code: 'maybe-seconds' }] : [];
}

/** Quartz and AWS want `?` in exactly one of their day fields. */
function checkDayFields(fields: readonly Field[], dialect: Dialect, words: readonly Word[]): CronFault | undefined {
  if (!countsSundayAsOne(dialect)) return undefined;
  const open = (['day', 'weekday'] as const).filter((name) => fieldOf(fields, name)?.text === '?');
  if (open.length === 1) return undefined;
  const at = words[FIELDS[dialect].indexOf('weekday')]?.at ?? 0;
  return { code: 'day-fields', at, dialect, areBothOpen: open.length === 2 };
}

/** A field by its name. */
export function fieldOf(fields: readonly Field[], name: FieldName): Field | undefined {
  return fields.find((field) => field.name === name);
}

/**
 * Vixie cron's rule (crontab(5)): of two day fields that both leave something out, either may allow the day, unless one of
 * them begins with `*`, as in `*\/2`; then both must.
 */
function dayRuleOf(fields: readonly Field[], dialect: Dialect): DayRule | undefined {
  const day = fieldOf(fields, 'day');
  const weekday = fieldOf(fields, 'weekday');
  if (!day || !weekday || !isRestricted(day, dialect) || !isRestricted(weekday, dialect)) return undefined;
  return day.isStar || weekday.isStar ? 'both' : 'either';
}
