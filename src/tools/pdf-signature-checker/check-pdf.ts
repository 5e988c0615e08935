import { ok, err, type Result } from '../../lib/result';
import { writePem } from '../../lib/keys/pem';
import type { RootFault } from '../../lib/x509/pem-certificates';
import type { Job } from '../../operations/define';
import { HASHES, type HashName } from '../../lib/x509/algorithms';
import type { Certificate } from '../../lib/x509/certificate';
import { buildChain, distrustOf, isSelfIssued, type Chain } from '../../lib/x509/chain';
import { commonName } from '../../lib/x509/distinguished-name';
import { readPemCertificates } from '../../lib/x509/pem-certificates';
import { keyName } from '../../lib/x509/public-key';
import { findSignatures, type FoundSignature } from './find-signatures';
import { readDate, readText } from './pdf-syntax';
import { ObjectFinder, permissionOf } from './permission';
import { digestOfRanges, rangesOf } from './ranges';
import type {
  CertificateFacts,
  PdfReport,
  SignatureFault,
  SignatureReport,
  SignatureStatus,
  SignatureWarning,
  Trust,
} from './report';
import { schemeName, verifyContents, type Verified } from './verify-contents';

export interface PdfFault {
  readonly code: 'not-a-pdf';
}

/** All signatures of a PDF, each checked by itself. `rootText` holds certificates in PEM that are trusted. */
export async function checkPdf(file: Blob, rootText: string, job: Job): Promise<Result<PdfReport, PdfFault>> {
  const { certificates: roots, fault: broken } = readPemCertificates(rootText);
  const isMissing = rootText.trim() !== '' && roots.length === 0;
  const rootFault: RootFault | undefined = broken ?? (isMissing ? { code: 'no-root' } : undefined);
  const found = await findSignatures(file, job);
  if (!found.isPdf) return err({ code: 'not-a-pdf' });
  const { isEncrypted, hasRevocationData, more } = found;
  const total = file.size * (found.signatures.length + 1);
  let done = file.size;
  const onRead = (bytes: number) => job.progress(Math.min(total, (done += bytes)), total);
  const finder = new ObjectFinder(file, job.signal);
  const surroundings = { roots, isMissing, isEncrypted, finder, now: job.now(), signal: job.signal, onRead };
  const checked: { readonly report: SignatureReport; readonly end: number }[] = [];
  for (const signature of found.signatures) checked.push(await checkOne(file, signature, surroundings));
  return ok({
    size: file.size,
    isEncrypted,
    hasRevocationData,
    more,
    roots: roots.length,
    rootFault,
    signatures: checked.map(({ report, end }) => ({
      ...report,
      later: checked.filter((other) => other.end > end).length,
    })),
  });
}

interface Surroundings {
  readonly roots: readonly Certificate[];
  /** Whether something was given as roots of which nothing could be read. */
  readonly isMissing: boolean;
  readonly isEncrypted: boolean;
  readonly finder: ObjectFinder;
  readonly now: number;
  readonly signal: AbortSignal;
  readonly onRead: (bytes: number) => void;
}

async function checkOne(file: Blob, { map, broken }: FoundSignature, surroundings: Surroundings) {
  const { roots, isMissing, isEncrypted, finder, now, ...reading } = surroundings;
  const named = (key: string) => {
    const value = map.entries.get(key);
    return value?.kind === 'name' ? value.name : undefined;
  };
  const told = (key: string) => {
    const value = map.entries.get(key);
    return value?.kind === 'text' && !isEncrypted ? readText(value.bytes) : undefined;
  };
  const subFilter = named('SubFilter');
  const ranges = broken
    ? err({ code: broken === 'damaged' ? 'damaged-dictionary' : broken } as const)
    : rangesOf(map, file.size);
  const cert = map.entries.get('Cert');
  const old = cert?.kind === 'list' ? cert.items[0] : cert;
  const digests = new Map<HashName, Uint8Array>();
  const verified: Verified = ranges.ok
    ? await verifyContents(
        ranges.value.contents,
        subFilter,
        async (hash) => {
          const digest = digests.get(hash) ?? (await digestOfRanges(file, ranges.value, hash, reading));
          digests.set(hash, digest);
          return digest;
        },
        { given: roots, old: old?.kind === 'text' ? old.bytes : undefined },
      )
    : { fault: ranges.fault, certificates: [] };
  const { certificate, fault, stamp } = verified;
  const chain = certificate && (await buildChain(certificate, [...verified.certificates, ...roots]));
  const time = timeOf(verified, told('M'));
  const kind = named('Type') === 'DocTimeStamp' || subFilter === 'ETSI.RFC3161' ? 'timestamp' : 'signature';
  const added = ranges.ok ? file.size - ranges.value.end : undefined;
  const permission = await permissionOf(map, finder, ranges.ok ? ranges.value.end : file.size);
  const given = new Set(roots.map(({ fingerprint }) => fingerprint));
  const report: SignatureReport = {
    kind,
    status: statusOf(fault),
    fault,
    subFilter,
    added,
    later: 0,
    hash: verified.hash,
    scheme: verified.scheme,
    time,
    name: told('Name'),
    reason: told('Reason'),
    location: told('Location'),
    contact: told('ContactInfo'),
    permission,
    chain: chain?.links.map((link) => factsOf(link, given)) ?? [],
    isChainComplete: chain?.isComplete ?? false,
    stampedBy: kind === 'signature' && stamp?.certificate ? commonName(stamp.certificate.subject) : undefined,
    // A time that anyone can write does not make an expired certificate a good one.
    trust: isMissing ? { code: 'roots-unread' } : trustOf(chain, given, stamp?.time ?? now),
    warnings: [
      ...warningsOf(verified, { kind, chain, given, at: time?.at ?? now }),
      ...(permission === 1 && added ? [{ code: 'added-to-final' } as const] : []),
    ],
  };
  return { report, end: ranges.ok ? ranges.value.end : 0 };
}

