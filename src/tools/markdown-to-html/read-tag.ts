export interface Attribute {
  /** In lower case. */
  readonly name: string;
  /** As it is written, with its character references; undefined where it has none. */
  readonly value: string | undefined;
}

export interface Tag {
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: readonly Attribute[];
  /** Behind its `>`. */
  readonly end: number;
}

const NAME = /[^\s/>]*/y;
const BLANKS = /[\s/]*/y;
const ATTRIBUTE = /[^\s/>][^\s/>=]*/y;
const EQUALS = /\s*=\s*/y;
const UNQUOTED = /[^\s>]*/y;

/** The tag that begins at a `<`, as the standard of HTML reads it; undefined where its `>` is missing. */
export function readTag(html: string, at: number): Tag | undefined {
  const isEnd = html.charAt(at + 1) === '/';
  let position = at + (isEnd ? 2 : 1);
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = position;
    const taken = pattern.exec(html)?.[0] ?? '';
    position += taken.length;
    return taken;
  };
  const name = take(NAME).toLowerCase();
  const attributes = new Map<string, Attribute>();
  for (;;) {
    take(BLANKS);
    if (position >= html.length) return undefined;
    if (html.charAt(position) === '>') break;
    const attribute = take(ATTRIBUTE).toLowerCase();
    let value: string | undefined;
    if (take(EQUALS) !== '') {
      const quote = html.charAt(position);
      if (quote === '"' || quote === "'") {
        const end = html.indexOf(quote, position + 1);
        if (end < 0) return undefined;
        value = html.slice(position + 1, end);
        position = end + 1;
      } else value = take(UNQUOTED);
    }
    // Of two with one name the first counts.
    if (!attributes.has(attribute)) attributes.set(attribute, { name: attribute, value });
  }
  return { name, isEnd, attributes: [...attributes.values()], end: position + 1 };
}
