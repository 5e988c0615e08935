import { base64Words } from '../../../i18n/base64/en';
import { hexWords } from '../../../i18n/hex/en';
import { jsonWords } from '../../../i18n/json/en';
import { keyFault } from '../../../i18n/keys/en';
import { placeWords } from '../../../i18n/places/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { KeyFault as JwkFault } from '../../../lib/jwt/key';
import type { SignAlg } from '../algs';
import type { KeyKind } from '../choose-jwk';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('en');

const bytes = (count: number) => plural(count, { one: '1 byte', other: `${n(count)} bytes` });

function kindName(kind: KeyKind): string {
  switch (kind) {
    case 'secret':
      return 'a shared secret';
    case 'RSA':
    case 'Ed25519':
    case 'Ed448':
      return `an ${kind} key`;
    default:
      return `a key on ${kind}`;
  }
}

function needed(alg: SignAlg): string {
  if (alg.startsWith('HS')) return 'a shared secret';
  if (alg.startsWith('RS') || alg.startsWith('PS')) return 'an RSA private key';
  const curves: Readonly<Partial<Record<SignAlg, string>>> = {
    ES256: 'P-256',
    ES384: 'P-384',
    ES512: 'P-521',
    ES256K: 'secp256k1',
    EdDSA: 'Ed25519 or Ed448',
  };
  return `a private key on ${curves[alg] ?? alg}`;
}

function jwkFault(fault: JwkFault): string {
  switch (fault.code) {
    case 'no-jwk':
      return 'The JWK Set holds no key.';
    case 'jwk-member-missing':
      return `The JWK lacks the member “${fault.member}”.`;
    case 'unknown-key-type':
      return `Keys of this kind cannot be used: “${fault.type}”.`;
    case 'key-for-something-else':
      return `The key is for something else: ${fault.member} is “${fault.value}”.`;
    default:
      return 'The key is not a valid JWK.';
  }
}

const NOT_OBJECT = 'A JWT payload is a JSON object.';

