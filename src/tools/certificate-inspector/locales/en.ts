import { rootFault } from '../../../i18n/pem-certificates/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { Span } from '../time-left';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const kinds = {
  certificate: 'Certificate',
  request: 'Certificate request',
  list: 'Revocation list',
  key: 'Key',
};
const inSentence = {
  certificate: 'a certificate',
  request: 'a certificate request',
  list: 'a revocation list',
  key: 'a key',
};
const stores = {
  certificate: 'certificate',
  request: 'certificate request',
  list: 'revocation list',
  key: 'key',
  pkcs7: 'PKCS#7 file',
  pkcs12: 'PKCS#12 file',
};

const reasons = {
  unspecified: 'no reason given',
  'key-compromise': 'key compromise',
  'ca-compromise': 'compromise of the CA',
  'affiliation-changed': 'affiliation changed',
  superseded: 'superseded',
  cessation: 'no longer in use',
  hold: 'on hold',
  remove: 'removed from the list',
  'privilege-withdrawn': 'privilege withdrawn',
  'aa-compromise': 'compromise of the attribute authority',
};

const defaults = { version: 'the version', critical: 'an extension that is not critical', authority: 'no CA' };
const days = (n: number) => plural(n, { one: `${count(n)} day`, other: `${count(n)} days` });
const spanned = ({ n, unit }: Span) => {
  if (n === 0) return 'less than a minute';
  return plural(n, { one: `${count(n)} ${unit}`, other: `${count(n)} ${unit}s` });
};
const cas = (n: number) => (n === 0 ? 'no CA' : plural(n, { one: `${count(n)} CA`, other: `${count(n)} CAs` }));
const bytes = (n: number) => plural(n, { one: `${count(n)} byte`, other: `${count(n)} bytes` });
const rounds = (n: number) => plural(n, { one: `${count(n)} round`, other: `${count(n)} rounds` });

