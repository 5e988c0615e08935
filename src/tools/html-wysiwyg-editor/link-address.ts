/** What a browser takes away before it reads an address: blanks and control characters around it, line breaks and tabs within. */
// oxlint-disable-next-line no-control-regex
const IGNORED = /^[\0-\x20]+|(?<![\0-\x20])[\0-\x20]+$|[\t\n\r]/g;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const LINKED = new Set(['http', 'https', 'mailto', 'tel']);
const PICTURED = new Set(['http', 'https']);
const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/i;

/** The address as a browser reads it (URL Standard, 4.4), not resolved. */
export function cleanAddress(address: string): string {
  return address.replace(IGNORED, '');
}

function schemeOf(address: string): string | undefined {
  return SCHEME.exec(address)?.[1]?.toLowerCase();
}

/** Whether a link may lead to a cleaned address: http, https, mailto, tel, or relative, also to the scheme. */
export function isLinkAllowed(address: string): boolean {
  const scheme = schemeOf(address);
  return address !== '' && (scheme === undefined || LINKED.has(scheme));
}

/** Whether a picture may come from a cleaned address: http, https, relative, or pixels in a data URI (an SVG could hold scripts). */
export function isPictureAllowed(address: string): boolean {
  const scheme = schemeOf(address);
  return address !== '' && (scheme === undefined || PICTURED.has(scheme) || RASTER.test(address));
}

/** Whether the picture is in the address itself, so that showing it asks nobody. */
export function isPictureInside(address: string): boolean {
  return RASTER.test(address);
}
