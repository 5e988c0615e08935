import { isComment, type SqlToken } from './sql-token';

/** What several words are together, whatever each of them is by itself. */
export type PhraseKind = 'keyword' | 'data-type';

interface Phrase {
  /** Each of its groups is words of the kind; what it matches besides is what these words are known by. */
  readonly pattern: RegExp;
  readonly kind: PhraseKind;
}

/** Matches the words that `wordsOf` writes: whole words only, with a blank before and after each. */
function phrase(kind: PhraseKind, source: string): Phrase {
  return { kind, pattern: new RegExp(`(?<= )(?:${source})(?= )`, 'dgu') };
}

/** A name or quoted name. */
const NAME = '[^ (),;]+';

const KNOWN_BOUND = 'UNBOUNDED PRECEDING|UNBOUNDED FOLLOWING|CURRENT ROW';
const EXCLUSION = '(?: (EXCLUDE (?:CURRENT ROW|GROUP|TIES|NO OTHERS)))?';
/** An expression before the word that makes a bound of it. Limited, or it would be looked for through the whole text each time. */
const COUNT = '[^;]{1,200}?';

const ATTRIBUTE =
  'IMMUTABLE|STABLE|VOLATILE|STRICT|LEAKPROOF|DETERMINISTIC|SECURITY (?:DEFINER|INVOKER)|PARALLEL (?:SAFE|UNSAFE|RESTRICTED)|(?:CALLED|RETURNS NULL) ON NULL INPUT';
/** What may follow an attribute of a function: the next one, or its body. */
const BEHIND_ATTRIBUTE = `(?: (?:${ATTRIBUTE}|LANGUAGE|AS|BEGIN|RETURN|\\?|;) | $)`;

const PHRASES: readonly Phrase[] = [
  phrase('data-type', '(?:(TIME|TIMESTAMP) (?:\\( \\? \\) )?)?((?:WITH|WITHOUT) (?:LOCAL )?TIME ZONE)'),
  // Some dialects have all of it as one word.
  phrase('data-type', '((?:TIME|TIMESTAMP) (?:WITH|WITHOUT) (?:LOCAL )?TIME ZONE)'),
  phrase('keyword', '(AT TIME ZONE)'),
  phrase('keyword', '(PRIMARY KEY|FOREIGN KEY)'),
  phrase(
    'keyword',
    `(?<=\\) )(REFERENCES) ${NAME}|(REFERENCES) ${NAME}(?: \\. ${NAME})*(?= (?:\\(|ON (?:DELETE|UPDATE)) )`,
  ),
  phrase('keyword', '(ON (?:DELETE|UPDATE) (?:CASCADE|RESTRICT|NO ACTION|SET NULL|SET DEFAULT))'),
  phrase('keyword', 'BEGIN (TRY|CATCH)|END (TRY)(?=(?: ;)? BEGIN )|END (CATCH)(?! (?:FROM|,|\\)))'),
  // Frames of windows
  phrase(
    'keyword',
    `((?:ROWS|RANGE|GROUPS) BETWEEN) (?:(${KNOWN_BOUND})|${COUNT} (PRECEDING|FOLLOWING)) (AND) ` +
      `(?:(${KNOWN_BOUND})|${COUNT} (PRECEDING|FOLLOWING))${EXCLUSION}`,
  ),
  phrase('keyword', `((?:ROWS|RANGE|GROUPS) (?:${KNOWN_BOUND}))${EXCLUSION}`),
  phrase('keyword', `(ROWS|RANGE|GROUPS) (?!BETWEEN )(?:[^ ;]+ ){1,3}(PRECEDING)${EXCLUSION}`),
  phrase('keyword', '(?<=\\) )(OVER) \\('),
];

/** Heads of functions: there, and only there, these are words. */
const ROUTINE = /(?<= )CREATE (?:OR (?:REPLACE|ALTER) )?(?:[\p{L}_]+ ){0,2}?(?:FUNCTION|PROCEDURE) [^;]*/gu;
const ROUTINE_PHRASES: readonly Phrase[] = [
  phrase('keyword', '(?<=\\) )(RETURNS(?: SETOF| TABLE)?) [^ ),;]+'),
  phrase('keyword', `(?<=[^ ,.(]+ )(?<!SELECT )(LANGUAGE) [^ (),.;]+(?=${BEHIND_ATTRIBUTE})`),
  phrase('keyword', `(?<=[^ ,.(]+ )(?<!SELECT )(${ATTRIBUTE})(?=${BEHIND_ATTRIBUTE})`),
];

/** The kinds of the tokens that belong to a phrase, by their index. */
export function phraseKinds(tokens: readonly SqlToken[]): ReadonlyMap<number, PhraseKind> {
  const { text, indexAt } = wordsOf(tokens);
  const kinds = new Map<number, PhraseKind>();
  const mark = (kind: PhraseKind, from: number, to: number) => {
    for (let at = from; at > 0 && at < to; at = text.indexOf(' ', at) + 1) {
      const index = indexAt.get(at);
      if (index !== undefined) kinds.set(index, kind);
    }
  };
  for (const { kind, from, to } of found(PHRASES, text)) mark(kind, from, to);
  for (const { 0: routine, index } of text.matchAll(ROUTINE)) {
    for (const { kind, from, to } of found(ROUTINE_PHRASES, routine)) mark(kind, index + from, index + to);
  }
  return kinds;
}

interface FoundWords {
  readonly kind: PhraseKind;
  readonly from: number;
  readonly to: number;
}

function found(phrases: readonly Phrase[], text: string): FoundWords[] {
  return phrases.flatMap(({ kind, pattern }) =>
    Array.from(text.matchAll(pattern), ({ indices }) =>
      (indices?.slice(1) ?? []).flatMap((group) => (group ? [{ kind, from: group[0], to: group[1] }] : [])),
    ).flat(),
  );
}

interface Words {
  readonly text: string;
  /** The index of the token that begins at an offset. */
  readonly indexAt: ReadonlyMap<number, number>;
}

const WORDS = /^[\p{L}_][\p{L}\p{N}_$\s]*$/u;
const WORD_TYPES = /^(?:RESERVED_|IDENTIFIER|AND$|BETWEEN$|LIMIT$|END$)/u;

/** The words and brackets in capitals, with one blank around each; everything else is a question mark. */
function wordsOf(tokens: readonly SqlToken[]): Words {
  const indexAt = new Map<number, number>();
  let text = ' ';
  for (const [i, token] of tokens.entries()) {
    if (isComment(token)) continue;
    indexAt.set(text.length, i);
    text += `${wordOf(token)} `;
  }
  return { text, indexAt };
}

function wordOf({ type, raw }: SqlToken): string {
  if (/^[(),.;]$/u.test(raw)) return raw;
  return WORD_TYPES.test(type) && WORDS.test(raw) ? raw.toUpperCase().replace(/\s+/gu, ' ') : '?';
}
