/** Pixels. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** The size that a picture's header tells; undefined where the beginning does not hold it or the format is another. */
export function readDimensions(head: Uint8Array, mimeType: string): Dimensions | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    const found = READERS[mimeType]?.(view);
    return found && found.width > 0 && found.height > 0 ? found : undefined;
  } catch (error) {
    // Cut off before the size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type Reader = (view: DataView) => Dimensions | undefined;

const READERS: Readonly<Record<string, Reader>> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/bmp': readBmp,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
  'image/vnd.microsoft.icon': (view) => ({ width: view.getUint8(6) || 256, height: view.getUint8(7) || 256 }),
  'image/avif': readIsoImage,
  'image/heic': readIsoImage,
  'image/heif': readIsoImage,
  'image/svg+xml': readSvg,
};

/** Width and height of the root element in pixels, else its view box. */
function readSvg(view: DataView): Dimensions | undefined {
  const text = new TextDecoder().decode(view);
  const root = /<(?:[\w-]+:)?svg\b[^>]*>/i.exec(text)?.[0] ?? '';
  const pixels = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(root)?.[1];
  const box = /\sviewBox\s*=\s*["']([^"']*)["']/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/);
  const [width, height] = [pixels('width') ?? box?.[2], pixels('height') ?? box?.[3]].map(Number);
  return width && height ? { width, height } : undefined;
}

function readBmp(view: DataView): Dimensions {
  // The oldest header has words; a negative height means that rows go from top to bottom.
  if (view.getUint32(14, true) === 12) return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}

/** The first start-of-frame segment (ITU T.81, B.2.2). */
function readJpeg(view: DataView): Dimensions | undefined {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    const length = view.getUint16(at + 2);
    if (length < 2 || marker === 0xda || marker === 0xd9) return undefined;
    at += 2 + length;
  }
}

/** The three forms of the first chunk (RFC 9649). */
function readWebp(view: DataView): Dimensions | undefined {
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (view.getUint32(12)) {
    case 0x56503858: // VP8X
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 0x5650384c: {
      // VP8L
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 0x56503820: // VP8 and a space
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}

/** The largest `ispe` property (ISO/IEC 23008-12): tiles and thumbnails have smaller ones of their own. */
function readIsoImage(view: DataView): Dimensions | undefined {
  let best: Dimensions | undefined;
  for (let at = 8; at + 16 <= view.byteLength; at++) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!best || found.width * found.height > best.width * best.height) best = found;
  }
  return best;
}
