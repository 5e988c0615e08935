import type { Subtle } from '../../lib/keys/pbes2';
import { writePem } from '../../lib/keys/pem';
import { err, ok, type Result } from '../../lib/result';
import { readTypedInstant } from '../../lib/typed-instant';
import type { Certificate } from '../../lib/x509/certificate';
import { commonName } from '../../lib/x509/distinguished-name';
import { extensionNamed } from '../../lib/x509/extensions';
import { nameForHost, readHost, type Host } from '../../lib/x509/host-name';
import { keyIdentity } from '../../lib/x509/key-identity';
import { PathFinder, type Path } from '../../lib/x509/path';
import { readPemCertificates } from '../../lib/x509/pem-certificates';
import { signedByItself } from '../../lib/x509/request';
import { listSignedBy, type RevocationList } from '../../lib/x509/revocation-list';
import { verifySignature, type Verdict } from '../../lib/x509/verify-signature';
import type { CertifiedKey } from '../../lib/x509/public-key';
import { certificateFacts, keyObjectFacts, listFacts, requestFacts } from './facts';
import type { Found, FoundObject, ObjectKind } from './objects';
import { piecesOf } from './pieces';
import { readObjects } from './read-objects';
import type { ChainFacts, HostFacts, InspectFault, InspectReport, LabelNote, ObjectFacts } from './report';

export interface Asked {
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly password?: string | undefined;
  readonly roots?: string | undefined;
  readonly host?: string | undefined;
  /** The moment of the check as it was typed; empty for now. */
  readonly time?: string | undefined;
}

interface Work {
  readonly now: number;
  readonly subtle: Subtle;
  /** Told after each object. */
  readonly progress?: (done: number, total: number) => void;
}

/** All that the page shows of what is in the box. */
export async function inspectContent(asked: Asked, work: Work): Promise<Result<InspectReport, InspectFault>> {
  const at = momentOf(asked.time, work.now);
  if (at === undefined) return err({ code: 'bad-time' });
  const host = (asked.host ?? '').trim() === '' ? undefined : readHost(asked.host ?? '');
  if (host?.ok === false) return err({ code: 'bad-host' });
  const found = await readObjects(piecesOf(asked.content), { password: asked.password, subtle: work.subtle });
  if (found.objects.length === 0 && found.stores.length === 0) return err(found.faults[0] ?? { code: 'nothing' });
  const rootsText = asked.roots ?? '';
  const roots = await rootsOf(rootsText);
  const inspection = new Inspection(found, roots, at, work);
  return ok({
    at,
    objects: await inspection.facts(),
    faults: found.faults,
    stores: found.stores,
    labels: found.objects.flatMap(labelNote),
    chains: await inspection.chains(),
    sameKey: sameKeys(found.objects),
    hasPrivateKey: found.objects.some(
      (one) => one.kind === 'key' && one.value.form === 'whole' && one.value.key.secret !== undefined,
    ),
    host: host && inspection.hosts(host.value),
    roots: roots.length,
    rootFault:
      rootsText.trim() === ''
        ? undefined
        : (readPemCertificates(rootsText).fault ?? (roots.length === 0 ? { code: 'no-root' } : undefined)),
  });
}

export function momentOf(time: string | undefined, now: number): number | undefined {
  if ((time ?? '').trim() === '') return now;
  const read = readTypedInstant(time ?? '');
  return read.ok && Number.isFinite(new Date(read.value.ms).getTime()) ? read.value.ms : undefined;
}

async function rootsOf(text: string): Promise<Certificate[]> {
  if (text.trim() === '') return [];
  const { objects } = await readObjects(piecesOf(text), { password: undefined, subtle: undefined });
  return objects.flatMap((one) => (one.kind === 'certificate' ? [one.value] : []));
}

/** With more certificates not each is tried against all that have the name of its issuer. */
const MANY = 50;