/** The best of the times that a signature has: `written` is what its dictionary says. */
function timeOf({ stamp, signedAt }: Verified, written: string | undefined): SignatureReport['time'] {
  if (stamp) return { at: stamp.time, from: 'timestamp' };
  if (signedAt !== undefined) return { at: signedAt, from: 'signer' };
  const at = readDate(written ?? '');
  return at === undefined ? undefined : { at, from: 'file' };
}

function statusOf(fault: SignatureFault | undefined): SignatureStatus {
  switch (fault?.code) {
    case undefined:
      return 'intact';
    case 'wrong-digest':
      return 'changed';
    case 'unknown-hash':
    case 'unknown-scheme':
    case 'unknown-filter':
    case 'no-certificate':
      return 'unchecked';
    case 'cut-off':
    case 'damaged-dictionary':
    case 'no-contents':
    case 'not-cms':
    case 'damaged':
    case 'signer-count':
      return 'unreadable';
    default:
      return 'invalid';
  }
}

function factsOf({ certificate, signature }: Chain['links'][number], given: ReadonlySet<string>): CertificateFacts {
  const { subject, issuer, serial, notBefore, notAfter, key, scheme, fingerprint, isAuthority, der } = certificate;
  const hash = scheme.kind === 'rsa' || scheme.kind === 'ecdsa' || scheme.kind === 'rsa-pss' ? scheme.hash : undefined;
  return {
    name: commonName(subject),
    subject: subject.text,
    issuer: issuer.text,
    serial,
    notBefore,
    notAfter,
    key: keyName(key),
    signedWith: [schemeName({ scheme }), hash].filter(Boolean).join(', '),
    fingerprint,
    isAuthority: isAuthority === true,
    isSelfIssued: isSelfIssued(certificate),
    isGiven: given.has(fingerprint),
    signature,
    pem: writePem('CERTIFICATE', der),
  };
}

function trustOf(chain: Chain | undefined, given: ReadonlySet<string>, at: number): Trust {
  const [signer] = chain?.links ?? [];
  if (given.size === 0 || !chain || !signer) return { code: 'unasked' };
  return distrustOf(chain, given, at) ?? { code: given.has(signer.certificate.fingerprint) ? 'given' : 'trusted' };
}

const TIMESTAMPING = '1.3.6.1.5.5.7.3.8';

interface Circumstances {
  readonly kind: SignatureReport['kind'];
  readonly chain: Chain | undefined;
  readonly given: ReadonlySet<string>;
  readonly at: number;
}

function warningsOf(
  { hash, certificate, hasBadStamp }: Verified,
  { kind, chain, given, at }: Circumstances,
): SignatureWarning[] {
  const warnings: SignatureWarning[] = [];
  if (hash !== undefined && Object.hasOwn(HASHES, hash) && HASHES[hash as HashName].isBroken)
    warnings.push({ code: 'weak-hash', hash });
  if (hasBadStamp) warnings.push({ code: 'bad-timestamp' });
  if (!certificate) return warnings;
  const { key, usages, extendedUsages, notBefore, notAfter } = certificate;
  if (key.type === 'rsa' && key.bits < 2048) warnings.push({ code: 'short-key', key: keyName(key) });
  if (at < notBefore || at > notAfter) warnings.push({ code: 'outside-validity' });
  const mayNot = usages && !usages.includes('digitalSignature') && !usages.includes('nonRepudiation');
  if (mayNot || (kind === 'timestamp' && !extendedUsages?.includes(TIMESTAMPING)))
    warnings.push({ code: 'not-for-signing' });
  if (chain?.links.length === 1 && chain.isComplete && !given.has(certificate.fingerprint))
    warnings.push({ code: 'self-signed' });
  return warnings;
}
