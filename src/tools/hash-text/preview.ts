import type { MakePreview } from '../../operations/detect';

/** What most often gives so many digits. */
const USUAL: ReadonlyMap<number, string> = new Map([
  [32, 'MD5'],
  [40, 'SHA-1'],
  [56, 'SHA-224'],
  [64, 'SHA-256'],
  [96, 'SHA-384'],
  [128, 'SHA-512'],
]);

/** The usual algorithm of a digest. */
export const preview: MakePreview = (_, { text }) => {
  const digest =
    /(?<![\da-f])(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{56}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})(?![\da-f])/i.exec(
      text.slice(0, 5000),
    )?.[0];
  const algorithm = USUAL.get(digest?.length ?? 0);
  return algorithm === undefined ? undefined : { text: algorithm };
};
