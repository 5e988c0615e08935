import { keyFault } from '../../../i18n/keys/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { KeySource } from '../../../lib/keys/read-key';
import { type KeyKind, kindOf } from '../formats';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const n = (value: number) => count(value, { useGrouping: false });

const types = {
  rsa: 'RSA',
  ed25519: 'Ed25519',
  'P-256': 'ECDSA P-256',
  'P-384': 'ECDSA P-384',
  'P-521': 'ECDSA P-521',
};
const kinds: Readonly<Record<KeyKind, string>> = { ...types, ed448: 'Ed448', secp256k1: 'ECDSA secp256k1' };
const sources: Readonly<Record<KeySource, string>> = {
  spki: 'SPKI public key',
  pkcs8: 'PKCS#8 private key',
  pkcs1: 'PKCS#1',
  sec1: 'SEC 1 private key',
  openssh: 'OpenSSH private key',
  'ssh-line': 'OpenSSH public key line',
  ssh2: 'SSH2 public key file (RFC 4716)',
  jwk: 'JWK',
};

export const words = {
  tabs: 'What to do',
  generate: 'Generate',
  inspect: 'Convert / inspect',
  options: {
    type: { label: 'Key type', values: types },
    bits: 'Key size',
    format: {
      label: 'Format',
      values: {
        pkcs8: 'PEM (PKCS#8 / SPKI)',
        pkcs1: 'PEM (PKCS#1)',
        openssh: 'OpenSSH',
        jwk: 'JWK',
        der: 'DER files',
      },
    },
    comment: 'Comment',
  },
  bitsOption: (bits) => `${n(bits)} bits`,
  otherBits: 'Other size',
  exponent: 'Public exponent',
  exponentHint: 'Always 65537, which every program takes.',
  sec1: 'PEM (SEC 1 / SPKI)',
  ownComment: 'Left empty, the key keeps its own.',
  newPassphrase: 'Passphrase for the private key',
  noPassphrase: 'Not encrypted',
  encryption: {
    pkcs8: 'PBES2: PBKDF2-HMAC-SHA256 with 600,000 rounds, AES-256-CBC.',
    openssh: 'As OpenSSH does it: bcrypt-pbkdf, aes256-ctr.',
  },
  notEncrypted: 'This format has no encryption; the private key is written in the clear.',
  pairTitle: (type, bits) => (type === 'rsa' ? `RSA, ${n(bits)} bits` : kinds[type]),
  generateNew: 'Generate new pair',
  slowNote:
    'This size may take seconds to minutes; press “Generate new pair” to begin. The page stays usable meanwhile.',
  elapsed: (seconds) => plural(seconds, { one: '1 second so far', other: `${n(seconds)} seconds so far` }),
  publicKey: 'Public key',
  privateKey: 'Private key',
  derNote: 'DER is binary: shown and copied is its Base64; the download is the file itself.',
  fingerprints: 'Fingerprints',
  rows: {
    bits: 'Bits',
    source: 'Read as',
    sshSha256: 'SSH SHA256',
    sshMd5: 'SSH MD5 (legacy)',
    spkiHex: 'SPKI SHA-256, hex',
    spkiBase64: 'SPKI SHA-256, Base64',
    thumbprint: 'JWK thumbprint (RFC 7638)',
  },
  keyTitle: ({ bits, isPrivate, ...key }) =>
    `${key.type === 'rsa' ? `RSA, ${n(bits)} bits` : kinds[kindOf(key)]}, ${isPrivate ? 'private key' : 'public key'}`,
  sourceOf: ({ source, isDer, wasEncrypted }) =>
    `${sources[source]}${isDer ? ', DER' : ''}${wasEncrypted ? ', encrypted' : ''}`,
  broken: (bits) => `${n(bits)}-bit RSA is broken for new use. Use 2048 bits or more, or Ed25519.`,
  weak: (bits) => `${n(bits)}-bit RSA is below what is asked for today. Use 2048 bits or more, or Ed25519.`,
  smallExponent:
    'The public exponent is below 65537: slips in the padding then become easy to attack. New keys should have 65537.',
  key: 'Key',
  keyHint: 'PEM, OpenSSH or JWK, or DER in Base64 or hex; public or private.',
  passphrase: 'Passphrase',
  dropKey: 'Drop a key file here',
  inspectEmpty:
    'Paste or drop a key to see its type and fingerprints and to convert it. It neither leaves this page nor is it kept.',
  compare: 'Do these two match?',
  comparedPassphrase: 'Passphrase of the second key',
  compareHint: 'Paste a second key, public or private, to compare with the first one.',
  match: 'These two keys belong together.',
  noMatch: 'These two keys do not belong together.',
  generateFault: (fault) => {
    switch (fault.code) {
      case 'bad-bits':
        return 'Use 1024 to 8192 bits, a multiple of 256.';
      case 'refused':
        return `The browser refused: ${fault.reason}`;
    }
  },
  firstOfSet: (keys) => `The set holds ${count(keys)} keys; this is the first one that can be read.`,
  inspectFault: (fault) => {
    switch (fault.code) {
      case 'bad-comment':
        return 'A comment has no line breaks or control characters.';
      case 'no-encryption':
        return 'This format has no encryption.';
      case 'no-openssh':
        return 'OpenSSH does not know this curve.';
      default:
        return keyFault(fault);
    }
  },
} satisfies Words<typeof zhCn>;
