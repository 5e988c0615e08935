import type { Charset, UnencodableFault } from './charset';
import { err, ok, type Result } from './result';

type TableCharset = 'gb18030' | 'big5' | 'shift_jis' | 'euc-kr';

const EVERY_LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The text's bytes in a charset, without a byte order mark of our own. A lone surrogate is written as U+FFFD where the
 * charset has it (ask `findLoneSurrogate` first to say so); any other character that it lacks is a fault.
 */
export function encodeText(text: string, charset: Charset): Result<Uint8Array<ArrayBuffer>, UnencodableFault> {
  switch (charset) {
    case 'utf-8':
      return ok(new TextEncoder().encode(text));
    case 'utf-16le':
    case 'utf-16be':
      return ok(encodeUtf16(text, charset === 'utf-16le'));
    case 'iso-8859-1':
      return encodeLatin1(text);
    default:
      return encodeByTable(text, charset);
  }
}

function encodeUtf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const replaceLoneSurrogates = text.replace(EVERY_LONE_SURROGATE, '\ufffd');
  const bytes = new Uint8Array(replaceLoneSurrogates.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < replaceLoneSurrogates.length; at++)
    view.setUint16(at * 2, replaceLoneSurrogates.charCodeAt(at), isLittle);
  return bytes;
}

function encodeLatin1(text: string): Result<Uint8Array<ArrayBuffer>, UnencodableFault> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0xff) return err(unencodable(text, at, 'iso-8859-1'));
    bytes[at] = code;
  }
  return ok(bytes);
}

function unencodable(text: string, at: number, charset: Charset): UnencodableFault {
  return { code: 'unencodable', charset, at, found: String.fromCodePoint(text.codePointAt(at) ?? 0) };
}

function encodeByTable(text: string, charset: TableCharset): Result<Uint8Array<ArrayBuffer>, UnencodableFault> {
  const table = tableOf(charset);
  const bytes = new Uint8Array(text.length * (charset === 'gb18030' ? 4 : 2));
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at) ?? 0;
    const isLoneSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
    const sequence = sequenceOf(isLoneSurrogate ? 0xfffd : codePoint, table, charset);
    if (sequence === undefined) return err(unencodable(text, at, charset));
    if (sequence > 0xffff) {
      bytes[count++] = sequence >>> 24;
      bytes[count++] = sequence >>> 16;
    }
    if (sequence > 0xff) bytes[count++] = sequence >>> 8;
    bytes[count++] = sequence;
    if (codePoint > 0xffff) at++;
  }
  return ok(bytes.slice(0, count));
}

/** The bytes of a character read as one big-endian number; a first byte is never 0 where there are several. */
function sequenceOf(codePoint: number, table: Table, charset: TableCharset): number | undefined {
  if (codePoint > 0xffff) {
    return (
      table.beyond.get(codePoint) ??
      (charset === 'gb18030' ? fourByteSequence(189_000 + codePoint - 0x10000) : undefined)
    );
  }
  const sequence = table.plane[codePoint];
  return sequence === ABSENT ? undefined : sequence;
}

interface Table {
  /** Sequence by code point of the basic plane. */
  readonly plane: Uint32Array;
  readonly beyond: Map<number, number>;
}

const ABSENT = 0xffffffff;
const tables = new Map<TableCharset, Table>();

/** Made once per charset, on first use: what the browser decodes, turned round. */
function tableOf(charset: TableCharset): Table {
  const known = tables.get(charset);
  if (known) return known;
  const table: Table = { plane: new Uint32Array(0x10000).fill(ABSENT), beyond: new Map() };
  addSingleBytes(table, charset);
  for (const lead of leadsInOrder(charset)) addRow(table, charset, lead);
  if (charset === 'big5') preferLastOfBig5(table);
  if (charset === 'shift_jis') for (const [codePoint, sequence] of LOOKALIKES) add(table, codePoint, sequence);
  if (charset === 'gb18030') addFourByteRange(table);
  tables.set(charset, table);
  return table;
}

function add(table: Table, codePoint: number, sequence: number): void {
  if (codePoint > 0xffff) {
    if (!table.beyond.has(codePoint)) table.beyond.set(codePoint, sequence);
  } else if (table.plane[codePoint] === ABSENT) {
    table.plane[codePoint] = sequence;
  }
}

