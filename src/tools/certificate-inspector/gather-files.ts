import { toBase64 } from '../../lib/base64';
import { decodeText } from '../../lib/decode-text';
import { isEmptySource, toTextSource, type TextSource } from '../../lib/text-source';
import { announcedLength } from '../../lib/x509/asn1';
import { isJavaKeystore } from './pieces';

interface Gathered {
  readonly source: TextSource;
  /** False where a file is of another kind than any that is read here. */
  readonly isWhole: boolean;
}

/** Larger files are read where they are looked into. */
const LARGE = 1_000_000;

/** What the box holds with the files added to it: bytes become Base64, so that all of it is one text. A large one alone stays as it is. */
export async function gatherFiles(before: TextSource, files: readonly File[], name: string): Promise<Gathered> {
  const [first] = files;
  if (first && files.length === 1 && isEmptySource(before) && first.size > LARGE)
    return { source: first, isWhole: true };
  const texts = await Promise.all([typeof before === 'string' ? before : textOfFile(before), ...files.map(textOfFile)]);
  const read = texts.flatMap((text) => (text === undefined || text.trim() === '' ? [] : [text.trimEnd()]));
  return { source: toTextSource(`${read.join('\n')}\n`, name), isWhole: !texts.includes(undefined) };
}

async function textOfFile(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isDer = bytes[0] === 0x30 && (announcedLength(bytes) === bytes.length || (bytes[1] ?? 0) >= 0x80);
  if (isDer) return inLines(bytes);
  if (isJavaKeystore(bytes)) return `-----BEGIN KEYSTORE-----\n${inLines(bytes)}\n-----END KEYSTORE-----`;
  const text = decodeText(bytes);
  return text.ok ? text.value.replaceAll('\r\n', '\n') : undefined;
}

/** As PEM has them. */
const inLines = (bytes: Uint8Array): string => toBase64(bytes).replaceAll(/.{64}(?=.)/g, '$&\n');
