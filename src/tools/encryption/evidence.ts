import { detectType } from '../../lib/file-signatures';
import { utf8Text } from './shown-text';

type Bytes = Uint8Array<ArrayBuffer>;

/** How much speaks for bytes being what was encrypted, the most last. */
export const EVIDENCE = { chance: 0, padding: 1, oldText: 2, file: 3, text: 4 } as const;
export type Evidence = (typeof EVIDENCE)[keyof typeof EVIDENCE];

/** No text has them, and what a wrong key gives has them soon. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/;

function isText(bytes: Bytes): boolean {
  const text = utf8Text(bytes);
  return text !== undefined && !CONTROLS.test(text);
}

/** So many bytes tell what a file is. */
const HEAD = 65_536;
/** Fewer bytes look like text by chance. */
const LEAST_TEXT = 8;
const MOSTLY = 0.7;

/** A text in an encoding of old, such as Latin-1: no control characters, and mostly ASCII. */
function isOldText(bytes: Bytes): boolean {
  if (bytes.length < LEAST_TEXT) return false;
  const head = bytes.subarray(0, HEAD);
  let plain = 0;
  for (const byte of head) {
    if (byte === 0x7f || (byte < 0x20 && (byte < 9 || byte > 13))) return false;
    if (byte < 0x80) plain++;
  }
  return plain >= head.length * MOSTLY;
}

/** Weighs what came out of a ciphertext of so many bytes. One byte of padding is right by chance once in 256 times. */
export function evidenceOf(bytes: Bytes, ciphertextLength: number): Evidence {
  if (isText(bytes)) return EVIDENCE.text;
  if (detectType(bytes.subarray(0, HEAD), bytes.subarray(-HEAD)) !== undefined) return EVIDENCE.file;
  if (isOldText(bytes)) return EVIDENCE.oldText;
  return ciphertextLength - bytes.length > 1 ? EVIDENCE.padding : EVIDENCE.chance;
}