class Inspection {
  readonly #found: Found;
  readonly #certificates: readonly Certificate[];
  readonly #lists: readonly RevocationList[];
  readonly #finder: PathFinder;
  readonly #at: number;
  readonly #work: Work;
  /** Places of certificates by their fingerprints. */
  readonly #places = new Map<string, number>();
  #paths: Promise<readonly Path[]> | undefined;

  constructor(found: Found, roots: readonly Certificate[], at: number, work: Work) {
    this.#found = found;
    this.#at = at;
    this.#work = work;
    this.#certificates = found.objects.flatMap((one) => (one.kind === 'certificate' ? [one.value] : []));
    this.#lists = found.objects.flatMap((one) => (one.kind === 'list' ? [one.value] : []));
    for (const [place, one] of found.objects.entries()) {
      if (one.kind === 'certificate' && !this.#places.has(one.value.fingerprint))
        this.#places.set(one.value.fingerprint, place);
    }
    this.#finder = new PathFinder({ others: this.#certificates, roots, lists: this.#lists, at });
  }

  async facts(): Promise<ObjectFacts[]> {
    const facts: ObjectFacts[] = [];
    for (const one of this.#found.objects) {
      facts.push(await this.#factsOf(one));
      this.#work.progress?.(facts.length, this.#found.objects.length);
    }
    return facts;
  }

  async #factsOf(one: FoundObject): Promise<ObjectFacts> {
    const { origin } = one;
    switch (one.kind) {
      case 'certificate': {
        const isSelfSigned = (await this.#ownVerdict(one.value)) === 'right';
        const signature = isSelfSigned ? 'right' : await this.#verdictOf(one.value);
        return certificateFacts(one.value, { origin, signature, isSelfSigned, at: this.#at });
      }
      case 'request':
        return requestFacts(one.value, origin, await signedByItself(one.value));
      case 'list':
        return listFacts(one.value, origin, await this.#listVerdict(one.value), this.#at);
      case 'key':
        return keyObjectFacts(one.value, origin);
    }
  }

  #ownVerdict(certificate: Certificate): Promise<Verdict> | undefined {
    return certificate.subject.key === certificate.issuer.key
      ? this.#finder.verdict(certificate, certificate)
      : undefined;
  }

  /** By the certificate of its issuer, or by a public key that is here without one. */
  async #verdictOf(certificate: Certificate): Promise<Verdict | undefined> {
    let first: Verdict | undefined;
    const candidates = this.#finder.candidates(certificate);
    const most = this.#certificates.length > MANY ? 3 : candidates.length;
    for (const issuer of candidates.slice(0, most)) {
      const verdict = await this.#finder.verdict(certificate, issuer);
      if (verdict === 'right') return verdict;
      first ??= verdict;
    }
    const { scheme, signed, signature } = certificate;
    for (const key of this.#bareKeys()) {
      if ((await verifySignature(key, scheme, { message: signed }, signature)) === 'right') return 'right';
    }
    // Of those that were not tried one may be right.
    if (most < candidates.length) return undefined;
    // One that signed itself with a key of the same kind, and whose signature is wrong, was changed.
    if (first === undefined && scheme.kind === 'unknown') return 'unsupported';
    const own = first === undefined && couldSign(certificate) ? await this.#ownVerdict(certificate) : undefined;
    return first ?? own;
  }

  *#bareKeys(): Generator<CertifiedKey> {
    for (const one of this.#found.objects) {
      if (one.kind !== 'key') continue;
      const { value } = one;
      if (value.form === 'public') yield value.key;
      else if (value.key.type === 'rsa')
        yield { type: 'rsa', n: value.key.n, e: value.key.e, bits: value.key.n.length * 8 };
      else yield value.key;
    }
  }

  async #listVerdict(list: RevocationList): Promise<Verdict | undefined> {
    let first: Verdict | undefined;
    for (const certificate of this.#certificates) {
      if (certificate.subject.key !== list.issuer.key) continue;
      const verdict = await listSignedBy(list, certificate);
      if (verdict === 'right') return verdict;
      first ??= verdict;
    }
    return first;
  }

  /** Those that issued no other in the box; all, where each issued another. */
  #leaves(): readonly Certificate[] {
    const issuers = new Set(
      this.#certificates.filter((one) => one.issuer.key !== one.subject.key).map(({ issuer }) => issuer.key),
    );
    const distinct = [...new Map(this.#certificates.map((one) => [one.fingerprint, one])).values()];
    const leaves = distinct.filter(({ subject }) => !issuers.has(subject.key));
    return leaves.length > 0 ? leaves : distinct.slice(0, 1);
  }

  #allPaths(): Promise<readonly Path[]> {
    this.#paths ??= (async () => {
      const paths: Path[] = [];
      for (const leaf of this.#leaves()) paths.push(await this.#finder.pathOf(leaf));
      return paths;
    })();
    return this.#paths;
  }

