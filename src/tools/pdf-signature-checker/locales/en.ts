import { rootFault } from '../../../i18n/pem-certificates/en';
import { formatBytes, numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const timeFrom = {
  timestamp: 'from a timestamp',
  signer: 'as the signer says',
  file: 'written in the file only, not confirmed by the signer',
};

export const words = {
  drop: 'Drop a PDF here, paste one or click to choose',
  dropHint: 'The file is checked on this device and sent nowhere.',
  anotherFile: 'Another file',
  roots: 'Trusted root certificates (PEM, optional)',
  rootsHint: 'Paste the root certificates you trust to learn whether the signer can be trusted',
  none: 'This PDF holds no digital signature.',
  encrypted:
    'The file is encrypted: signatures are checked all the same, but names, reasons and other texts in them cannot be read.',
  more: (n) =>
    plural(n, {
      one: `${count(n)} more signature was not checked.`,
      other: `${count(n)} more signatures were not checked.`,
    }),
  title: (place, kind) => `${kind === 'timestamp' ? 'Timestamp' : 'Signature'} ${count(place)}`,
  status: {
    intact: 'Intact: what was signed has not changed since.',
    changed: 'Changed: what was signed is no longer the same.',
    invalid: 'Not valid: this signature cannot be relied on.',
    unreadable: 'This signature cannot be read.',
    unchecked: 'Not checked: this signature could not be verified.',
  },
  wholeFile: 'The signature covers the whole file.',
  added: (bytes, later) => {
    const added = plural(bytes, {
      one: `${count(bytes)} byte added after signing`,
      other: `${count(bytes)} bytes added after signing`,
    });
    if (later === 0) return `${added}.`;
    return `${added}; ${plural(later, { one: `${count(later)} signature follows`, other: `${count(later)} signatures follow` })}.`;
  },
  summary: 'Overview',
  note: (title, sentences) => `${title}: ${sentences.join(' ')}`,
  signedBy: (name, time) =>
    time ? `Signed by “${name}” at ${time.at} (${timeFrom[time.from]}).` : `Signed by “${name}”, at an unknown time.`,
  signer: 'Signer',
  stampedBy: 'Timestamped by',
  time: 'Signed',
  timeFrom,
  name: 'Name',
  reason: 'Reason',
  location: 'Place',
  contact: 'Contact',
  form: 'Form',
  algorithm: 'Algorithm',
  facts: 'Facts',
  chain: 'Certificate chain',
  chainOf: (place) => `Certificate chain of signature ${count(place)}`,
  details: (name) => `Details of ${name}`,
  subject: 'Subject',
  issuer: 'Issuer',
  serial: 'Serial number',
  notBefore: 'Valid from',
  notAfter: 'Valid until',
  key: 'Public key',
  signedWith: 'Signed with',
  fingerprint: 'SHA-256 fingerprint',
  copyPem: (name) => `Copy ${name} as PEM`,
  allPem: 'Copy all as PEM',
  authority: 'CA',
  selfIssued: 'self-issued',
  selfSigned: 'self-signed',
  given: 'trusted by you',
  badSignature: 'wrong signature',
  uncheckedSignature: 'signature not checked',
  trust: (trust) => {
    switch (trust.code) {
      case 'unasked':
        return 'The issuer is not checked against any list: give root certificates above to have it checked.';
      case 'roots-unread':
        return 'The issuer is not checked: the root certificates that were given could not be read.';
      case 'given':
        return 'The signer’s own certificate is among those you gave as trusted.';
      case 'trusted':
        return 'The chain leads to a root certificate that you gave.';
      case 'incomplete':
        return `The chain is incomplete: the issuer “${trust.issuer}” is missing.`;
      case 'not-your-root':
        return `The chain ends at “${trust.root}”, which is not among the roots you gave.`;
      case 'wrong-signature':
        return `The certificate “${trust.subject}” was not signed by its issuer.`;
      case 'not-yet-valid':
        return `The certificate “${trust.subject}” was not valid yet.`;
      case 'expired':
        return `The certificate “${trust.subject}” had expired.`;
      case 'not-an-authority':
        return `The certificate “${trust.subject}” may not issue the one below it.`;
      case 'unsupported':
        return `The certificate “${trust.subject}” is signed with an algorithm that is not supported here.`;
    }
  },
  notChecked: 'Not checked: whether certificates were revoked, and what bytes added after signing change.',
  warning: (warning) => {
    switch (warning.code) {
      case 'weak-hash':
        return `${warning.hash} is broken: another file with the same digest can be made.`;
      case 'short-key':
        return `The key ${warning.key} is too short to be safe.`;
      case 'outside-validity':
        return 'The time of signing is outside the validity of the signer’s certificate.';
      case 'not-for-signing':
        return 'The signer’s certificate is not meant for this use.';
      case 'bad-timestamp':
        return 'The timestamp of the signature is not valid; its time is not used.';
      case 'self-signed':
        return 'The signer’s certificate is self-signed: nobody else vouches for who that is.';
      case 'added-to-final':
        return 'The author of the document allows no change, yet bytes were added after signing.';
    }
  },
  signatureFault: (fault) => {
    switch (fault.code) {
      case 'bad-range':
        return 'Its ByteRange is not two ranges.';
      case 'range-not-from-start':
        return 'Its ByteRange leaves out the beginning of the file.';
      case 'ranges-overlap':
        return 'The two ranges of its ByteRange overlap.';
      case 'range-outside':
        return 'Its ByteRange goes beyond the end of the file, which is shorter than when it was signed.';
      case 'gap-mismatch':
        return 'What its ByteRange leaves out is not just the signature: anything could be put there.';
      case 'cut-off':
        return 'There is a signature, but the file is cut off within it, and the rest cannot be read.';
      case 'damaged-dictionary':
        return 'Its dictionary is damaged and cannot be read.';
      case 'no-contents':
        return 'It has no Contents.';
      case 'not-cms':
        return 'Its Contents are no CMS signature.';
      case 'damaged':
        return 'Its Contents are damaged.';
      case 'signer-count':
        return 'It should have exactly one signer.';
      case 'no-certificate':
        return [
          'The signer’s certificate is not in the file, so the signature cannot be verified: give it above as PEM.',
          fault.digest === 'fits'
            ? 'The file has the digest that the signature names, but nothing shows who wrote it.'
            : 'Without it the digest of the file cannot be compared either.',
          ...(fault.signer
            ? [
                `It names a certificate issued by ${fault.signer.issuer}, serial number ${fault.signer.serial.toUpperCase()}.`,
              ]
            : []),
        ].join(' ');
      case 'wrong-digest':
        return 'The digest of the file is not the one that was signed.';
      case 'wrong-signature':
        return 'It was not made with the key of this certificate, or was changed itself.';
      case 'wrong-certificate':
        return 'It names another certificate than this one.';
      case 'wrong-type':
        return 'The type of its content does not fit its form.';
      case 'unknown-hash':
        return `Digest algorithm not supported: ${fault.oid}.`;
      case 'unknown-scheme':
        return `Signature algorithm not supported: ${fault.oid}.`;
      case 'unknown-filter':
        return fault.oid === '' ? 'It does not say its form (SubFilter).' : `Form not supported: ${fault.oid}.`;
    }
  },
  fault: (fault) => {
    switch (fault.code) {
      case 'not-a-pdf':
        return 'This is no PDF: it does not begin with %PDF-.';
    }
  },
  rootFault,
  permission: (permission) => {
    switch (permission) {
      case 1:
        return 'This signature certifies the document: its author allows no change.';
      case 2:
        return 'This signature certifies the document: its author allows only filling in forms and signing.';
      case 3:
        return 'This signature certifies the document: its author allows only filling in forms, signing and comments.';
      case 'unread':
        return 'This signature certifies the document, but what changes its author allows could not be read.';
    }
  },
  revocationData: 'The file holds revocation data (DSS), which is not evaluated here.',
  size: (bytes) => formatBytes('en', bytes),
} satisfies Words<typeof zhCn>;
