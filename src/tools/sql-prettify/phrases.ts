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
];

/** The kinds of the tokens that belong to a phrase, by their index. */
export function phraseKinds(tokens: readonly SqlToken[]): ReadonlyMap<number, PhraseKind> {
  const { text, indexAt } = wordsOf(tokens);
  const kinds = new Map<number, PhraseKind>();
  for (const { kind, pattern } of PHRASES) {
    for (const { indices } of text.matchAll(pattern)) {
      for (const group of indices?.slice(1) ?? []) if (group) markWords(group[0], group[1], kind);
    }
  }
  return kinds;

  function markWords(from: number, to: number, kind: PhraseKind): void {
    for (let at = from; at > 0 && at < to; at = text.indexOf(' ', at) + 1) {
      const index = indexAt.get(at);
      if (index !== undefined) kinds.set(index, kind);
    }
  }
}

interface Words {
  readonly text: string;
  /** The index of the token that begins at an offset. */
  readonly indexAt: ReadonlyMap<number, number>;
}

const WORDS = /^[\p{L}_][\p{L}\p{N}_$\s]*$/u;
const WORD_TYPES = /^(?:RESERVED_|IDENTIFIER|AND$|BETWEEN$|LIMIT$)/u;

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