export const words = {
  tabs: 'What to do',
  token: 'One token',
  batch: 'Batch',
  header: 'Header',
  payload: 'Payload',
  rawPayload: 'Payload (raw text)',
  signature: 'Signature',
  payloadPlaceholder: 'Type or paste claims as JSON',
  signRaw: 'Sign as raw text',
  template: 'Template',
  replaced: 'Replaced by the template.',
  undo: 'Undo',
  secret: 'Secret',
  secretPlaceholder: 'Text, base64url or a JWK',
  privateKey: 'Private key',
  privateKeyPlaceholder: 'Paste PEM, OpenSSH, a JWK or a JWK Set',
  keyHint: 'Only used on this page: it is not stored, never in a link, and does not leave this machine.',
  noKeyNeeded: 'The algorithm none takes no key.',
  passphrase: 'Passphrase',
  keyInSet: 'Key of the set',
  firstFitting: 'The first that fits',
  keyOfSet: (place, kid, kind, isPrivate) => `${n(place)}. ${kid ?? '(no kid)'}, ${kind}${isPrivate ? '' : ', public'}`,
  makeKey: 'Make a key',
  newKey: 'New key',
  newKeyType: 'Kind',
  newKeyHint: 'It stands in the key’s field and is gone when you leave the page: show it to copy or save it.',
  elapsed: (seconds) => plural(seconds, { one: '1 second so far', other: `${n(seconds)} seconds so far` }),
  options: {
    alg: { label: 'Algorithm', values: (alg) => (alg === 'none' ? 'none (unsigned)' : alg) },
    secretForm: {
      label: 'Secret as',
      values: { text: 'Text', base64url: 'Base64url', base64: 'Base64', hex: 'Hex' },
    },
    write: {
      label: 'JSON in the token',
      values: { compact: 'Compact', typed: 'As typed' },
      hint: 'Numbers, order and escapes stay letter for letter either way.',
    },
    kid: {
      label: 'Add kid to the header',
      values: { off: 'No', thumbprint: 'JWK thumbprint', jwk: 'The JWK’s own kid' },
    },
    raw: { label: 'The payload is raw text', hint: 'This makes a JWS, not a JWT.' },
    type: {
      label: 'Kind',
      values: {
        'secret-256': 'Secret, 256 bits',
        'secret-384': 'Secret, 384 bits',
        'secret-512': 'Secret, 512 bits',
        'rsa-2048': 'RSA, 2048 bits',
        'rsa-3072': 'RSA, 3072 bits',
        'rsa-4096': 'RSA, 4096 bits',
        'P-256': 'ECDSA P-256',
        'P-384': 'ECDSA P-384',
        'P-521': 'ECDSA P-521',
        secp256k1: 'ECDSA secp256k1',
        ed25519: 'Ed25519',
        ed448: 'Ed448',
      },
    },
    template: {
      label: 'Template',
      values: {
        blank: 'Blank',
        'access-token': 'OAuth access token (RFC 9068)',
        'id-token': 'OpenID ID token',
        'github-app': 'GitHub App',
        'service-account': 'Service account (Google)',
      },
    },
  },
  result: 'Token',
  parts: 'Parts of the token',
  bytes,
  copyBearer: 'Copy Authorization header',
  copyCurl: 'Copy curl',
  openJwt: 'Look at it and verify it in the JWT parser',
  enterKey: 'Paste a private key, or make one, and the token appears here.',
  enterPayload: 'Type a payload, and the token appears here.',
  verifier: 'For the verifier',
  verifierRows: { pem: 'Public key (PEM)', jwk: 'JWK', jwks: 'JWKS', thumbprint: 'Thumbprint (RFC 7638)' },
  claims: 'Claims',
  claimsUnread: 'Once the payload is a JSON object, its claims can be filled in here one by one.',
  claimsTooLong: 'The payload is too long for a form: edit its text.',
  claimNames: {
    iss: 'Issuer',
    sub: 'Subject',
    aud: 'Audience',
    exp: 'Expires',
    nbf: 'Not before',
    iat: 'Issued at',
    jti: 'Token ID',
  },
  audHint: 'One on a line; several become a list.',
  newUuid: 'UUID',
  setTime: (name) => `Set ${name}`,
  now: 'Now',
  secondsOf: (name) => `${name} in seconds`,
  dateOf: (name) => `Date of ${name}`,
  notSeconds: 'Type seconds since 1970, or pick a date. The payload stays as it is.',
  ownClaim: 'Other claims',
  ownName: 'Name',
  ownValue: (name) => `Value of ${name}`,
  ownNameOf: (name) => `Name of the claim ${name}`,
  ownHint: 'A value is JSON; what is no JSON is a string.',
  nameTaken: 'Another claim has this name.',
  addClaim: 'Add a claim',
  removeClaim: (name) => `Remove ${name}`,
  moreClaims: (count) =>
    plural(count, { one: 'Edit 1 more claim in the text.', other: `Edit ${n(count)} more claims in the text.` }),
  lines: 'Claims as NDJSON',
  linesPlaceholder: 'A JSON object on each line',
  linesHint: 'Each line gives a token, up to 10,000. Algorithm, header and key are those of “One token”.',
  tokens: 'Tokens',
  tokensMade: (count) => plural(count, { one: '1 token', other: `${n(count)} tokens` }),
  enterLines: 'Type the claims of a token on each line.',
  batchKey: 'Enter the key under “One token” first.',
  wrongLine: (line, fault) =>
    fault.code === 'payload-not-json' ? jsonWords.fault({ ...fault.json, line }) : placeWords.inLine(line, NOT_OBJECT),
  moreWrong: (count) =>
    plural(count, { one: '1 more line has no token.', other: `${n(count)} more lines have no token.` }),
  inLine: placeWords.inLine,
  moreOdd: (count) => plural(count, { one: '1 more such note.', other: `${n(count)} more such notes.` }),
  signFault: (fault) => {
    switch (fault.code) {
      case 'header-not-json':
      case 'payload-not-json':
        return jsonWords.fault(fault.json);
      case 'header-not-object':
        return 'A header is a JSON object.';
      case 'no-alg':
        return 'The header names no algorithm: alg is missing, or no string.';
      case 'unknown-alg':
        return `The algorithm “${fault.alg}” cannot be used here.`;
      case 'unencoded':
        return 'The payload of a JWT is always encoded: take b64 out of the header.';
      case 'payload-not-object':
        return 'A JWT payload is a JSON object; sign as raw text instead?';
      case 'no-secret':
        return 'Enter a secret.';
      case 'no-key':
        return 'Enter a private key.';
      case 'secret-not-base64':
        return base64Words.fault(fault.base64);
      case 'secret-not-hex':
        return hexWords.fault(fault.hex);
      case 'key-mismatch':
        return `${fault.alg} needs ${needed(fault.alg)}; this is ${kindName(fault.found)}.`;
      case 'public-key':
        return 'This is a public key; signing needs the private one.';
      case 'kid-not-found':
        return `There is no key with the kid “${fault.kid}”.`;
      case 'small-rsa':
        return `An RSA key must have at least 2048 bits (RFC 7518); this one has ${n(fault.bits, { useGrouping: false })}.`;
      case 'jwk':
        return jwkFault(fault.jwk);
      case 'key':
        return keyFault(fault.key);
      case 'no-lines':
        return 'Type the claims of a token on each line.';
      case 'too-many-lines':
        return `At most 10,000 lines; this has ${n(fault.lines)}.`;
    }
  },
  keyFault: (fault) =>
    fault.code === 'refused' ? `The browser refused: ${fault.reason}` : 'Keys of this size are not made here.',
  note: (note) => {
    switch (note.code) {
      case 'short-secret':
        return `The secret has ${bytes(note.length)}, at least ${n(note.wanted)} are asked for (RFC 7518). A short secret can be guessed.`;
      case 'public-key-as-secret':
        return 'The secret is a public key: everybody knows it, so anyone can forge this token.';
      case 'private-key-as-secret':
        return 'The secret is the text of a private key; to sign with that key, choose RS, PS, ES or EdDSA.';
      case 'unsigned':
        return 'Anyone can forge this token.';
      case 'lone-surrogate-secret':
        return 'The secret holds an unpaired surrogate; it is encoded as U+FFFD.';
      case 'lone-surrogate':
        return `The ${note.part} holds an unpaired surrogate; it is signed as U+FFFD.`;
      case 'exp-before':
        return `exp is before ${note.claim}: the token is never valid.`;
      case 'milliseconds':
        return `${note.claim} looks like milliseconds; the standard says seconds.`;
      case 'time-not-number':
        return `${note.claim} should be a number: seconds since 1970.`;
      case 'out-of-range':
        return `${note.claim} is beyond what dates can hold.`;
      case 'not-string':
        return note.claim === 'aud'
          ? 'aud should be a string or a list of strings; some programs refuse this token.'
          : `${note.claim} should be a string; some programs refuse this token.`;
      case 'duplicate':
        return `The name “${note.name}” stands twice in the ${note.part}; programs may differ in what they read.`;
      case 'critical':
        return `Verifiers must understand the extensions in crit (${note.names}), or they refuse this token.`;
      case 'no-own-kid':
        return 'The key has no kid of its own, so none was added.';
      case 'no-secret-thumbprint':
        return 'The thumbprint of a secret lets others try secrets until one fits, so it was not added.';
      case 'long':
        return note.limit === 4096
          ? 'The token is longer than 4,096 bytes: it does not fit into a cookie.'
          : 'The token is longer than 8,192 bytes: many servers refuse so long a header.';
    }
  },
} satisfies Words<typeof zhCn>;