function addSingleBytes(table: Table, charset: TableCharset): void {
  // GB18030 reads 0x80 as the euro sign of old GBK, but writes the two-byte code.
  const end = charset === 'gb18030' ? 0x80 : 0x100;
  for (let byte = 0; byte < end; byte++) {
    const decoded = new TextDecoder(charset).decode(new Uint8Array([byte]));
    if (decoded.length === 1 && decoded !== '\ufffd') add(table, decoded.charCodeAt(0), byte);
  }
}

/**
 * Where two sequences give one character, the first added is the one written. The Encoding Standard prefers, in
 * Shift_JIS, any row to NEC's selection of IBM's extensions (0xED, 0xEE), and in Big5 its own rows to those of Hong Kong.
 */
function leadsInOrder(charset: TableCharset): number[] {
  const leads = Array.from({ length: 0x7e }, (_, index) => 0x81 + index);
  const isSecondChoice = (lead: number) =>
    charset === 'shift_jis' ? lead === 0xed || lead === 0xee : charset === 'big5' && lead < 0xa1;
  return [...leads.filter((lead) => !isSecondChoice(lead)), ...leads.filter(isSecondChoice)];
}

/** Decodes a lead byte with every trail byte, each followed by a line feed that tells them apart. */
function addRow(table: Table, charset: TableCharset, lead: number): void {
  const bytes = new Uint8Array((0xff - 0x40) * 3);
  for (let trail = 0x40; trail < 0xff; trail++) bytes.set([lead, trail, 0x0a], (trail - 0x40) * 3);
  const decoded = new TextDecoder(charset).decode(bytes).split('\n');
  for (const [index, character] of decoded.entries()) {
    const codePoint = character.codePointAt(0);
    // Two characters are a wrong pair read as two, or one of the four letters with accents that Big5 has as pairs.
    if (codePoint === undefined || codePoint === 0xfffd || character.length !== (codePoint > 0xffff ? 2 : 1)) continue;
    add(table, codePoint, (lead << 8) | (0x40 + index));
  }
}

/** Six characters stand twice in Big5 itself; the Encoding Standard writes the later code, as other programs do. */
function preferLastOfBig5(table: Table): void {
  const later: [number, number][] = [
    [0x2550, 0xf9f9],
    [0x255e, 0xf9e9],
    [0x2561, 0xf9eb],
    [0x256a, 0xf9ea],
    [0x5341, 0xa451],
    [0x5345, 0xa4ca],
  ];
  const decoder = new TextDecoder('big5');
  for (const [codePoint, sequence] of later) {
    const decoded = decoder.decode(new Uint8Array([sequence >> 8, sequence & 0xff]));
    if (decoded === String.fromCodePoint(codePoint)) table.plane[codePoint] = sequence;
  }
}

/**
 * The Encoding Standard writes these in Shift_JIS as what stood at their places in JIS X 0201 and 0208; they come back as
 * `\`, `~` and the full-width hyphen-minus.
 */
const LOOKALIKES: readonly (readonly [codePoint: number, sequence: number])[] = [
  [0xa5, 0x5c],
  [0x203e, 0x7e],
  [0x2212, 0x817c],
];

const FOUR_BYTE_BASIC_PLANE = 39_420;

function fourByteSequence(pointer: number): number {
  const bytes = [
    0x81 + Math.floor(pointer / 12_600),
    0x30 + (Math.floor(pointer / 1260) % 10),
    0x81 + (Math.floor(pointer / 10) % 126),
    0x30 + (pointer % 10),
  ];
  return bytes.reduce((sequence, byte) => sequence * 256 + byte, 0);
}

/** GB18030 has a four-byte code for every character of the basic plane that no shorter code has. */
function addFourByteRange(table: Table): void {
  const bytes = new Uint8Array(FOUR_BYTE_BASIC_PLANE * 4);
  const view = new DataView(bytes.buffer);
  for (let pointer = 0; pointer < FOUR_BYTE_BASIC_PLANE; pointer++)
    view.setUint32(pointer * 4, fourByteSequence(pointer));
  const decoded = [...new TextDecoder('gb18030').decode(bytes)];
  for (const [pointer, character] of decoded.entries()) {
    if (character !== '\ufffd') add(table, character.codePointAt(0) ?? 0, fourByteSequence(pointer));
  }
  // The one place where U+FFFD is a character and not a mark of damage.
  add(table, 0xfffd, 0x8431a437);
}
