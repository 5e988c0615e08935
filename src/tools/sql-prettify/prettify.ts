import type { FormatOptions } from 'sql-formatter';
import { err, ok, type Result } from '../../lib/result';
import { type Dialect, LIKELY } from './dialects';
import { findJoints } from './gaps';
import { loadDialect } from './load-dialect';
import { Filler, parameterTypes, readValues, type Values } from './parameters';
import { maskPlaceholders } from './placeholders';
import { faultOf, foundAt, placeAt, type PrettifyFault } from './prettify-fault';
import type { SqlToken } from './sql-token';
import { essence, formatWithTokens, tokenize } from './sql-tokens';
import { writeLines } from './write-lines';
import { writeOneLine } from './write-one-line';
import { type Prettified, Writer } from './writer';

export interface PrettifySettings extends Omit<FormatOptions, 'params' | 'paramTypes'> {
  readonly dialect: Dialect;
  readonly oneLine: boolean;
}

/** Longer texts are not read again in nineteen dialects. */
const TRIED_TO = 50_000;

/** Formats SQL. Only white space and the case of words change, or comments go too where one line is asked for. */
export async function prettifySql(
  text: string,
  parameters: string,
  settings: PrettifySettings,
): Promise<Result<Prettified, PrettifyFault>> {
  if (text.trim() === '') return ok({ text: '', spans: new Uint32Array(), unfilled: [], unused: [] });
  const values = readValues(parameters);
  const attempt = await formatIn(settings.dialect, text, values, settings);
  if (attempt.ok) return attempt;
  const { fault } = attempt;
  if (fault.code !== 'unreadable' && fault.code !== 'unfinished') return attempt;
  return err({ ...fault, readableAs: await findReadable('found' in fault ? fault.found : '', text, values, settings) });
}

/** Dialects that are known by what another one stumbles over. */
const HINTS: Readonly<Record<string, readonly Dialect[]>> = {
  '[': ['transactsql', 'postgresql'],
  '@': ['transactsql', 'mysql'],
  '`': ['mysql', 'bigquery'],
  '#': ['mysql', 'bigquery'],
  '{': ['duckdb', 'clickhouse', 'n1ql'],
};

/** The first of the likely dialects that reads the text. */
async function findReadable(
  found: string,
  text: string,
  values: Values,
  settings: PrettifySettings,
): Promise<Dialect | undefined> {
  if (text.length > TRIED_TO) return undefined;
  for (const dialect of new Set([...(HINTS[found.charAt(0)] ?? []), ...LIKELY])) {
    if (dialect === settings.dialect) continue;
    // One after the other: the first that can is the answer, and most often it is among the first.
    // oxlint-disable-next-line no-await-in-loop
    if ((await formatIn(dialect, text, values, settings)).ok) return dialect;
  }
  return undefined;
}

async function formatIn(
  dialect: Dialect,
  text: string,
  values: Values,
  settings: PrettifySettings,
): Promise<Result<Prettified, PrettifyFault>> {
  const grammar = await loadDialect(dialect);
  const mask = maskPlaceholders(text);
  const { dialect: _, oneLine, ...layout } = settings;
  const options: Partial<FormatOptions> = {
    ...layout,
    ...(oneLine && { indentStyle: 'standard', newlineBeforeSemicolon: false }),
    paramTypes: parameterTypes(dialect, grammar, values),
  };
  try {
    const { text: formatted, tokens: before } = formatWithTokens(mask.text, grammar, options);
    const after = tokenize(formatted, grammar, options);
    const changed = firstChange(before, after);
    if (changed !== undefined) {
      const at = mask.originalOffset(before[changed]?.start ?? mask.text.length);
      return err({ code: 'would-change', found: foundAt(text, at), ...placeAt(text, at) });
    }
    const writer = new Writer(mask, new Filler(values));
    const joined = {
      before,
      after,
      formatted,
      joints: findJoints(before),
      dialect,
      blockIndent: blockIndent(settings),
    };
    if (oneLine) writeOneLine(joined, writer, mask);
    else writeLines(joined, writer, mask);
    return ok(writer.finish());
  } catch (error) {
    return err(faultOf(error, text, mask));
  }
}

/** The index of the first token that is another one after formatting. */
function firstChange(before: readonly SqlToken[], after: readonly SqlToken[]): number | undefined {
  const length = Math.max(before.length, after.length);
  for (let i = 0; i < length; i++) {
    const one = before[i];
    const other = after[i];
    if (!one || !other || essence(one) !== essence(other)) return i;
  }
  return undefined;
}

function blockIndent({ dialect, indentStyle, useTabs, tabWidth }: PrettifySettings): string | undefined {
  if (dialect !== 'transactsql' || indentStyle !== 'standard') return undefined;
  return useTabs ? '\t' : ' '.repeat(tabWidth);
}
