import { isSelfIssued, signedBy } from './chain';
import type { Certificate } from './certificate';
import { extensionNamed } from './extensions';
import { problemsOf, type PathProblem } from './path-problems';
import type { RevocationState } from './revocation';
import { revocationOf } from './revocation';
import type { RevocationList } from './revocation-list';
import type { Verdict } from './verify-signature';

/** Longer chains are not in use. */
const LONGEST = 16;
/** Where names are shared by many, so many ways are looked at. */
const MOST_WAYS = 200;
const MOST_CANDIDATES = 20;
/** Signatures that are checked for one chain: each takes milliseconds. */
const MOST_CHECKS = 120;

export interface Path {
  /** From the one that was asked for up. */
  readonly certificates: readonly Certificate[];
  /** Of each of them, by the next one's key; the last by its own where it issued itself. Undefined where the issuer is not here. */
  readonly signatures: readonly (Verdict | undefined)[];
  /** Of each that has an issuer here; of one that signed itself only where a list speaks of it. */
  readonly revocations: readonly (RevocationState | undefined)[];
  readonly problems: readonly PathProblem[];
  /** Whether every signature is right; `unchecked` where one cannot be checked. */
  readonly intact: 'yes' | 'no' | 'unchecked';
  /** Whether it ends in one that signed itself, or in a root that was given. */
  readonly isComplete: boolean;
  /** `unasked` without roots. */
  readonly trusted: 'yes' | 'no' | 'unasked';
  /** The issuer of the last one, where it is not here, and where it says that it can be had. */
  readonly missing: { readonly issuer: string; readonly addresses: readonly string[] } | undefined;
}

export interface PathSettings {
  /** Those from which issuers are taken, whatever their order. */
  readonly others: readonly Certificate[];
  readonly roots: readonly Certificate[];
  readonly lists: readonly RevocationList[];
  /** Milliseconds since the epoch. */
  readonly at: number;
}

type Way = Pick<Path, 'certificates' | 'signatures'>;

/** Finds the chains of certificates and judges them by RFC 5280, 6; what one run has verified is kept for the next. */
export class PathFinder {
  readonly #settings: PathSettings;
  readonly #bySubject = new Map<string, Certificate[]>();
  readonly #verdicts = new Map<string, Promise<Verdict>>();
  readonly #roots: ReadonlySet<string>;

  constructor(settings: PathSettings) {
    this.#settings = settings;
    this.#roots = new Set(settings.roots.map(({ fingerprint }) => fingerprint));
    const seen = new Set<string>();
    for (const certificate of [...settings.roots, ...settings.others]) {
      if (seen.has(certificate.fingerprint)) continue;
      seen.add(certificate.fingerprint);
      const known = this.#bySubject.get(certificate.subject.key);
      if (known) known.push(certificate);
      else this.#bySubject.set(certificate.subject.key, [certificate]);
    }
  }

  /** Whether the certificate is signed by the other's key. */
  verdict(certificate: Certificate, issuer: Certificate): Promise<Verdict> {
    const id = `${certificate.fingerprint} ${issuer.fingerprint}`;
    const known = this.#verdicts.get(id) ?? signedBy(certificate, issuer);
    this.#verdicts.set(id, known);
    return known;
  }

