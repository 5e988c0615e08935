import { fromBase64 } from '../../lib/base64-reader';
import { toHex } from '../../lib/hex';
import { err, ok, type Result } from '../../lib/result';
import type { AlgorithmId } from '../../lib/hashing/algorithms';
import { readChecksumLine } from './checksum-lines';
import { algorithmsOfLength, findAlgorithm } from './find-algorithm';
import type { Digests } from '../../lib/hashing/hashing';

/** A digest to compare with. Without an algorithm it may be of any with its length. */
export interface ExpectedDigest {
  readonly hex: string;
  readonly bits: number;
  readonly algorithm?: AlgorithmId;
  /** The file that a checksum line names, as it stands there. */
  readonly name?: string;
}

/** What was pasted as the expected value. */
export interface Expectation {
  readonly digests: readonly ExpectedDigest[];
  /** Lines that are neither checksums nor comments. */
  readonly ignoredLines: number;
}

export type ExpectedFault =
  | { readonly code: 'unknown-length'; readonly bits: number }
  | { readonly code: 'unknown-algorithm'; readonly name: string; readonly bits: number }
  | { readonly code: 'not-a-digest' };

/**
 * Reads an expected value: a bare digest in hex, Base64, Base64url or binary, a checksum line, or a whole checksum file.
 * Undefined for an empty one. The fault is that of the first line when no line can be read.
 */
export function parseExpected(text: string): Result<Expectation, ExpectedFault> | undefined {
  const lines = joinProperties(withoutSignature(text).split(/\r\n|\n|\r/))
    .map((line) => line.replace(/^\ufeff/, ''))
    .filter((line) => line.trim() !== '' && !isSurroundings(line));
  if (lines.length === 0) return undefined;
  const bare = parseBareDigest(lines.join(' '));
  if (bare?.ok) return ok({ digests: [bare.value], ignoredLines: 0 });

  const parsed = lines.map(parseLine);
  const digests = parsed.flatMap((line) => (line.ok ? [line.value] : []));
  const first = parsed[0];
  if (digests.length === 0 && first && !first.ok) return first;
  return ok({ digests, ignoredLines: parsed.length - digests.length });
}

/** Lines of a signature are Base64, and some as long as a digest. One that is cut off reaches to the end. */
function withoutSignature(text: string): string {
  return text.replace(/^-----BEGIN PGP SIGNATURE-----[\s\S]*?(?:^-----END PGP SIGNATURE-----|$(?![\s\S]))/m, '');
}

const PROPERTY = /^\s*(Algorithm|Hash|Path)\s*: ?(.*)$/;

/** Makes one line of the properties that `Get-FileHash | Format-List` prints below each other for each file. */
function joinProperties(lines: readonly string[]): string[] {
  if (!lines.some((line) => /^\s*Algorithm\s*:/.test(line))) return [...lines];
  const joined: string[] = [];
  let properties = new Map<string, string>();
  let last = '';
  const finish = () => {
    const hash = properties.get('Hash');
    // A path that is missing leaves a digest with its algorithm.
    if (hash !== undefined) joined.push(`${properties.get('Algorithm') ?? ''} ${hash} ${properties.get('Path') ?? ''}`);
    properties = new Map();
    last = '';
  };
  for (const line of lines) {
    const [, name = '', value = ''] = PROPERTY.exec(line) ?? [];
    if (name === '' && last !== '' && /^\s+\S/.test(line)) {
      // A long value goes on in the next line, under its beginning.
      properties.set(last, `${properties.get(last) ?? ''}${line.trim()}`);
      continue;
    }
    if (name === '' || properties.has(name)) finish();
    if (name === '') joined.push(line);
    else properties.set((last = name), value.trim());
  }
  finish();
  return joined;
}

