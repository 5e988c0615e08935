import { detectType } from '../../lib/file-signatures';
import { readDimensions } from '../../lib/picture-dimensions';
import type { MakePreview, Preview } from '../../operations/detect';
import { hasSecret } from './collect-codes';
import type { FoundCode } from './report';

/** Larger pictures are offered without a look into them. */
const MOST_PIXELS = 2_000_000;
/** So many codes are shown. */
const MOST_SHOWN = 4;

/** What the first look at a picture finds; undefined where there is no code in it. */
export const preview: MakePreview = async (_value, { bytes, isWhole }) => {
  if (!bytes) return undefined;
  const type = detectType(bytes)?.mimeType ?? '';
  const size = readDimensions(bytes, type);
  if (!isWhole || !size || size.width * size.height > MOST_PIXELS) return unopened(type, size);
  const { readPicture } = await import('./open-picture');
  const settings = { kinds: [], charset: 'auto', language: '', isQuick: true } as const;
  const job = { signal: new AbortController().signal, progress: () => undefined };
  const read = await readPicture(new Blob([Uint8Array.from(bytes)]), settings, job);
  if (!read.ok) return undefined;
  const whole = read.value.codes.filter(({ isDamaged }) => !isDamaged);
  if (whole.length === 0) return undefined;
  return { text: whole.slice(0, MOST_SHOWN).map(shownOf).join('\n') };
};

function unopened(type: string, size: { readonly width: number; readonly height: number } | undefined): Preview {
  return { text: size ? `${type} · ${size.width}×${size.height}` : type };
}

/** The text, but for those that hold a password or the like. */
function shownOf(code: FoundCode): string {
  if (!hasSecret(code)) return code.text;
  return code.card ? `${code.kind} · ${code.card.type}` : code.kind;
}
