/** Cuts a text at each mark that no backslash escapes; the pieces keep their escapes. */
export function splitUnescaped(text: string, mark: string): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === mark) {
      pieces.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...pieces, text.slice(from)];
}

/** Takes the backslashes away; `\n` and `\N` are line feeds where the format has them (RFC 6350, section 3.4). */
export function unescapeText(text: string, hasLineFeeds: boolean): string {
  if (!hasLineFeeds) return text.replaceAll(/\\([^])/g, '$1');
  return text.replaceAll(/\\([^])/g, (_, next: string) => (next === 'n' || next === 'N' ? '\n' : next));
}

export interface MarkedField {
  /** In capitals. */
  readonly name: string;
  /** With its escapes. */
  readonly raw: string;
  readonly value: string;
}

/** The fields of a text such as `MECARD:N:…;TEL:…;;` behind its prefix, in their order. */
export function readMarkedFields(text: string): readonly MarkedField[] {
  return splitUnescaped(text, ';').flatMap((piece) => {
    const colon = piece.indexOf(':');
    if (colon <= 0) return [];
    const raw = piece.slice(colon + 1);
    return [{ name: piece.slice(0, colon).trim().toUpperCase(), raw, value: unescapeText(raw, false) }];
  });
}