/** Comments, and the frame that a signature puts around a checksum file. */
function isSurroundings(line: string): boolean {
  return (
    /^\s*[#;]|^-----|^Hash: (?!\S{8,}\s*$)/.test(line) ||
    // Above the columns of PowerShell.
    /^\s*(?:Algorithm\s+)?Hash(?:\s+Path)?\s*$/.test(line) ||
    (/^[\s-]+$/.test(line) && line.includes('-'))
  );
}

/** Longer than a digest in binary with the longest path. */
const MOST_LINE = 10_000;

function parseLine(line: string): Result<ExpectedDigest, ExpectedFault> {
  if (line.length > MOST_LINE) return err({ code: 'not-a-digest' });
  const found = readChecksumLine(line);
  if (!found) return parseBareDigest(line) ?? err({ code: 'not-a-digest' });
  const digest = parseToken(found.digest);
  if (!digest.ok) return digest;
  const { name } = found;
  const named = name === undefined ? digest.value : { ...digest.value, name };
  if (found.algorithm === undefined) return ok(named);
  const algorithm = findAlgorithm(found.algorithm, digest.value.bits);
  if (!algorithm) return err({ code: 'unknown-algorithm', name: found.algorithm, bits: digest.value.bits });
  return ok({ ...named, algorithm });
}

/** A digest alone, perhaps in groups, or behind its algorithm as in `sha256:…` and `sha256-…`. */
function parseBareDigest(text: string): Result<ExpectedDigest, ExpectedFault> | undefined {
  const trimmed = text.trim().replace(/^(["'`])(.*)\1$/, '$2');
  const prefixed =
    /^(md5|sha-?\d+(?:-\d+)?|ripemd-?160|sm3|blake3|blake2b|crc-?32|keccak-?\d+)\s*[:=-]\s*(\S.*)$/i.exec(trimmed);
  if (prefixed) {
    const digest = parseBareDigest(prefixed[2] ?? '');
    if (!digest?.ok) return digest;
    const algorithm = findAlgorithm(prefixed[1] ?? '', digest.value.bits);
    if (algorithm) return ok({ ...digest.value, algorithm });
  }
  if (/^[0-9A-Fa-f]{1,8}(?:[\s:-]+[0-9A-Fa-f]{1,8})+$/.test(trimmed)) return parseToken(trimmed.replace(/[\s:-]/g, ''));
  return /\s/.test(trimmed) ? undefined : parseToken(trimmed);
}

/**
 * A digest without blanks. Binary is looked for before hex, and hex before Base64: the other way round each would also
 * pass for the longer one.
 */
function parseToken(token: string): Result<ExpectedDigest, ExpectedFault> {
  if (/^[01]+$/.test(token) && isKnown(token.length)) return ok({ hex: binaryToHex(token), bits: token.length });
  const hexToken = token.replace(/^0x/i, '');
  if (/^[0-9A-Fa-f]+$/.test(hexToken)) {
    const bits = hexToken.length * 4;
    if (isKnown(bits)) return ok({ hex: hexToken.toLowerCase(), bits });
    const asBase64 = parseBase64(token);
    return asBase64?.ok ? asBase64 : err({ code: 'unknown-length', bits });
  }
  return parseBase64(token) ?? err({ code: 'not-a-digest' });
}

function parseBase64(token: string): Result<ExpectedDigest, ExpectedFault> | undefined {
  const decoded = /^[\w+/-]+={0,2}$/.test(token) ? fromBase64(token) : undefined;
  if (!decoded?.ok) return undefined;
  const bits = decoded.value.bytes.length * 8;
  return isKnown(bits) ? ok({ hex: toHex(decoded.value.bytes), bits }) : err({ code: 'unknown-length', bits });
}

function binaryToHex(binary: string): string {
  return binary.replace(/.{4}/g, (half) => Number.parseInt(half, 2).toString(16));
}

function isKnown(bits: number): boolean {
  return algorithmsOfLength(bits).length > 0;
}

/** The algorithms that an expected digest can be checked with, the usual one first. */
export function candidatesOf(expected: ExpectedDigest): AlgorithmId[] {
  return expected.algorithm ? [expected.algorithm] : algorithmsOfLength(expected.bits);
}

export type Verdict = 'match' | 'mismatch';
export type Verdicts = Readonly<Partial<Record<AlgorithmId, Verdict>>>;

/**
 * Compares digests with what is expected. Of the expected ones of one length, one that matches is enough, and then
 * nothing else of that length is marked; when none does, every digest that could have been meant is a mismatch.
 */
export function compareDigests(
  digests: Digests,
  expected: readonly ExpectedDigest[],
): Partial<Record<AlgorithmId, Verdict>> {
  const verdicts: Partial<Record<AlgorithmId, Verdict>> = {};
  const matched = new Set<number>();
  for (const one of expected) {
    for (const id of candidatesOf(one)) {
      if (digests[id] !== one.hex) continue;
      verdicts[id] = 'match';
      matched.add(one.bits);
    }
  }
  for (const one of expected) {
    if (matched.has(one.bits)) continue;
    for (const id of candidatesOf(one)) if (digests[id] !== undefined) verdicts[id] = 'mismatch';
  }
  return verdicts;
}

/** The expected digests of a file, by its name. */
export type ExpectedOf = (fileName: string) => readonly ExpectedDigest[];

/**
 * Tells which of the expected digests are meant for a file, when these files are there. Lines of a checksum file are for
 * the file they name; a bare digest, or a single line when no file here has its name, is for every file.
 */
export function expectedByName({ digests }: Expectation, allFileNames: readonly string[]): ExpectedOf {
  const [only] = digests;
  const wanted = new Set(allFileNames.map((name) => name.normalize()));
  const isForAll = digests.length === 1 && only !== undefined && !namesOf(only).some((name) => wanted.has(name));
  const forAll = isForAll ? digests : digests.filter(({ name }) => name === undefined);
  const named = new Map<string, ExpectedDigest[]>();
  for (const digest of digests) {
    for (const name of namesOf(digest)) {
      const others = named.get(name);
      if (others) others.push(digest);
      else named.set(name, [digest]);
    }
  }
  return (fileName) => {
    const own = fileName.normalize();
    const inFolders = named.get(own) ?? [];
    // A list of a whole tree may name a file of this name in several folders; the one beside the list is meant.
    const beside = inFolders.filter(({ name = '' }) => name.replace(/^\.\//, '').normalize() === own);
    if (beside.length > 0) return beside;
    return inFolders.length > 0 ? inFolders : forAll;
  };
}

/** As `expectedByName`, for one file. */
export function expectedFor(
  fileName: string,
  expectation: Expectation,
  allFileNames: readonly string[],
): readonly ExpectedDigest[] {
  return expectedByName(expectation, allFileNames)(fileName);
}

/** What a file may be called that a line names: it has no folder once it is dropped, and file systems differ in how they compose accents. */
function namesOf({ name: listed }: ExpectedDigest): readonly string[] {
  if (listed === undefined) return [];
  const name = listed.normalize();
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  return last === name ? [name] : [name, last];
}

/**
 * What has to be computed besides the chosen algorithms so that the expected digests can be checked. A length that
 * several algorithms share asks only for the usual one, unless one of them is chosen already.
 */
export function algorithmsToCheck(expected: readonly ExpectedDigest[], chosen: readonly AlgorithmId[]): AlgorithmId[] {
  const added = new Set<AlgorithmId>();
  for (const one of expected) {
    const candidates = candidatesOf(one);
    const [usual] = candidates;
    if (usual !== undefined && !candidates.some((id) => chosen.includes(id))) added.add(usual);
  }
  return [...added];
}
