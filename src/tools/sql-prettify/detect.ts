import { hasExtension, LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

const NAME = String.raw`(?:[\w$#@]+|"[^"\n]+"|\x60[^\x60\n]+\x60|\[[^\]\n]+\])(?:\s*\.\s*(?:[\w$#@]+|"[^"\n]+"|\x60[^\x60\n]+\x60|\[[^\]\n]+\]))*`;
/** Comments and blanks before the first word. */
const LEAD = /^(?:\s+|--[^\n]*\n|#[^\n]*\n|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)*/;
/** Statements with enough behind the first word that no sentence reads so. */
const STATEMENTS = [
  String.raw`SELECT\s+(?:(?:DISTINCT|ALL|TOP\s+\d+)\s+)?(?:\*|[\w.$"\x60'(]+\s*(?:[,(*)]|AS\s|FROM\s+(?!the\b|an?\b|this\b|our\b|all\b)${NAME}\s*(?:[;)]|$|WHERE|JOIN|AS|LEFT|INNER|LIMIT|ORDER|GROUP|\w{1,3}\s)))`,
  String.raw`SELECT\s+(?:\d+|'[^']*'|@@?\w+)\s*;?\s*$`,
  String.raw`(?:INSERT|REPLACE)\s+(?:IGNORE\s+|OR\s+\w+\s+)?INTO\s+${NAME}\s*(?:\(|VALUES\b|SELECT\b|DEFAULT\b)`,
  String.raw`UPDATE\s+${NAME}(?:\s+(?:AS\s+)?\w+)?\s+SET\s+${NAME}\s*=`,
  String.raw`DELETE\s+FROM\s+${NAME}\s*(?:;|$|WHERE\b|USING\b)`,
  String.raw`CREATE\s+(?:OR\s+REPLACE\s+)?(?:GLOBAL\s+|TEMP(?:ORARY)?\s+|UNIQUE\s+|MATERIALIZED\s+)*(?:TABLE|VIEW|FUNCTION|PROCEDURE|INDEX|TRIGGER|SEQUENCE|DATABASE|SCHEMA|TYPE)\s+(?:IF\s+NOT\s+EXISTS\s+)?${NAME}\s*(?:\(|AS\b|ON\b|;|$)`,
  String.raw`ALTER\s+TABLE\s+(?:IF\s+EXISTS\s+|ONLY\s+)*${NAME}\s+(?:ADD|DROP|ALTER|RENAME|MODIFY|CHANGE|SET|OWNER|ENABLE|DISABLE)\b`,
  String.raw`DROP\s+(?:TABLE|VIEW|INDEX|FUNCTION|DATABASE|SCHEMA)\s+(?:IF\s+EXISTS\s+)?${NAME}\s*(?:;|$|CASCADE)`,
  String.raw`TRUNCATE\s+TABLE\s+${NAME}`,
  String.raw`WITH\s+(?:RECURSIVE\s+)?${NAME}\s*(?:\([^()]*\)\s*)?AS\s+(?:NOT\s+)?(?:MATERIALIZED\s+)?\(\s*(?:SELECT|VALUES|INSERT|UPDATE|DELETE|WITH)\b`,
  String.raw`MERGE\s+INTO\s+${NAME}`,
  String.raw`EXPLAIN\s+(?:ANALYZE\s+)?(?:SELECT|INSERT|UPDATE|DELETE|WITH)\s`,
];
const SQL = new RegExp(`^(?:${STATEMENTS.join('|')})`, 'i');

/** A statement of SQL, after comments. */
export const detect: Detect = (sample) => {
  const beginning = trimmed(sample).slice(0, 20_000);
  const code = beginning.slice(LEAD.exec(beginning)?.[0].length ?? 0);
  if (!SQL.test(code.slice(0, 5000)) && !hasExtension(sample, 'sql')) return undefined;
  return { likelihood: LIKELIHOOD.fits + 0.1, run: { operation: 'format', input: 'text' } };
};
