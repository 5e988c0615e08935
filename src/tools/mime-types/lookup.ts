import { err, ok, type Result } from '../../lib/result';
import { topLevelOf, type MimeType } from './mime-type';
import { typeOfOtherName } from './other-names';
import { readQuery, type Query, type QueryFault } from './query';
import { byExtension, byType, registry } from './registry';

/** What a query asks for. */
export type Answer =
  | {
      readonly kind: 'extension';
      readonly extension: string;
      /** Best first; at least one. */
      readonly types: readonly MimeType[];
      /** What is inside a compressed file, by the extension before the last. */
      readonly inner?: { readonly extension: string; readonly type: MimeType };
    }
  | {
      readonly kind: 'type';
      readonly type: MimeType;
      /** What was typed, where that is a wrong or former name of the type. */
      readonly insteadOf?: string;
    }
  /** No single answer: the list below shows what fits. */
  | { readonly kind: 'list'; readonly count: number };

export type LookupFault =
  | QueryFault
  | { readonly code: 'unknown-extension'; readonly extension: string }
  /** `base` is the type whose syntax it has, as `application/json` for `+json`. */
  | { readonly code: 'unknown-type'; readonly type: string; readonly base?: string };

// These hold one other file; other formats hold many, or are no envelope.
const COMPRESSED = ['gz', 'bz2', 'xz', 'zst', 'lz', 'lzma', 'lz4', 'br', 'z'];

// RFC 6839 and its successors: the syntax that a suffix stands for.
const SUFFIXES: Readonly<Record<string, string>> = {
  json: 'application/json',
  xml: 'application/xml',
  yaml: 'application/yaml',
  zip: 'application/zip',
  cbor: 'application/cbor',
  gzip: 'application/gzip',
  zstd: 'application/zstd',
  jwt: 'application/jwt',
  sqlite3: 'application/vnd.sqlite3',
};

/** The best answer to what was typed; undefined for nothing typed. */
export function lookUp(typed: string): Result<Answer | undefined, LookupFault> {
  const read = readQuery(typed);
  if (!read.ok) return read;
  const query = read.value;
  switch (query?.kind) {
    case undefined:
      return ok(undefined);
    case 'type': {
      const today = byType.get(typeOfOtherName.get(query.type) ?? '');
      const type = today ? undefined : byType.get(query.type);
      if (type) return ok({ kind: 'type', type });
      const meant = today ?? corrected(query.type);
      return meant ? ok({ kind: 'type', type: meant, insteadOf: query.type }) : err(unknownType(query.type));
    }
    case 'range': {
      const count = registry.filter((entry) => topLevelOf(entry) === query.top).length;
      return count > 0 ? ok({ kind: 'list', count }) : err({ code: 'unknown-type', type: `${query.top}/*` });
    }
    case 'extension':
      return answerExtension(query.extension, query.inner);
    case 'word': {
      if (byExtension.has(query.word)) return answerExtension(query.word, undefined);
      const count = isNamed(query.word) ? findMatches(typed).length : 0;
      return count > 0 ? ok({ kind: 'list', count }) : err({ code: 'unknown-extension', extension: query.word });
    }
  }
}

function answerExtension(extension: string, inner: string | undefined): Result<Answer, LookupFault> {
  const types = byExtension.get(extension);
  if (!types) return err({ code: 'unknown-extension', extension });
  const innerType = inner !== undefined && COMPRESSED.includes(extension) ? byExtension.get(inner)?.[0] : undefined;
  return ok({
    kind: 'extension',
    extension,
    types,
    ...(inner !== undefined && innerType && { inner: { extension: inner, type: innerType } }),
  });
}

/** The type that is meant: `image/jpg` names the extension, `application/x-yaml` has an `x-` too many. */
function corrected(type: string): MimeType | undefined {
  const name = type.slice(type.indexOf('/') + 1);
  const plain = name.replace(/^x-/, '');
  return (
    byType.get(`${topLevelOf({ type })}/${plain}`) ??
    byExtension.get(plain)?.[0] ??
    byExtension.get(name.replace(/\+[^]*/, ''))?.find((one) => one.type.startsWith(`${type}+`)) ??
    byType.get(`${type}+xml`)
  );
}

function unknownType(type: string): LookupFault {
  const base = SUFFIXES[/\+([^+]+)$/.exec(type)?.[1] ?? ''];
  return { code: 'unknown-type', type, ...(base !== undefined && { base }) };
}

let names: Set<string> | undefined;

/** Whether every word is a whole word of some type's name: `foo` is none, though there is a `footer`. */
function isNamed(words: string): boolean {
  names ??= new Set(registry.flatMap(({ type }) => [type, ...type.split(/[/.+_-]/)]));
  return words.split(/\s+/).every((word) => names?.has(word));
}

/** Every type that fits what was typed: those it names first, then those with it in their name or an extension. */
export function findMatches(typed: string): readonly MimeType[] {
  const read = readQuery(typed);
  const query = read.ok ? read.value : undefined;
  if (query?.kind === 'range') return registry.filter((entry) => topLevelOf(entry) === query.top);
  const wanted = query === undefined ? typed.trim().toLowerCase() : wordsOf(query);
  if (wanted === '') return registry;
  const words = [...new Set(wanted.split(/\s+/))];
  const named = query?.kind === 'type' ? [byType.get(query.type)] : (byExtension.get(words.join(' ')) ?? []);
  const first = named.filter((entry) => entry !== undefined);
  if (words.some((word) => word.length > LONGEST)) return first;
  // Else `js` would find everything in JSON.
  const worst = first.length > 0 && query?.kind !== 'type' ? Fit.Beginning : Fit.Inside;
  const others = registry
    .filter((entry) => !first.includes(entry))
    .map((entry) => ({ entry, fit: fitOf(entry, words, worst) }))
    .filter(({ fit }) => fit <= worst)
    .toSorted((one, other) => one.fit - other.fit)
    .map(({ entry }) => entry);
  return [...first, ...others];
}

/** How well a type fits a word, the best first. */
enum Fit {
  Whole,
  Beginning,
  Inside,
  None,
}

/** No type has more characters. */
const LONGEST = 127 + 1 + 127;

/** How well a type fits all words: as well as the one that fits it worst. */
function fitOf(entry: MimeType, words: readonly string[], worst: Fit): Fit {
  let fit = Fit.Whole;
  for (const word of words) {
    fit = Math.max(fit, fitOfWord(entry, word));
    if (fit > worst) return Fit.None;
  }
  return fit;
}

function fitOfWord({ type, extensions }: MimeType, word: string): Fit {
  if (extensions.includes(word) || type.split(/[/.+_-]/).includes(word)) return Fit.Whole;
  if (extensions.some((extension) => extension.startsWith(word))) return Fit.Beginning;
  return type.includes(word) || extensions.some((extension) => extension.includes(word)) ? Fit.Inside : Fit.None;
}

function wordsOf(query: Exclude<Query, { readonly kind: 'range' }>): string {
  switch (query.kind) {
    case 'type':
      return query.type;
    case 'extension':
      return query.extension;
    case 'word':
      return query.word;
  }
}
