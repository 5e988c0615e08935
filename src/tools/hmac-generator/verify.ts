import { DIGEST_ENCODINGS, writeDigest } from '../../lib/hashing/digest-encoding';
import { HASHES, type HashId } from './hashes';

export type Verdict = 'match' | 'mismatch';

/** Characters that an expected value may have; the headers of all requests together have fewer. */
export const MOST_EXPECTED = 20_000;

interface Candidate {
  readonly value: string;
  /** The hash function that the text names for it. */
  readonly hash: HashId | undefined;
}

/** An expected value as it may be meant. */
export interface Expected {
  readonly candidates: readonly Candidate[];
  /** Hash functions that it names. */
  readonly named: readonly HashId[];
}

/**
 * Reads an expected value in any encoding: bare, in groups, behind a name as in `sha256=…`, `SHA-1: …` and
 * `HMAC-SHA256(file)= …`, or as a webhook's header of several signatures. Undefined while nothing is expected; at most
 * `MOST_EXPECTED` characters are looked at.
 */
export function readExpected(expected: string): Expected | undefined {
  const text = expected.slice(0, MOST_EXPECTED).trim();
  if (text === '') return undefined;
  const chunks = text.split(/[,;\r\n]+/).filter((chunk) => chunk !== '');
  const candidates = [text, ...(chunks.length > 1 ? chunks : [])].flatMap(candidatesOf);
  return { candidates, named: [...new Set(candidates.flatMap(({ hash }) => hash ?? []))] };
}

/**
 * Compares an HMAC, in lower-case hex, with what is expected; of several signatures one must match, and hex is compared
 * without regard to case. What names another hash function than this one's is not about it: then undefined.
 */
export function verify(hex: string, expected: Expected | string | undefined, hash?: HashId): Verdict | undefined {
  const read = typeof expected === 'string' ? readExpected(expected) : expected;
  if (!read) return undefined;
  const forms = new Set(DIGEST_ENCODINGS.map((encoding) => withoutPadding(writeDigest(hex, encoding))));
  const isMatch = read.candidates.some((candidate) => {
    if (hash !== undefined && candidate.hash !== undefined && candidate.hash !== hash) return false;
    const bare = withoutPadding(candidate.value);
    return forms.has(bare) || (bare.length === hex.length && bare.toLowerCase() === hex);
  });
  if (isMatch) return 'match';
  const isForOthers = hash !== undefined && read.named.length > 0 && !read.named.includes(hash);
  return isForOthers ? undefined : 'mismatch';
}

/** A name before a value: of a header, of a scheme or of a hash function; the padding of Base64 is no name's end. */
const NAME = /^([\w-]{1,80})\s{0,9}(?:\([^()]{0,999}\)\s{0,9})?[:=]\s{0,9}(?=[^=\s])/;
/** `X-Signature: sha256=…` has two names. */
const MOST_NAMES = 2;

/** Every way in which one signature may be meant. */
function candidatesOf(chunk: string): Candidate[] {
  let rest = chunk.trim();
  let hash: HashId | undefined;
  const values = new Set([rest]);
  for (let names = 0; names < MOST_NAMES; names += 1) {
    const name = NAME.exec(rest);
    if (!name) break;
    hash = hashNamed(name[1] ?? '') ?? hash;
    rest = rest.slice(name[0].length);
    values.add(rest);
  }
  for (const word of rest.split(/\s+/)) {
    values.add(word);
    values.add(word.replace(NAME, ''));
  }
  for (const value of [...values]) values.add(value.replace(/[\s:-]/g, ''));
  return [...values].map((value) => ({ value: withoutMarks(value), hash }));
}

/** `SHA-256`, `sha2_256`, `HMAC-SHA256`, `RMD160` */
function hashNamed(name: string): HashId | undefined {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^hmac(?=.)/, '')
    .replace(/^sha2(?=224$|256$|384$|512$)/, 'sha')
    .replace(/^rmd/, 'ripemd');
  return HASHES.find((id) => id.replace('-', '') === plain);
}

function withoutMarks(value: string): string {
  const mark = value.charAt(0);
  const isQuoted = value.length > 1 && '"\'`'.includes(mark) && value.endsWith(mark);
  return (isQuoted ? value.slice(1, -1) : value).replace(/^0x/i, '');
}

function withoutPadding(value: string): string {
  let end = value.length;
  while (value.charAt(end - 1) === '=') end -= 1;
  return value.slice(0, end);
}
