/** So long a piece is at least, in UTF-16 units: a page draws one in a few milliseconds. */
const PIECE = 10_000;

/** What cannot be cut, such as a table, takes its time as a whole; and a page gets slow when it is very long. */
const LONGEST_PIECE = 500_000;
const LONGEST_PREVIEW = 3_000_000;

export interface PreviewPieces {
  readonly pieces: readonly string[];
  /** The preview ends before the document does. */
  readonly isCut: boolean;
}

/** A body in pieces of which each is whole, as the preview shows it. */
export function previewPieces(html: string, cuts: readonly number[]): PreviewPieces {
  const pieces: string[] = [];
  let from = 0;
  for (const cut of [...cuts, html.length]) {
    if (cut === from || (cut - from < PIECE && cut < html.length)) continue;
    if (cut > LONGEST_PREVIEW || cut - from > LONGEST_PIECE) return { pieces, isCut: true };
    pieces.push(forPreview(html.slice(from, cut)));
    from = cut;
  }
  return { pieces, isCut: false };
}

/**
 * Pictures from elsewhere are not fetched: their text and address stand in their place. Links open in a new tab; those to a place in the document stay in
 * the frame, and those to a file beside it, which is not here, lead nowhere. The markup is our own, so that its tags end at their first `>`.
 */
function forPreview(html: string): string {
  return html.replaceAll(/<(img|a) ([^<>]*)>/g, (tag, name: string, attributes: string) => {
    const address = attributeIn(attributes, name === 'img' ? 'src' : 'href');
    if (name === 'img') return /^data:/i.test(address) ? tag : standIn(address, attributeIn(attributes, 'alt'));
    const others = attributes.replace(/(?:^|\s)href="[^"]*"/, '');
    const rest = others === '' || others.startsWith(' ') ? others : ` ${others}`;
    if (address.startsWith('#')) return `<a href="about:srcdoc${address}"${rest}>`;
    if (!/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address))
      return `<a${rest}${rest.includes(' title=') ? '' : ` title="${address}"`}>`;
    return `<a href="${address}" target="_blank" rel="noopener noreferrer"${rest}>`;
  });
}

const attributeIn = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

const standIn = (address: string, alt: string) =>
  `<span class="md-picture" title="${address}">${alt === '' ? '' : `<b>${alt}</b> `}${address}</span>`;

/** How many pictures of a body are not shown in its preview. */
export function countRemote(html: string): number {
  let count = 0;
  for (const [, attributes = ''] of html.matchAll(/<img ([^<>]*)>/g))
    if (!/^data:/i.test(attributeIn(attributes, 'src'))) count++;
  return count;
}
