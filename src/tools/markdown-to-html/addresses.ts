/** Schemes that run something, or read what is on the reader's machine. */
const REFUSED = new Set(
  'javascript vbscript livescript jscript mocha data file blob filesystem view-source about jar feed'.split(' '),
);

const PICTURE_DATA = /^data:image\/(?:gif|png|jpe?g|webp|avif);/;

/**
 * Whether an address may stand in a link or as a picture: any but those with a refused scheme. As browsers do, what cannot be seen in it does not
 * count.
 */
export function isSafeAddress(address: string): boolean {
  const scheme = schemeOf(address);
  if (!REFUSED.has(scheme)) return true;
  return scheme === 'data' && PICTURE_DATA.test(beginning(address));
}

/** The scheme in lower case; `''` for an address that has none. */
export const schemeOf = (address: string): string => /^([a-z][a-z\d+.-]*):/.exec(beginning(address))?.[1] ?? '';

/** Browsers leave out line ends and tabs anywhere, and all controls and spaces in front. */
const beginning = (address: string) =>
  address
    .slice(0, 1000)
    // oxlint-disable-next-line no-control-regex -- Controls are what is meant.
    .replaceAll(/[\0-\x20]/g, '')
    .toLowerCase();
