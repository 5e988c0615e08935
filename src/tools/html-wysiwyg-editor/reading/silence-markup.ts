/** The attribute that holds what stood in `style`. */
export const HELD_STYLE = 'data-held-style';

export interface Silenced {
  readonly html: string;
  /** Event handlers that were cut out. */
  readonly handlers: number;
  /** `<style>` elements that were cut out. */
  readonly styleSheets: number;
  /** `<base>` elements that were cut out: they would turn every relative address that is read. */
  readonly bases: number;
}

const NAME = /<(\/?)([a-z][^\t\n\f\r />]*)/iy;
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r >]+)?)?/y;
const COMMENT_END = /--!?>/g;
/** Elements whose content is text up to their end tag, whatever it looks like. */
const TEXT_ONLY = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'textarea', 'title']);

/**
 * Takes out of HTML what a browser reports to the console as soon as it is parsed, even where nothing of it could run: under
 * this site's policy those are `style` attributes (kept under another name), event handlers, style sheets and bases. It reads tags
 * by the tokenizer's rules (HTML Living Standard, 13.2.5) but is no guard: what it misses is dropped later.
 */
export function silenceMarkup(html: string): Silenced {
  const kept: string[] = [];
  let [from, at, handlers, styleSheets, bases] = [0, 0, 0, 0, 0];
  const cut = (start: number, end: number, replacement: string) => {
    kept.push(html.slice(from, start), replacement);
    from = end;
  };

  /** Cuts out from where a tag begins, with what of it was kept already. */
  const cutTag = (before: { pieces: number; from: number }, start: number, end: number) => {
    kept.length = before.pieces;
    from = before.from;
    cut(start, end, '');
  };

  for (;;) {
    const start = html.indexOf('<', at);
    if (start < 0) break;
    NAME.lastIndex = start;
    const tag = NAME.exec(html);
    if (!tag) {
      at = afterMarkup(html, start);
      continue;
    }
    at = NAME.lastIndex;
    const before = { pieces: kept.length, from };
    for (;;) {
      ATTRIBUTE.lastIndex = at;
      const attribute = ATTRIBUTE.exec(html);
      const name = attribute?.[1];
      if (name === undefined) break;
      if (/^on/i.test(name)) {
        handlers += 1;
        cut(at, ATTRIBUTE.lastIndex, ' ');
      } else if (name.toLowerCase() === 'style') {
        const nameAt = html.indexOf(name, at);
        cut(nameAt, nameAt + name.length, HELD_STYLE);
      }
      at = ATTRIBUTE.lastIndex;
    }
    at = indexAfter(html, '>', at);
    const element = tag[2]?.toLowerCase() ?? '';
    if (element === 'base') {
      bases += 1;
      cutTag(before, start, at);
    }
    if (tag[1] === '' && TEXT_ONLY.has(element)) {
      at = afterText(html, at, element);
      if (element === 'style') {
        styleSheets += 1;
        cutTag(before, start, at);
      }
    } else if (tag[1] === '' && element === 'plaintext') at = html.length;
  }
  kept.push(html.slice(from));
  return { html: kept.join(''), handlers, styleSheets, bases };
}

/** After the next occurrence; the end when there is none. */
function indexAfter(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

/** After a `<` that begins no tag: a comment, a declaration, or a mere sign. */
function afterMarkup(html: string, start: number): number {
  if (html.startsWith('<!--', start)) {
    const closed = /^-?>/.exec(html.slice(start + 4, start + 6));
    if (closed) return start + 4 + closed[0].length;
    COMMENT_END.lastIndex = start + 4;
    return COMMENT_END.exec(html) ? COMMENT_END.lastIndex : html.length;
  }
  return /[!?/]/.test(html.charAt(start + 1)) ? indexAfter(html, '>', start + 1) : start + 1;
}

/** After the end tag of an element that holds text only. */
function afterText(html: string, from: number, element: string): number {
  const end = new RegExp(`</${element}(?=[\\t\\n\\f\\r />])`, 'gi');
  end.lastIndex = from;
  return end.exec(html) ? indexAfter(html, '>', end.lastIndex) : html.length;
}
