import { filledLines, isBinary, LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

const DIGEST = '(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})';
/** As `sha256sum` writes it, or as BSD does. */
const LINE = new RegExp(
  String.raw`^(?:\\?${DIGEST}[ \t]+[ *]?\S.{0,4096}|[A-Z][\w/-]{1,15} \(.{1,4096}\) = ${DIGEST})$`,
  'i',
);
const BARE = new RegExp(`^${DIGEST}$`, 'i');

/** Lines of a checksum file; a digest alone; any file that is no text. */
export const detect: Detect = (sample) => {
  if (isBinary(sample)) return { likelihood: LIKELIHOOD.possible, direction: 'file' };
  const lines = filledLines(sample);
  const judged = lines.slice(0, 200);
  if (lines.length > 0 && judged.every((line) => LINE.test(line))) {
    return { likelihood: LIKELIHOOD.unmistakable, direction: 'expected' };
  }
  const text = shortLine(sample);
  return BARE.test(text) && !/^\d+$/.test(text) ? { likelihood: 0.6, direction: 'expected' } : undefined;
};