  async chains(): Promise<ChainFacts[]> {
    return (await this.#allPaths()).map((path) => {
      const links = path.certificates.map((certificate, place) => ({
        object: this.#places.get(certificate.fingerprint),
        name: commonName(certificate.subject),
        fingerprint: certificate.fingerprint,
        signature: path.signatures[place],
        revocation: path.revocations[place],
      }));
      const pasted = links.flatMap(({ object }) => (object === undefined ? [] : [object]));
      const { problems, intact, isComplete, trusted, missing } = path;
      return {
        links,
        problems,
        intact,
        isComplete,
        trusted,
        missing,
        isReordered: pasted.some((place, index) => index > 0 && place < (pasted[index - 1] ?? 0)),
        pem: path.certificates
          .filter(({ fingerprint }) => this.#places.has(fingerprint))
          .map(({ der }) => writePem('CERTIFICATE', der))
          .join(''),
      };
    });
  }

  hosts(host: Host): HostFacts[] {
    return this.#leaves().map((certificate) => ({
      object: this.#places.get(certificate.fingerprint) ?? 0,
      by: nameForHost(extensionNamed(certificate.extensions, 'subject-names')?.names ?? [], host)?.text,
      isForServers: certificate.extendedUsages?.some((oid) => SERVER_USAGES.has(oid)) ?? true,
    }));
  }
}

/** Whether a key of that kind makes signatures of that kind. */
const couldSign = ({ key, scheme }: Certificate): boolean =>
  key.type === 'rsa'
    ? scheme.kind === 'rsa' || scheme.kind === 'rsa-pss'
    : (key.type === 'ec' ? 'ecdsa' : key.type) === scheme.kind;

/** Of servers, and any. */
const SERVER_USAGES: ReadonlySet<string> = new Set(['1.3.6.1.5.5.7.3.1', '2.5.29.37.0']);

/** What each label promises. */
const LABELS: Readonly<Record<string, ObjectKind>> = {
  CERTIFICATE: 'certificate',
  'X509 CERTIFICATE': 'certificate',
  'TRUSTED CERTIFICATE': 'certificate',
  X509Certificate: 'certificate',
  'CERTIFICATE REQUEST': 'request',
  'NEW CERTIFICATE REQUEST': 'request',
  'X509 CRL': 'list',
};

function labelNote({ origin, kind }: FoundObject, object: number): LabelNote[] {
  const { label, inside } = origin;
  if (label === undefined || inside !== undefined) return [];
  const promised = label.endsWith('KEY') ? 'key' : Object.hasOwn(LABELS, label) ? LABELS[label] : undefined;
  return promised === kind ? [] : [{ object, label, kind }];
}

/** Groups of objects with one public key, in the order of the box. */
function sameKeys(objects: readonly FoundObject[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const [place, one] of objects.entries()) {
    if (one.kind === 'list') continue;
    const id =
      one.kind === 'key'
        ? keyIdentity(one.value.key, one.value.form === 'public' ? one.value.spki : undefined)
        : keyIdentity(one.value.key, one.value.spki);
    groups.set(id, [...(groups.get(id) ?? []), place]);
  }
  return [...groups.values()];
}
