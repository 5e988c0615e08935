import { notBase64 } from '../../../i18n/not-base64/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('en');

const PLACE = (line: number, column: number, seen: string) =>
  seen === '' ? 'the text ends too early' : `unexpected “${seen}” at line ${n(line)}, column ${n(column)}`;

/** `An RS256 token`: the letter's name decides. */
const tokenOf = (alg: string) => `${/^[AEFHILMNORSX]/.test(alg) ? 'An' : 'A'} ${alg} token`;

function neededKey(alg: string): string {
  if (alg.startsWith('HS')) return `${tokenOf(alg)} needs a shared secret.`;
  if (alg.startsWith('RS') || alg.startsWith('PS')) return `${tokenOf(alg)} needs an RSA public key.`;
  const keys: Readonly<Record<string, string>> = {
    ES256: 'a P-256',
    ES384: 'a P-384',
    ES512: 'a P-521',
    ES256K: 'a secp256k1',
    EdDSA: 'an Ed25519 or Ed448',
  };
  return `${tokenOf(alg)} needs ${keys[alg] ?? `an ${alg}`} public key.`;
}

export const words = {
  token: 'Token',
  tokenPlaceholder: 'Paste a JWT, with or without Bearer',
  secret: 'Secret',
  secretPlaceholder: 'Text, base64url or a JWK',
  publicKey: 'Public key',
  publicKeyPlaceholder: 'Paste PEM (public key or certificate), a JWK or a JWK Set',
  keyHint:
    'Only used to check the signature: it is not stored and does not leave this machine. Keys that the token itself brings are never used.',
  options: {
    secretForm: { label: 'Secret as', values: { text: 'Text', base64url: 'Base64url' } },
    show: { label: 'Show', values: { table: 'Table', json: 'JSON' } },
    dates: { label: 'Dates', values: { local: 'Local', utc: 'UTC' } },
    leeway: { label: 'Clock leeway', unit: 's' },
  },
  status: 'Status',
  active: (relative) => `Active, expires ${relative}`,
  expired: (relative) => `Expired ${relative}`,
  notYet: (instant) => `Not valid before ${instant}`,
  noExpiry: 'No expiry',
  unreadable: 'Expiry unreadable',
  verified: 'Signature verified',
  wrong: 'Signature wrong',
  notChecked: 'Signature not checked',
  checking: 'Checking the signature',
  verifiedBy: (kid) => `Verified with the key whose kid is ${kid}`,
  unsigned: 'This token is not signed: anyone can make it.',
  encrypted: 'Encrypted token (JWE): only the header can be read.',
  parts: 'Parts of the token',
  header: 'Header',
  payload: 'Payload',
  signature: 'Signature',
  claim: 'Claim',
  value: 'Value',
  empty: '(empty)',
  copyValue: (name) => `Copy the value of ${name}`,
  showAll: (length) => `Show all ${n(length)} characters`,
  showLess: 'Show less',
  moreClaims: (count) =>
    plural(count, {
      one: '1 more claim is in the JSON view.',
      other: `${n(count)} more claims are in the JSON view.`,
    }),
  noClaims: 'There are no claims.',
  looksLikeMilliseconds: 'This looks like milliseconds; the standard says seconds.',
  asSeconds: (year) => `Read as seconds, it would be in the year ${year}.`,
  timeNotNumber: 'A number is expected here: seconds since 1970.',
  timeOutOfRange: 'Beyond what dates can hold.',
  payloadNotJson: (line, column, seen) => `The payload is not JSON: ${PLACE(line, column, seen)}.`,
  payloadEmpty: 'The payload is not JSON: it is empty.',
  payloadNotText: 'The payload is not UTF-8 text; it is shown in hex.',
  notObject: 'The payload is JSON, but no object: this is a JWS, not a JWT.',
  duplicateHeader: 'A name stands twice in the header; programs may differ in what they read.',
  duplicateClaims: 'A name stands twice in the payload; programs may differ in what they read.',
  ownKey: (name) =>
    `The token brings a key, or the address of one (${name}). Do not trust it for that: a forger brings a key as well.`,
  issuedLater: 'The token was issued (iat) in the future.',
  algorithm: (alg, algorithm) => {
    switch (algorithm.family) {
      case 'hmac':
        return `${alg}: HMAC with ${algorithm.hash}. Whoever can check it can also sign.`;
      case 'rsa':
        return `${alg}: RSA signature (PKCS#1 v1.5, legacy) with ${algorithm.hash}. New systems should use PS256, ES256 or EdDSA.`;
      case 'rsa-pss':
        return `${alg}: RSA signature (PSS) with ${algorithm.hash}.`;
      case 'ecdsa':
        return `${alg}: ECDSA signature on the curve ${algorithm.curve}.`;
      case 'eddsa':
        return `${alg}: EdDSA signature on the curve ${algorithm.curves.join(' or ')}.`;
    }
  },
  headerMeanings: {
    alg: 'Algorithm',
    typ: 'Type',
    cty: 'Content type',
    kid: 'Key ID',
    jku: 'Address of a JWK Set',
    jwk: 'Public key of the signer',
    x5u: 'Address of a certificate',
    x5c: 'Certificate chain',
    x5t: 'SHA-1 thumbprint of the certificate',
    'x5t#S256': 'SHA-256 thumbprint of the certificate',
    crit: 'Extensions that must be understood',
    b64: 'Whether the payload is base64url',
    enc: 'Content encryption',
    zip: 'Compression',
    epk: 'Ephemeral public key',
    apu: 'About the sender',
    apv: 'About the receiver',
    iv: 'Initialisation vector',
    tag: 'Authentication tag',
    p2s: 'Salt of PBKDF2',
    p2c: 'Iterations of PBKDF2',
  },
  claimMeanings: {
    iss: 'Issuer',
    sub: 'Subject',
    aud: 'Audience',
    exp: 'Expires',
    nbf: 'Not valid before',
    iat: 'Issued',
    jti: 'Token ID',
    auth_time: 'Time the user signed in',
    updated_at: 'Time the profile was updated',
    name: 'Full name',
    given_name: 'Given name',
    family_name: 'Family name',
    middle_name: 'Middle name',
    nickname: 'Nickname',
    preferred_username: 'Username',
    profile: 'Profile page',
    picture: 'Address of a picture',
    website: 'Website',
    email: 'E-mail address',
    email_verified: 'Whether the e-mail address is verified',
    gender: 'Gender',
    birthdate: 'Date of birth',
    zoneinfo: 'Time zone',
    locale: 'Language and region',
    phone_number: 'Phone number',
    phone_number_verified: 'Whether the phone number is verified',
    address: 'Postal address',
    azp: 'Client the token was issued to',
    nonce: 'Value against replay',
    at_hash: 'Hash of the access token',
    c_hash: 'Hash of the code',
    acr: 'Level of authentication',
    amr: 'Methods of authentication',
    sid: 'Session ID',
    client_id: 'Client ID',
    scope: 'Scope',
    scp: 'Scope',
    roles: 'Roles',
    groups: 'Groups',
    permissions: 'Permissions',
    entitlements: 'Entitlements',
    tid: 'Tenant ID',
    oid: 'Object ID',
    cnf: 'Key whose possession must be proven',
    act: 'Who acts for the subject',
    may_act: 'Who may act for the subject',
    events: 'Security events',
    realm_access: 'Roles in the realm',
    resource_access: 'Roles in each client',
  },
  note: (note) => {
    switch (note.code) {
      case 'short-secret':
        return `The secret has ${plural(note.length, { one: '1 byte', other: `${n(note.length)} bytes` })}; this algorithm wants at least ${n(note.wanted)}. A short secret can be guessed.`;
      case 'lone-surrogate':
        return 'The secret holds an unpaired surrogate; it is encoded as U+FFFD.';
      case 'private-key':
        return 'This JWK also holds the private key; checking a signature only takes the public one.';
      case 'certificate':
        return 'The key comes from a certificate; the certificate itself (dates, issuer) is not checked.';
    }
  },
  fault: (fault) => {
    switch (fault.code) {
      case 'part-count':
        return `A JWT has three parts separated by dots; this has ${n(fault.count)}.`;
      case 'header-not-base64url':
        return notBase64(fault.character, 'The header', 'base64url');
      case 'header-not-text':
        return 'The header is not UTF-8 text.';
      case 'header-not-json':
        return `The header is not JSON: ${PLACE(fault.line, fault.column, fault.seen)}.`;
      case 'header-not-object':
        return 'The header is not a JSON object.';
      case 'payload-not-base64url':
        return notBase64(fault.character, 'The payload', 'base64url');
      case 'signature-not-base64url':
        return notBase64(fault.character, 'The signature', 'base64url');
      case 'not-canonical':
        return `The ${fault.part} is odd base64url: unused bits of its last character are not 0.`;
      case 'wrong-signature':
        return 'The signature does not fit this token and this key.';
      case 'unsigned':
        return 'There is no signature to check.';
      case 'encrypted':
        return 'An encrypted token has no signature to check.';
      case 'no-alg':
        return 'The header names no algorithm (alg).';
      case 'unknown-alg':
        return `The algorithm “${fault.alg}” cannot be checked here.`;
      case 'duplicate-header':
        return 'A name stands twice in the header, so the signature is not checked.';
      case 'critical':
        return `The token demands extensions that are not known here (${fault.names}), so the signature is not checked.`;
      case 'key-mismatch':
        return neededKey(fault.alg);
      case 'public-key-as-secret':
        return `${tokenOf(fault.alg)} needs a shared secret. A public key is known to everybody and is no secret.`;
      case 'kid-not-found':
        return `There is no key with the kid “${fault.kid}”.`;
      case 'small-rsa':
        return `An RSA key must have at least 2048 bits; this one has ${n(fault.bits)}.`;
      case 'empty-secret':
        return 'The secret is empty.';
      case 'secret-not-base64url':
        return notBase64(undefined, 'The secret', 'base64url');
      case 'bad-pem':
        return 'The PEM is incomplete or damaged.';
      case 'unknown-pem':
        return `“${fault.label}” cannot be read; use a public key or a certificate.`;
      case 'private-pem':
        return 'This is a private key; a signature is checked with the public one.';
      case 'bad-key':
        return 'The key is not valid.';
      case 'key-not-json':
        return 'The key is not valid JSON.';
      case 'bad-jwk':
        return 'The key is not a valid JWK.';
      case 'no-jwk':
        return 'The JWK Set holds no key.';
      case 'jwk-member-missing':
        return `The JWK lacks the member “${fault.member}”.`;
      case 'unknown-key-type':
        return `Keys of this kind cannot be used: “${fault.type}”.`;
      case 'key-for-something-else':
        return `The key is for something else: ${fault.member} is “${fault.value}”.`;
    }
  },
} satisfies Words<typeof zhCn>;
