import { toBase64 } from '../base64';
import { toHex } from '../hex';
import { MalformedError } from '../keys/malformed';

/** A log's promise to publish the certificate (RFC 6962, 3.2). */
export interface Sct {
  readonly version: number;
  /** In hex, and in Base64 as lists of logs have it. */
  readonly logId: string;
  readonly logIdBase64: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** Of TLS 1.2: hash and signature. */
  readonly hash: number;
  readonly scheme: number;
  readonly signature: string;
}

/** The list of an extension. Throws `MalformedError`. */
export function readScts(bytes: Uint8Array): Sct[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 2 || view.getUint16(0) !== bytes.length - 2) throw new MalformedError();
  const list: Sct[] = [];
  for (let at = 2; at < bytes.length;) {
    const from = at + 2;
    const length = from <= bytes.length ? view.getUint16(at) : 0;
    at = from + length;
    // What is fixed in length: version, log, time, length of extensions; algorithms and length of the signature follow.
    if (length < 47 || at > bytes.length) throw new MalformedError();
    const behind = from + 43 + view.getUint16(from + 41);
    if (behind + 4 > at || behind + 4 + view.getUint16(behind + 2) !== at) throw new MalformedError();
    const id = bytes.subarray(from + 1, from + 33);
    list.push({
      version: (bytes[from] ?? 0) + 1,
      logId: toHex(id),
      logIdBase64: toBase64(id),
      time: Number(view.getBigUint64(from + 33)),
      hash: bytes[behind] ?? 0,
      scheme: bytes[behind + 1] ?? 0,
      signature: toHex(bytes.subarray(behind + 4, at)),
    });
  }
  return list;
}
