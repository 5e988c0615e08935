import { phraseKinds, type PhraseKind } from './phrases';
import { isComment, type SqlToken } from './sql-token';

type TokenType = SqlToken['type'];

// The library's types are those of an enumeration that it does not export; these are some of its values.
const KEYWORD = 'RESERVED_KEYWORD' as TokenType;
const FUNCTION = 'RESERVED_FUNCTION_NAME' as TokenType;
const DATA_TYPE = 'RESERVED_DATA_TYPE' as TokenType;
const PHRASE_TYPES: Readonly<Record<PhraseKind, TokenType>> = { keyword: KEYWORD, 'data-type': DATA_TYPE };

/** Words of conditions that some dialects of the library take for names, or for functions without arguments. */
const CONDITION_WORDS = /^(?:NOT|NULL|IS|EXISTS)$/i;
/** Those that are words only between two operands; elsewhere they may be names. */
const BETWEEN_OPERANDS = /^(?:LIKE|ILIKE|RLIKE|REGEXP|GLOB|ESCAPE|DEFAULT)$/i;
/** Types that some dialects of the library have among their other words. */
const TYPE_NAMES =
  /^(?:BIGINT|BINARY|BIT|BLOB|BOOL|BOOLEAN|BYTEA|CHAR|CHARACTER|CLOB|DATE|DATETIME|DECIMAL|DOUBLE|FLOAT|INT|INTEGER|JSON|JSONB|NCHAR|NUMBER|NUMERIC|NVARCHAR|REAL|SERIAL|SMALLINT|TEXT|TIME|TIMESTAMP|TIMESTAMPTZ|TINYINT|UUID|VARBINARY|VARCHAR|VARCHAR2|XML)$/i;
/** Words that are never functions although a parenthesis may stand right behind them. */
const NEVER_FUNCTIONS =
  /^(?:ALL|AND|ANY|ARRAY|AS|BETWEEN|BY|CASE|CHECK|CONSTRAINT|CUBE|DEFAULT|DISTINCT|ELSE|END|EXCEPT|EXCLUDE|EXISTS|FILTER|FOR|FOREIGN KEY|FROM|FULLTEXT|GROUPING SETS|IN|INDEX|INTERSECT|INTO|IS|KEY|LATERAL|LIKE|LIMIT|NOT|NULL|OF|OFFSET|ON|OR|OVER|PARTITION|PRIMARY|PRIMARY KEY|REFERENCES|ROLLUP|ROW|ROWS|SELECT|SET|SOME|STRUCT|TABLE|THEN|UNION|UNIQUE|USING|WHEN|WHERE|WINDOW|WITH)$/i;
/** Words that begin statements and clauses, but are also functions of some database. */
const CLAUSE_FUNCTIONS = /^(?:INSERT|REPLACE|TRUNCATE|REPEAT|IF|DATABASE|SCHEMA|USER|LEFT|RIGHT)$/i;
/** Behind these an expression begins. */
const BEFORE_EXPRESSION =
  /^(?:SELECT|SELECT DISTINCT|SELECT ALL|DISTINCT|WHERE|AND|OR|XOR|NOT|WHEN|THEN|ELSE|CASE|ON|HAVING|BY|GROUP BY|ORDER BY|PARTITION BY|BETWEEN|LIKE|ILIKE|RLIKE|REGEXP|RETURN|RETURNING|DEFAULT|SET|VALUES|LIMIT|USING|DIV|MOD|INTERVAL)$/i;

const OPERANDS = new Set<string>([
  'IDENTIFIER',
  'QUOTED_IDENTIFIER',
  'STRING',
  'NUMBER',
  'VARIABLE',
  'CLOSE_PAREN',
  'NAMED_PARAMETER',
  'NUMBERED_PARAMETER',
  'POSITIONAL_PARAMETER',
  'QUOTED_PARAMETER',
  'CUSTOM_PARAMETER',
  'ARRAY_IDENTIFIER',
]);

/**
 * The tokens with the types that they have in every dialect: words of conditions are words, types are types, and what is
 * called like a word of the language is a function where it is called. Nothing but case and white space depends on it.
 */
