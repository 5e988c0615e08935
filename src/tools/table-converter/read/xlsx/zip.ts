import { err, ok, type Result } from '../../../../lib/result';
import type { TableFault } from '../../faults';

/** A part of a ZIP file, as its directory has it. */
export interface ZipPart {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packed: number;
  readonly size: number;
  readonly crc: number;
  /** Where its own header begins. */
  readonly at: number;
}

export interface ZipFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** By their names in lower case, which is how packages compare them. */
  readonly parts: ReadonlyMap<string, ZipPart>;
}

/** A workbook unpacked may have so many bytes. */
const UNPACKED_LIMIT = 1024 ** 3;
/** What grows by more than this is no table, unless it is small anyway. */
const RATIO_LIMIT = 200;
const SMALL = 4 * 1024 * 1024;

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const COMMENT_MOST = 0xffff;
const IN_ZIP64 = 0xffffffff;

/** Reads the directory of a ZIP file, and refuses it where it would grow without measure. Nothing is unpacked. */
export function openZip(bytes: Uint8Array<ArrayBuffer>): Result<ZipFile, TableFault> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = readDirectory(view, bytes);
  if (!parts) return err({ code: 'zip-damaged' });
  let total = 0;
  for (const { size, packed } of parts.values()) {
    total += size;
    if (size > SMALL && size > packed * RATIO_LIMIT) return err({ code: 'zip-bomb', ratio: ratioOf(size, packed) });
  }
  if (total > UNPACKED_LIMIT) return err({ code: 'zip-bomb', ratio: ratioOf(total, bytes.length) });
  return ok({ bytes, parts });
}

const ratioOf = (size: number, packed: number) => Math.round(size / Math.max(1, packed));

function readDirectory(view: DataView, bytes: Uint8Array): Map<string, ZipPart> | undefined {
  const end = findEnd(view);
  const start = end === undefined ? undefined : directoryStart(view, end);
  if (start === undefined) return undefined;
  const parts = new Map<string, ZipPart>();
  let at = start;
  while (at + ENTRY_SIZE <= view.byteLength && view.getUint32(at, true) === ENTRY) {
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const next = at + ENTRY_SIZE + nameLength + extraLength + view.getUint16(at + 32, true);
    if (next > view.byteLength) return undefined;
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength));
    // Some programs write the separators of Windows.
    const part = readEntry(view, at, name.replaceAll('\\', '/').replace(/^\//, ''));
    parts.set(part.name.toLowerCase(), part);
    at = next;
  }
  return parts.size > 0 || at === end ? parts : undefined;
}

function readEntry(view: DataView, at: number, name: string): ZipPart {
  const wide = zip64Of(view, at);
  const sizeOf = (offset: number) => {
    const value = view.getUint32(at + offset, true);
    return value === IN_ZIP64 ? (wide.shift() ?? value) : value;
  };
  // In this order they stand in the extra field.
  const size = sizeOf(24);
  const packed = sizeOf(20);
  return {
    name,
    size,
    packed,
    at: sizeOf(42),
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    crc: view.getUint32(at + 16, true),
  };
}

function zip64Of(view: DataView, at: number): number[] {
  let field = at + ENTRY_SIZE + view.getUint16(at + 28, true);
  const end = field + view.getUint16(at + 30, true);
  while (field + 4 <= end) {
    const length = view.getUint16(field + 2, true);
    if (view.getUint16(field, true) === 1) {
      const count = Math.min(length, end - field - 4) >> 3;
      return Array.from({ length: count }, (_, i) => Number(view.getBigUint64(field + 4 + i * 8, true)));
    }
    field += 4 + length;
  }
  return [];
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - COMMENT_MOST); at--) if (view.getUint32(at, true) === END) return at;
  return undefined;
}

function directoryStart(view: DataView, end: number): number | undefined {
  const start = view.getUint32(end + 16, true);
  if (start !== IN_ZIP64) return start <= end ? start : undefined;
  const locator = end - 20;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_64) return undefined;
  const wide = Number(view.getBigUint64(locator + 8, true));
  if (wide + 56 > locator || view.getUint32(wide, true) !== END_64) return undefined;
  const wideStart = Number(view.getBigUint64(wide + 48, true));
  return wideStart <= end ? wideStart : undefined;
}

/** The packed bytes of a part; undefined where its header is not there. */
export function packedBytes({ bytes }: ZipFile, part: ZipPart): Uint8Array<ArrayBuffer> | undefined {
  if (part.at + LOCAL_SIZE > bytes.length) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(part.at, true) !== LOCAL) return undefined;
  const start = part.at + LOCAL_SIZE + view.getUint16(part.at + 26, true) + view.getUint16(part.at + 28, true);
  return start + part.packed <= bytes.length ? bytes.subarray(start, start + part.packed) : undefined;
}