export const words = {
  kinds,
  fault: (fault) => {
    switch (fault.code) {
      case 'nothing':
        return 'There is no certificate, request, revocation list or key here.';
      case 'no-certificate':
        return 'There is no certificate here.';
      case 'bad-host':
        return 'This is neither a host name nor an IP address.';
      case 'bad-time':
        return 'This is no date: write 2026-02-01 or 2026-02-01T12:00:00Z.';
      case 'not-base64':
        return `Base64 is damaged at character ${count(fault.at + 1)}.`;
      case 'no-end':
        return `The line END ${fault.label ?? ''} is missing.`;
      case 'cut-off':
        return `Cut off: ${bytes(fault.announced)} announced, ${count(fault.there)} there.`;
      case 'java-keystore':
        return 'A Java keystore: export it as PKCS#12 first.';
      case 'needs-password':
        return 'This is encrypted: enter its password.';
      case 'wrong-password':
        return 'Wrong password.';
      case 'inconsistent-key':
        return 'The numbers of this key do not belong together; it is no valid key.';
      case 'unsupported-encryption':
        return `This encryption (${fault.found}) is not supported here.`;
      case 'unsupported-key':
        return `Keys of this kind (${fault.found}) cannot be read here.`;
      case 'too-many-rounds':
        return `Its password takes ${rounds(fault.rounds)}; more than 10,000,000 are not begun here.`;
      case 'malformed':
        return fault.what === undefined
          ? 'This is damaged.'
          : `This ${stores[fault.what]} is damaged and cannot be read.`;
      case 'unknown-object':
        return fault.oid === undefined
          ? 'This is ASN.1, but no certificate, request, revocation list or key.'
          : `ASN.1 of this kind (${fault.oid}) cannot be read here.`;
    }
  },
  rootFault,
  label: ({ label, kind }) => `Labelled ${label}, but it is ${inSentence[kind]}.`,
  note: (title, sentences) => `${title}: ${sentences.join(' ')}`,
  titles: (place, kind, name) => `${kinds[kind]} ${count(place)} “${name}”`,
  chainTitle: (names) => `Chain ${names.join(' → ')}`,
  intact: {
    yes: 'All signatures are right.',
    no: 'A signature is wrong.',
    unchecked: 'Not all signatures could be checked.',
  },
  complete: 'The chain is complete.',
  missing: (issuer, addresses) =>
    `Issuer ${issuer} is missing${addresses.length > 0 ? `; it can be had from ${addresses.join(', ')}` : ''}.`,
  trusted: {
    yes: 'It leads to a root that you gave.',
    no: 'It does not validly lead to a root that you gave.',
    unasked: 'Not checked against any root.',
  },
  reordered: 'Pasted in another order.',
  problem: (problem, name, moment) => {
    switch (problem.code) {
      case 'wrong-signature':
        return `The signature of “${name}” is wrong.`;
      case 'unchecked-signature':
        return `The signature algorithm of “${name}” is not checked here.`;
      case 'not-yet-valid':
        return `“${name}” is not valid yet.`;
      case 'expired':
        return `“${name}” has expired.`;
      case 'not-an-authority':
        return `“${name}” is no CA and may not issue certificates.`;
      case 'no-certificate-signing':
        return `The key usage of “${name}” does not include signing certificates.`;
      case 'path-length':
        return `“${name}” allows ${cas(problem.limit)} below it, but there ${plural(problem.found, { one: 'is', other: 'are' })} ${count(problem.found)}.`;
      case 'unknown-critical':
        return `“${name}” has a critical extension that is not known here: ${problem.oid}.`;
      case 'repeated-extension':
        return `“${name}” has the extension ${problem.oid} more than once.`;
      case 'precertificate':
        return `“${name}” is a precertificate for transparency logs and cannot be used.`;
      case 'name-constraint':
        switch (problem.trespass.code) {
          case 'outside':
            return `Name constraint: ${problem.trespass.name} is outside ${problem.trespass.within.join(', ')}.`;
          case 'excluded':
            return `Name constraint: ${problem.trespass.name} is within ${problem.trespass.within.join(', ')}, which is excluded.`;
          case 'unknown-constraint':
            return `Name constraint: ${problem.trespass.name} is of a kind that cannot be compared here.`;
        }
      case 'no-policy':
        return 'The chain requires a common certificate policy, and there is none.';
      case 'revoked': {
        const reason = problem.reason === undefined ? '' : `, ${reasons[problem.reason]}`;
        return `“${name}” is revoked since ${moment(problem.since)}${reason}.`;
      }
    }
  },
  limit: (limit) => {
    switch (limit.code) {
      case 'out-of-date':
        return 'This list is out of date.';
      case 'not-yet':
        return 'This list was made after the moment of the check.';
      case 'partial':
        return 'This list is for some reasons of revocation only.';
    }
  },
  warning: (warning) => {
    switch (warning.code) {
      case 'expired':
        return 'It has expired.';
      case 'not-yet-valid':
        return 'It is not valid yet.';
      case 'no-names':
        return 'It has no alternative names: browsers take no certificate with a common name alone.';
      case 'weak-hash':
        return `It is signed with ${warning.hash}, which is broken.`;
      case 'short-key':
        return `Its RSA key has ${count(warning.bits)} bits, less than 2048.`;
      case 'long-life':
        if (warning.days <= 398) return 'It is valid for more than the 398 days that servers may have.';
        return `It is valid for ${days(warning.days)}, more than the 398 that servers may have.`;
    }
  },
  encoding: (note) => {
    switch (note.code) {
      case 'default-written':
        return `Default value written out (${defaults[note.what]}), which DER leaves out.`;
      case 'negative-serial':
        return 'The serial number is negative.';
      case 'zero-serial':
        return 'The serial number is zero.';
      case 'long-serial':
        return `The serial number has ${bytes(note.bytes)}, more than 20.`;
      case 'padded-serial':
        return 'The serial number begins with a byte that it does not need.';
      case 'wrong-string':
        return `${note.attribute} has a string type or characters that it may not have (${note.type}).`;
      case 'wrong-time':
        return `A time is not written as it should be (${note.written}).`;
      case 'algorithms-differ':
        return 'The signature algorithm is another inside of what is signed than outside.';
      case 'not-der':
        return 'Lengths are written as in BER, not DER.';
      case 'repeated-extension':
        return `The extension ${note.oid} stands there more than once.`;
      case 'old-version':
        return 'It has extensions, though its version is below 3.';
    }
  },
  signature: { right: 'The signature is right.', wrong: 'The signature is wrong.' },
  uncheckedScheme: (oid, name) => `Signature algorithm ${oid}${name === oid ? '' : ` (${name})`} is not checked here.`,
  trailing: (n) => `There ${plural(n, { one: 'is', other: 'are' })} ${bytes(n)} too many at its end.`,
  sameKey: (titles) => `Same public key: ${titles.join(', ')}.`,
  noMatch: (title) => `${title} has a public key that nothing else here has.`,
  privateKey: 'There is a private key here: give the contents to nobody.',
  store: ({ certificates, keys, mac, encryption }) =>
    `PKCS#12: ${[
      plural(certificates, { one: `${count(certificates)} certificate`, other: `${count(certificates)} certificates` }),
      plural(keys, { one: `${count(keys)} private key`, other: `${count(keys)} private keys` }),
      mac ? `MAC ${mac.hash} with ${rounds(mac.rounds)}` : 'no MAC',
      ...encryption.map((one) => (one.rounds === undefined ? one.cipher : `${one.cipher} with ${rounds(one.rounds)}`)),
    ].join('; ')}.`,
  hostFits: (by) => `The host fits (${by}).`,
  hostDiffers: 'The host does not fit.',
  notForServers: 'Its extended key usage does not include server authentication.',
  options: {
    hex: { label: 'Hexadecimal', values: { colons: 'Upper case, colons', plain: 'Lower case, plain' } },
    dates: { label: 'Dates', values: { local: 'Local', utc: 'UTC' } },
  },
  box: 'Certificates, requests, lists and keys',
  placeholder: 'Paste PEM, Base64, hex or SAML, several mixed if you like',
  drop: 'Drop, paste or choose files, also several',
  filesName: 'files.txt',
  empty: 'Paste or drop certificates, requests, lists or keys to see what they say.',
  locked: 'The contents appear here once the password is right.',
  password: 'Password',
  passwordHint: 'It is not kept',
  host: 'Host name to test',
  hostPlaceholder: 'example.com or 192.0.2.1',
  roots: 'Trusted roots',
  rootsPlaceholder: 'Paste the roots that you trust (PEM)',
  time: 'Moment of the check',
  now: 'Now',
  given: 'Given',
  instant: 'Checked at',
  instantHint: 'ISO 8601 or Unix time',
  instantReadAs: (unit, iso) => `Read as Unix ${unit === 's' ? 'seconds' : 'milliseconds'}: ${iso}`,
  summary: 'Overview',
  counts: (counts) =>
    `Found: ${[
      plural(counts.certificate, { one: '1 certificate', other: `${count(counts.certificate)} certificates` }),
      plural(counts.request, { one: '1 request', other: `${count(counts.request)} requests` }),
      plural(counts.list, { one: '1 revocation list', other: `${count(counts.list)} revocation lists` }),
      plural(counts.key, { one: '1 key', other: `${count(counts.key)} keys` }),
    ]
      .filter((part) => !part.startsWith('0 '))
      .join(', ')}.`,
  oneChain: (n) => `These ${count(n)} certificates form one chain.`,
  manyChains: (n) => `These certificates form ${count(n)} chains.`,
  moreChains: (n) =>
    plural(n, { one: 'One more chain is not listed.', other: `${count(n)} more chains are not listed.` }),
  hostOf: (host, title) => `${host}, ${title}`,
  chain: (place, all) => (all > 1 ? `Chain ${count(place)}` : 'Chain'),
  links: (place) => `Chain ${count(place)} from leaf to root`,
  issuedBy: (issuer) => `issued by ${issuer}`,
  problems: 'problems and notes',
  answers: { intact: 'Intact', complete: 'Complete', trusted: 'Trusted' },
  incomplete: 'The chain is not complete.',
  pastedAs: (place) => `No. ${count(place)} in the box`,
  fromRoots: 'From your roots',
  rightSignature: 'Signature right',
  wrongSignature: 'Signature wrong',
  uncheckedSignature: 'Signature not checked',
  revocation: { good: 'Not revoked', revoked: 'Revoked', unknown: 'No usable revocation list' },
  orderedPem: 'Copy PEM in order',
  calendar: 'Expiry calendar',
  calendarSummary: (name) => `Certificate “${name}” expires`,
  objects: 'Objects',
  number: 'No.',
  kind: 'Kind',
  name: 'Name',
  ends: 'Ends',
  state: 'State',
  show: 'Object shown',
  authority: 'CA',
  selfSigned: 'Self-signed',
  selfIssued: 'Self-issued',
  expired: 'Expired',
  future: 'Not valid yet',
  warnings: (n) => plural(n, { one: '1 warning', other: `${count(n)} warnings` }),
  privateBadge: 'Private',
  publicBadge: 'Public',
  validity: 'Validity',
  timeLeft: {
    future: (span) => `Begins in ${spanned(span)}`,
    current: (span) => (span.n === 0 ? 'Less than a minute left' : `${spanned(span)} left`),
    over: (span) => `Expired ${spanned(span)} ago`,
  },
  facts: (title) => `${title}: contents`,
  version: 'Version',
  serialHex: 'Serial number',
  serialDecimal: 'Serial, decimal',
  subject: 'Subject',
  issuer: 'Issuer',
  emptyName: '(empty)',
  notBefore: 'Valid from',
  notAfter: 'Valid until',
  lifetime: 'Lifetime',
  days,
  publicKey: 'Public key',
  exponent: 'Exponent',
  spki: 'SPKI SHA-256',
  pin: 'SPKI pin (Base64)',
  scheme: 'Signed with',
  names: 'Names',
  validation: 'Validation',
  validations: {
    domain: 'Domain validated (DV)',
    organization: 'Organisation validated (OV)',
    individual: 'Individual validated (IV)',
    extended: 'Extended validation (EV)',
  },
  friendlyName: 'Name in the file',
  inside: 'From',
  listNumber: 'List number',
  thisUpdate: 'This update',
  nextUpdate: 'Next update',
  entries: 'Entries',
  challenge: 'Challenge password',
  hasChallenge: 'There is one (not shown)',
  attribute: 'Attribute',
  wasEncrypted: 'Was encrypted',
  yes: 'Yes',
  extensions: 'Extensions',
  requested: 'Requested extensions',
  copyExtension: (name) => `Copy ${name}`,
  bits: (n) => plural(n, { one: '1 bit', other: `${count(n)} bits` }),
  critical: 'Critical',
  nameOfSubject: (name) => `Subject ${name}`,
  nameOfIssuer: (name) => `Issuer ${name}`,
  extensionHex: 'Contents in hex',
  asn1: 'ASN.1 structure',
  text: 'Text as OpenSSL prints it',
  textOf: (title) => `${title}: text as OpenSSL prints it`,
  copyPem: 'Copy PEM',
  copyPemOf: (title) => `${title}: copy PEM`,
  downloads: 'Download',
  publicKeyFile: 'Public key',
  openKey: 'Open the public key in the key tool',
  revoked: 'Revoked certificates',
  findSerial: 'Find a serial number',
  serial: 'Serial number',
  since: 'Revoked since',
  reason: 'Reason',
  reasons,
  invalidSince: (date) => `the key may have been lost on ${date}`,
  found: (n) => plural(n, { one: '1 entry', other: `${count(n)} entries` }),
  faults: 'What could not be read',
  character: (n) => `Character ${count(n)}`,
} satisfies Words<typeof zhCn>;