export function retyped(tokens: readonly SqlToken[]): SqlToken[] {
  const made: SqlToken[] = [];
  const phrases = phraseKinds(tokens);
  let previous: SqlToken | undefined;
  for (const [i, token] of tokens.entries()) {
    const type = typeOf(token, previous, tokens, i, phrases.get(i));
    // The library writes words in upper case from their `text`, and all else as it stands there.
    const text =
      type === FUNCTION || type === KEYWORD || type === DATA_TYPE
        ? token.raw.toUpperCase().replace(/\s+/g, ' ')
        : token.text;
    const own = type === token.type ? token : { ...token, type, text };
    made.push(own);
    if (!isComment(own)) previous = own;
  }
  return made;
}

function typeOf(
  token: SqlToken,
  previous: SqlToken | undefined,
  tokens: readonly SqlToken[],
  i: number,
  phrase: PhraseKind | undefined,
): TokenType {
  const { type, raw } = token;
  const isWord = type.startsWith('RESERVED_') || type === 'IDENTIFIER';
  if (!(isWord || phrase) || previous?.type === 'PROPERTY_ACCESS_OPERATOR') return type;
  const next = tokens.slice(i + 1, i + 4).find((other) => !isComment(other));
  if (next?.type === 'PROPERTY_ACCESS_OPERATOR') return type;
  if (phrase) return PHRASE_TYPES[phrase];
  if (isCall(token, previous, tokens, i)) return FUNCTION;
  const isFree = type === 'IDENTIFIER' || type === 'RESERVED_FUNCTION_NAME';
  // No function has a name of several words, but `is not null` is one to some dialects of the library.
  if (isFree && (CONDITION_WORDS.test(raw) || (type === FUNCTION && /\s/.test(raw)))) return KEYWORD;
  if (isFree && BETWEEN_OPERANDS.test(raw) && isBetweenOperands(previous, next)) return KEYWORD;
  return type === 'RESERVED_KEYWORD' && TYPE_NAMES.test(raw) ? DATA_TYPE : type;
}

function isBetweenOperands(previous: SqlToken | undefined, next: SqlToken | undefined): boolean {
  if (!previous || !next) return false;
  const isBehind =
    OPERANDS.has(previous.type) ||
    // Single letters are names, though units to some dialects.
    /^\p{L}$/u.test(previous.raw) ||
    previous.type.startsWith('RESERVED_DATA_TYPE') ||
    /^(?:NOT|NULL)$/i.test(previous.raw);
  const isBefore = OPERANDS.has(next.type) || next.type === 'OPEN_PAREN' || next.type.startsWith('RESERVED_');
  return isBehind && isBefore && next.type !== 'CLOSE_PAREN' && next.type !== 'RESERVED_CLAUSE';
}

/** Whether a word of the language is the name of a function that is called here. */
function isCall(
  { type, raw }: SqlToken,
  previous: SqlToken | undefined,
  tokens: readonly SqlToken[],
  i: number,
): boolean {
  const next = tokens[i + 1];
  if (next?.type !== 'OPEN_PAREN' || next.precedingWhitespace || !type.startsWith('RESERVED_')) return false;
  if (type === 'RESERVED_FUNCTION_NAME' || type.startsWith('RESERVED_DATA_TYPE')) return false;
  // MySQL's function of this name only stands in an assignment; elsewhere rows follow.
  if (/^VALUES$/i.test(raw)) return previous?.type === 'OPERATOR';
  if (!beginsExpression(previous) || NEVER_FUNCTIONS.test(raw)) return false;
  if (/^IF$/i.test(raw) && isFollowedByThen(tokens, i + 1)) return false;
  return type === 'RESERVED_KEYWORD' || CLAUSE_FUNCTIONS.test(raw);
}

function beginsExpression(previous: SqlToken | undefined): boolean {
  if (!previous) return false;
  const { type, raw } = previous;
  if (type === 'OPERATOR' || type === 'ASTERISK' || type === 'COMMA' || type === 'OPEN_PAREN') return true;
  return type !== 'IDENTIFIER' && BEFORE_EXPRESSION.test(raw.replace(/\s+/g, ' '));
}

/** Whether THEN comes behind the parenthesis that opens here: then it is a condition. */
function isFollowedByThen(tokens: readonly SqlToken[], open: number): boolean {
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    const type = tokens[i]?.type;
    if (type === 'OPEN_PAREN') depth++;
    else if (type === 'CLOSE_PAREN' && --depth === 0) return /^THEN$/i.test(tokens[i + 1]?.raw ?? '');
  }
  return false;
}
