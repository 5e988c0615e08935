/** Writes a length into the head of a WebM file: the library `fix-webm-duration`. */
export type LengthWriter = (head: Blob, milliseconds: number, options: { logger: false }) => Promise<Blob>;

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
/** Longer than the head of any recording: a few hundred bytes. */
const MOST_HEAD = 65_536;

/**
 * A recorded WebM file with its length (milliseconds) in it. Only the head, up to the first picture, passes through the
 * library, which reads what it is given into memory; the rest stays where it is. A file that is not as recorders write
 * it, or that has its length, comes back as it was.
 */
export async function writeWebmLength(recorded: Blob, milliseconds: number, write: LengthWriter): Promise<Blob> {
  const head = new Uint8Array(await recorded.slice(0, MOST_HEAD).arrayBuffer());
  const end = findCluster(head);
  if (end === undefined) return recorded;
  const original = new Blob([head.subarray(0, end)], { type: recorded.type });
  const written = await write(original, milliseconds, { logger: false });
  if (written === original) return recorded;
  const bytes = new Uint8Array(await written.arrayBuffer());
  leaveSegmentOpen(bytes);
  // The library has seen no cluster; one is put after its head to see whether it would be found there.
  const probe = new Uint8Array([...bytes, 0x1f, 0x43, 0xb6, 0x75, 0xff]);
  if (findCluster(probe) !== bytes.length) return recorded;
  return new Blob([bytes, recorded.slice(end)], { type: recorded.type });
}

/** Where the first cluster, that is the first picture, begins; undefined when it is not within these bytes. */
export function findCluster(bytes: Uint8Array): number | undefined {
  let at = 0;
  while (at < bytes.length) {
    const element = readElement(bytes, at);
    if (!element) return undefined;
    if (element.id === CLUSTER) return at;
    // Into the segment, over all else.
    if (element.id === SEGMENT) at = element.content;
    else if (element.size === undefined) return undefined;
    else at = element.content + element.size;
  }
  return undefined;
}

/** Says of the segment again that it goes on to the end of the file: the library has closed it after the head. */
function leaveSegmentOpen(bytes: Uint8Array): void {
  let at = 0;
  for (;;) {
    const element = readElement(bytes, at);
    if (!element) return;
    if (element.id === SEGMENT) {
      const width = element.content - at - 4;
      bytes.fill(0xff, at + 4, element.content);
      // The first bit that is set tells how many bytes the size takes; all others set means that it is unknown.
      bytes[at + 4] = 0xff >> (width - 1);
      return;
    }
    if (element.size === undefined) return;
    at = element.content + element.size;
  }
}

interface Element {
  readonly id: number;
  /** Of its content in bytes; undefined when it is not known beforehand. */
  readonly size: number | undefined;
  /** Where the content begins. */
  readonly content: number;
}

/** An element of EBML (RFC 8794): id and size of variable width, each telling it by its leading zero bits. */
function readElement(bytes: Uint8Array, at: number): Element | undefined {
  const idWidth = widthAt(bytes, at);
  const sizeAt = at + idWidth;
  const sizeWidth = widthAt(bytes, sizeAt);
  const content = sizeAt + sizeWidth;
  if (idWidth === 0 || idWidth > 4 || sizeWidth === 0 || content > bytes.length) return undefined;
  const mark = 2 ** (7 * sizeWidth);
  const size = readNumber(bytes, sizeAt, sizeWidth) - mark;
  return { id: readNumber(bytes, at, idWidth), size: size === mark - 1 ? undefined : size, content };
}

/** How many bytes a number of variable width takes, 0 for none. */
function widthAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  return first === 0 ? 0 : Math.clz32(first) - 23;
}

function readNumber(bytes: Uint8Array, at: number, width: number): number {
  return bytes.subarray(at, at + width).reduce((number, byte) => number * 256 + byte, 0);
}