  /** Those by whose name it was issued, the likeliest first; where the key is named and is here, no others. */
  candidates(certificate: Certificate): Certificate[] {
    const { issuerKeyId, issuer, fingerprint } = certificate;
    const { at } = this.#settings;
    const rank = (other: Certificate) =>
      (issuerKeyId !== undefined && other.keyId === issuerKeyId ? 4 : 0) +
      (this.#roots.has(other.fingerprint) ? 2 : 0) +
      (other.notBefore <= at && at <= other.notAfter ? 1 : 0);
    const named = (this.#bySubject.get(issuer.key) ?? []).filter((other) => other.fingerprint !== fingerprint);
    const isKeyHere = issuerKeyId !== undefined && named.some(({ keyId }) => keyId === issuerKeyId);
    return named
      .filter(({ keyId }) => !isKeyHere || keyId === undefined || keyId === issuerKeyId)
      .toSorted((one, other) => rank(other) - rank(one))
      .slice(0, MOST_CANDIDATES);
  }

  /** The best chain: one that leads to a root without a problem, else one that ends, else the longest. */
  async pathOf(leaf: Certificate): Promise<Path> {
    let best: Path | undefined;
    let left = MOST_WAYS;
    const checks = { left: MOST_CHECKS };
    for await (const way of this.#ways([leaf], [], checks)) {
      const path = await this.#judge(way);
      if (!best || score(path) > score(best)) best = path;
      left -= 1;
      if (left === 0 || (path.problems.length === 0 && path.trusted !== 'no' && path.isComplete)) break;
    }
    if (!best) throw new Error('A certificate alone is a way.');
    return best;
  }

  async *#ways(
    certificates: readonly Certificate[],
    signatures: readonly Verdict[],
    checks: { left: number },
  ): AsyncGenerator<Way> {
    const last = certificates.at(-1);
    if (!last) return;
    const own = isSelfIssued(last) ? await this.verdict(last, last) : undefined;
    if (own === 'right' || this.#roots.has(last.fingerprint)) {
      yield { certificates, signatures: own ? [...signatures, own] : signatures };
      return;
    }
    const others = certificates.length < LONGEST ? this.candidates(last) : [];
    let wrong: { issuer: Certificate; verdict: Verdict } | undefined;
    let isSigned = false;
    for (const issuer of others) {
      if (certificates.some(({ fingerprint }) => fingerprint === issuer.fingerprint)) continue;
      if (checks.left-- <= 0) break;
      const verdict = await this.verdict(last, issuer);
      if (verdict === 'right') {
        isSigned = true;
        yield* this.#ways([...certificates, issuer], [...signatures, verdict], checks);
      } else wrong ??= { issuer, verdict };
    }
    if (isSigned) return;
    // One that issued itself, and whose signature is not its own, may be damaged as well as issued by another key of that name.
    if (wrong && own === undefined)
      yield* this.#ways([...certificates, wrong.issuer], [...signatures, wrong.verdict], checks);
    else yield { certificates, signatures };
  }

  async #judge({ certificates, signatures }: Way): Promise<Path> {
    const { roots, lists, at } = this.#settings;
    const last = certificates.at(-1);
    const isRoot = last !== undefined && this.#roots.has(last.fingerprint);
    const isComplete = isRoot || (signatures.length === certificates.length && signatures.at(-1) === 'right');
    const revocations = await Promise.all(
      certificates.map(async (certificate, place) => {
        const issuer = certificates[place + 1] ?? (isComplete && isSelfIssued(certificate) ? certificate : undefined);
        if (!issuer || lists.length === 0) return undefined;
        const state = await revocationOf(certificate, issuer, lists, at);
        // A root is taken away by those who trust it; that it publishes no list about itself says nothing.
        return issuer === certificate && state.status === 'unknown' ? undefined : state;
      }),
    );
    // The signature of a root that was given plays no part.
    const counted = isRoot ? signatures.slice(0, certificates.length - 1) : signatures;
    const problems = problemsOf({ certificates, signatures: counted, revocations, isComplete, at });
    const isUnchecked = !isComplete || counted.includes('unsupported');
    return {
      certificates,
      signatures: certificates.map((_, place) => signatures[place]),
      revocations,
      problems,
      intact: counted.includes('wrong') ? 'no' : isUnchecked ? 'unchecked' : 'yes',
      isComplete,
      trusted: roots.length === 0 ? 'unasked' : isRoot && problems.length === 0 ? 'yes' : 'no',
      missing: isComplete || !last ? undefined : { issuer: last.issuer.text, addresses: issuerAddresses(last) },
    };
  }
}

function score({ certificates, problems, trusted, isComplete, intact }: Path): number {
  const isClean = problems.length === 0;
  return (
    (trusted === 'yes' ? 1000 : 0) +
    (isComplete && isClean ? 500 : 0) +
    (intact === 'no' ? 0 : 200) +
    (isComplete ? 100 : 0) +
    Math.max(0, 50 - problems.length) +
    certificates.length / 100
  );
}

/** Where it says that the certificate of its issuer can be had. */
export const issuerAddresses = ({ extensions }: Certificate): string[] =>
  (extensionNamed(extensions, 'authority-access')?.places ?? [])
    .filter(({ method }) => method === '1.3.6.1.5.5.7.48.2')
    .map(({ name }) => name.text);
