import { ok, err, type Result } from '../../lib/result';
import { writePem } from '../../lib/keys/pem';
import type { Job } from '../../operations/define';
import { HASHES, type HashName } from '../../lib/x509/algorithms';
import { certificatesInPem, type Certificate } from '../../lib/x509/certificate';
import { buildChain, distrustOf, isSelfIssued, type Chain } from '../../lib/x509/chain';
import { commonName } from '../../lib/x509/distinguished-name';
import { keyName } from '../../lib/x509/public-key';
import { findSignatures } from './find-signatures';
import { readDate, readText, type PdfMap } from './pdf-syntax';
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

export type PdfFault = { readonly code: 'not-a-pdf' } | { readonly code: 'no-root' };

/** All signatures of a PDF, each checked by itself. `rootText` holds certificates in PEM that are trusted. */
export async function checkPdf(file: Blob, rootText: string, job: Job): Promise<Result<PdfReport, PdfFault>> {
  const roots = certificatesInPem(rootText);
  if (rootText.trim() !== '' && roots.length === 0) return err({ code: 'no-root' });
  const found = await findSignatures(file, job);
  if (!found.isPdf) return err({ code: 'not-a-pdf' });
  const total = file.size * (found.signatures.length + 1);
  let done = file.size;
  const onRead = (bytes: number) => job.progress(Math.min(total, (done += bytes)), total);
  const checked: { readonly report: SignatureReport; readonly end: number }[] = [];
  for (const map of found.signatures)
    checked.push(
      await checkOne(file, map, { roots, isEncrypted: found.isEncrypted, now: job.now(), signal: job.signal, onRead }),
    );
  return ok({
    size: file.size,
    isEncrypted: found.isEncrypted,
    more: found.more,
    roots: roots.length,
    signatures: checked.map(({ report, end }) => ({
      ...report,
      later: checked.filter((other) => other.end > end).length,
    })),
  });
}

interface Surroundings {
  readonly roots: readonly Certificate[];
  readonly isEncrypted: boolean;
  readonly now: number;
  readonly signal: AbortSignal;
  readonly onRead: (bytes: number) => void;
}

async function checkOne(file: Blob, map: PdfMap, { roots, isEncrypted, now, ...reading }: Surroundings) {
  const named = (key: string) => {
    const value = map.entries.get(key);
    return value?.kind === 'name' ? value.name : undefined;
  };
  const told = (key: string) => {
    const value = map.entries.get(key);
    return value?.kind === 'text' && !isEncrypted ? readText(value.bytes) : undefined;
  };
  const subFilter = named('SubFilter');
  const ranges = rangesOf(map, file.size);
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
        old?.kind === 'text' ? old.bytes : undefined,
      )
    : { fault: ranges.fault, certificates: [] };
  const { certificate, fault, stamp } = verified;
  const chain = certificate && (await buildChain(certificate, [...verified.certificates, ...roots]));
  const time = timeOf(verified, told('M'));
  const kind = named('Type') === 'DocTimeStamp' || subFilter === 'ETSI.RFC3161' ? 'timestamp' : 'signature';
  const report: SignatureReport = {
    kind,
    status: statusOf(fault),
    fault,
    subFilter,
    added: ranges.ok ? file.size - ranges.value.end : undefined,
    later: 0,
    hash: verified.hash,
    scheme: verified.scheme,
    time,
    name: told('Name'),
    reason: told('Reason'),
    location: told('Location'),
    contact: told('ContactInfo'),
    chain: chain?.links.map((link) => factsOf(link)) ?? [],
    isChainComplete: chain?.isComplete ?? false,
    stampedBy: kind === 'signature' && stamp?.certificate ? commonName(stamp.certificate.subject) : undefined,
    // A time that anyone can write does not make an expired certificate a good one.
    trust: trustOf(chain, roots, stamp?.time ?? now),
    warnings: warningsOf(verified, { kind, at: time?.at ?? now }),
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
    case 'no-contents':
    case 'not-cms':
    case 'damaged':
    case 'signer-count':
      return 'unreadable';
    default:
      return 'invalid';
  }
}

function factsOf({ certificate, signature }: Chain['links'][number]): CertificateFacts {
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
    signature,
    pem: writePem('CERTIFICATE', der),
  };
}

function trustOf(chain: Chain | undefined, roots: readonly Certificate[], at: number): Trust {
  if (roots.length === 0 || !chain) return { code: 'unasked' };
  return distrustOf(chain, new Set(roots.map(({ fingerprint }) => fingerprint)), at) ?? { code: 'trusted' };
}

const TIMESTAMPING = '1.3.6.1.5.5.7.3.8';

function warningsOf(
  { hash, certificate, hasBadStamp }: Verified,
  { kind, at }: { readonly kind: SignatureReport['kind']; readonly at: number },
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
  return warnings;
}
