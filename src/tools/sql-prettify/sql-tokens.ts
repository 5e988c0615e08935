import { formatDialect, type DialectOptions, type FormatOptions } from 'sql-formatter';
import { retyped } from './retype';
import type { SqlToken } from './sql-token';

/** Deepest nesting of parentheses and CASE that is formatted. */
export const DEPTH_LIMIT = 500;

/** Thrown through the library, to stop it after the lexer. */
class Stop extends Error {}
/** Thrown through the library before it goes down so far. */
export class TooDeep extends Error {
  readonly start: number;
  constructor(start: number) {
    super('nested too deeply');
    this.start = start;
  }
}

/** Thrown through the library when a comment has no end: it would take the comment's signs for operators. */
export class OpenComment extends Error {
  readonly start: number;
  constructor(start: number) {
    super('comment without end');
    this.start = start;
  }
}

type Observer = (tokens: readonly SqlToken[]) => void;

/** A dialect whose tokens can be watched. Made once for each, because the library keeps every dialect it has seen. */
interface WatchedDialect {
  readonly options: DialectOptions;
  observer: Observer | undefined;
}

const watched = new WeakMap<DialectOptions, WatchedDialect>();

function watchedDialect(dialect: DialectOptions): WatchedDialect {
  const known = watched.get(dialect);
  if (known) return known;
  const { postProcess } = dialect.tokenizerOptions;
  const made: WatchedDialect = {
    observer: undefined,
    options: {
      ...dialect,
      tokenizerOptions: {
        ...dialect.tokenizerOptions,
        postProcess: (found) => {
          const tokens = retyped(found);
          made.observer?.(tokens);
          return postProcess ? postProcess(tokens) : tokens;
        },
      },
    },
  };
  watched.set(dialect, made);
  return made;
}

function run(text: string, dialect: DialectOptions, options: Partial<FormatOptions>, observer: Observer): string {
  const watchedOne = watchedDialect(dialect);
  watchedOne.observer = observer;
  try {
    return formatDialect(text, { ...options, dialect: watchedOne.options });
  } finally {
    watchedOne.observer = undefined;
  }
}

/** The library's result and the tokens that it was made of. Throws what the library throws, and `TooDeep`. */
export function formatWithTokens(
  text: string,
  dialect: DialectOptions,
  options: Partial<FormatOptions>,
): { readonly text: string; readonly tokens: readonly SqlToken[] } {
  let tokens: readonly SqlToken[] = [];
  const formatted = run(text, dialect, options, (found) => {
    tokens = found;
    refuseOpenComment(found);
    refuseDepth(found);
  });
  return { text: formatted, tokens };
}

/** The tokens of a text, without the slow grammar. Throws what the library throws. */
export function tokenize(text: string, dialect: DialectOptions, options: Partial<FormatOptions>): readonly SqlToken[] {
  let tokens: readonly SqlToken[] = [];
  try {
    run(text, dialect, options, (found) => {
      tokens = found;
      throw new Stop();
    });
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  return tokens;
}

function refuseOpenComment(tokens: readonly SqlToken[]): void {
  for (const [i, { raw, start }] of tokens.entries()) {
    const next = tokens[i + 1];
    if (raw.endsWith('/') && next?.raw.startsWith('*') && !next.precedingWhitespace) throw new OpenComment(start);
  }
}

function refuseDepth(tokens: readonly SqlToken[]): void {
  let depth = 0;
  for (const { type, start } of tokens) {
    if (type === 'OPEN_PAREN' || type === 'CASE') depth++;
    else if ((type === 'CLOSE_PAREN' || type === 'END') && depth > 0) depth--;
    if (depth > DEPTH_LIMIT) throw new TooDeep(start);
  }
}

/** Words of the language, as opposed to names. */
export function isKeyword({ type }: SqlToken): boolean {
  return (
    (type.startsWith('RESERVED_') && type !== 'RESERVED_FUNCTION_NAME') ||
    ['CASE', 'END', 'WHEN', 'ELSE', 'THEN', 'LIMIT', 'BETWEEN', 'AND', 'OR', 'XOR'].includes(type)
  );
}

export function isOperator({ type }: SqlToken): boolean {
  return type === 'OPERATOR' || type === 'ASTERISK';
}

/** Text that stands as it is, white space included. */
export function isVerbatim({ type }: SqlToken): boolean {
  return (
    type === 'STRING' ||
    type === 'QUOTED_IDENTIFIER' ||
    type === 'QUOTED_PARAMETER' ||
    type === 'CUSTOM_PARAMETER' ||
    type === 'VARIABLE' ||
    type === 'DISABLE_COMMENT'
  );
}

/** What two tokens must have in common when a text is formatted: all but the case of words and white space inside comments. */
export function essence(token: SqlToken): string {
  const { raw, type } = token;
  if (type === 'BLOCK_COMMENT') return raw.replace(/\s+/gu, '');
  if (type === 'LINE_COMMENT') return raw.trimEnd();
  return isVerbatim(token) ? raw : raw.replace(/\s+/gu, ' ').toUpperCase();
}
