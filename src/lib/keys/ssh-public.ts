import { toBase64 } from '../base64';
import { fromBase64 } from '../base64-reader';
import { concat } from './bytes';
import { uncompressed } from './check-key';
import { CURVES, type CurveName, type PublicKey } from './key';
import { MalformedError } from './malformed';
import { UnsupportedKeyError } from './pkcs';
import { SshReader, writeMpint, writeString } from './ssh-wire';

type Bytes = Uint8Array<ArrayBuffer>;

/** A key of a kind that OpenSSH knows. */
export type SshKey = PublicKey & ({ type: 'rsa' | 'ed25519' } | { type: 'ec'; curve: SshCurve });
type SshCurve = Exclude<CurveName, 'secp256k1'>;

/** Whether OpenSSH knows keys of this kind. */
export function isSshKey(key: PublicKey): key is SshKey {
  return key.type === 'ec' ? key.curve !== 'secp256k1' : key.type !== 'ed448';
}

/** What SSH calls the kind of the key. */
export function sshType(key: SshKey): string {
  if (key.type === 'rsa') return 'ssh-rsa';
  return key.type === 'ed25519' ? 'ssh-ed25519' : `ecdsa-sha2-${CURVES[key.curve].ssh}`;
}

/** The public key in SSH's own form (RFC 4253, 5656, 8709): what stands in Base64 on its line, and what is fingerprinted. */
export function writeSshBlob(key: SshKey): Bytes {
  const type = writeString(sshType(key));
  switch (key.type) {
    case 'rsa':
      return concat(type, writeMpint(key.e), writeMpint(key.n));
    case 'ec':
      return concat(type, writeString(CURVES[key.curve].ssh), writeString(key.point));
    case 'ed25519':
      return concat(type, writeString(key.point));
  }
}

/** The curve of an ECDSA key, by what SSH calls its kind. */
export function curveOf(type: string): SshCurve | undefined {
  return (['P-256', 'P-384', 'P-521'] as const).find((curve) => type === `ecdsa-sha2-${CURVES[curve].ssh}`);
}

/** A public key in SSH's own form. Throws `MalformedError`, `UnsupportedKeyError`. */
export function readPublicFields(reader: SshReader): SshKey {
  const type = reader.text();
  if (type === 'ssh-rsa') {
    const e = reader.mpint();
    return { type: 'rsa', n: reader.mpint(), e };
  }
  if (type === 'ssh-ed25519') {
    const point = reader.string();
    if (point.length !== 32) throw new MalformedError();
    return { type: 'ed25519', point };
  }
  const curve = curveOf(type);
  if (!curve) throw new UnsupportedKeyError(type);
  return readCurvePoint(reader, curve);
}

/** The name of the curve, and a point on it. */
export function readCurvePoint(reader: SshReader, curve: SshCurve): SshKey & { type: 'ec' } {
  if (reader.text() !== CURVES[curve].ssh) throw new MalformedError();
  const point = uncompressed(curve, reader.string());
  if (!point) throw new MalformedError();
  return { type: 'ec', curve, point };
}

/** The line of a `.pub` or `authorized_keys` file, ended by LF. A comment must be free of control characters. */
export function writeSshLine(key: SshKey, comment: string): string {
  return `${sshType(key)} ${toBase64(writeSshBlob(key))}${comment === '' ? '' : ` ${comment}`}\n`;
}

const LINE =
  /(?:^|[ \t])(ssh-(?:rsa|dss|ed25519|ed448)|ecdsa-sha2-nistp\d+|sk-[a-z0-9@.-]+)[ \t]+([A-Za-z0-9+/]+={0,2})(?:[ \t]+([^\r\n]*))?[ \t\r]*$/m;

/** Whether a line of the text begins as an SSH public key does. */
export function looksLikeSshLine(text: string): boolean {
  return LINE.test(text);
}

/** The first public key line of a text, options before the key allowed. Throws `MalformedError`, `UnsupportedKeyError`. */
export function readSshLine(text: string): { key: SshKey; comment: string } {
  const [, type = '', body = '', comment = ''] = LINE.exec(text) ?? [];
  const decoded = fromBase64(body);
  if (!decoded.ok || decoded.value.notes.length > 0) throw new MalformedError();
  const reader = new SshReader(decoded.value.bytes);
  const key = readPublicFields(reader);
  reader.end();
  if (sshType(key) !== type) throw new MalformedError();
  return { key, comment: comment.trim() };
}

const SSH2 = /^---- BEGIN SSH2 PUBLIC KEY ----[ \t]*$/m;
const SSH2_END = '---- END SSH2 PUBLIC KEY ----';

/** Whether a public key of RFC 4716 begins in the text. */
export function looksLikeSsh2(text: string): boolean {
  return text.includes('---- BEGIN SSH2') && SSH2.test(text.replace(/\r\n?/g, '\n'));
}

/** The first public key of RFC 4716 in a text, with the comment of its headers. Throws as `readSshLine`. */
export function readSsh2(text: string): { key: SshKey; comment: string } {
  const lines = text.replace(/\r\n?/g, '\n');
  const begin = SSH2.exec(lines);
  const from = begin ? begin.index + begin[0].length : 0;
  const end = lines.indexOf(SSH2_END, from);
  if (end < 0) throw new MalformedError();
  // A backslash at the end of a line goes on with its header.
  const content = lines.slice(from, end).replaceAll('\\\n', '').split('\n');
  const isHeader = (line: string) => line.includes(':');
  const body = content.filter((line) => !isHeader(line)).join('');
  const comment = content.find((line) => /^comment:/i.test(line))?.slice('comment:'.length) ?? '';
  const decoded = fromBase64(body);
  if (!decoded.ok || decoded.value.notes.length > 0) throw new MalformedError();
  const reader = new SshReader(decoded.value.bytes);
  const key = readPublicFields(reader);
  reader.end();
  return { key, comment: comment.trim().replace(/^"(.*)"$/, '$1') };
}
