import type { Token } from 'markdown-it';

export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly id: string;
}

/** All headings of a document, with ids as GitHub makes them; these are written into the tokens only when asked for. */
export function headingsOf(tokens: readonly Token[], writesIds: boolean): Heading[] {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const text = textOf(tokens[at + 1]?.children ?? []);
    const id = uniqueId(slugOf(text), taken);
    if (writesIds) token.attrSet('id', id);
    headings.push({ level: Number(token.tag.slice(1)), text, id });
  }
  return headings;
}

/** What one reads of a line. */
export function textOf(children: readonly Token[]): string {
  return children
    .map(({ type, content, children: inner }) => {
      if (type === 'text' || type === 'code_inline') return content;
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      return type === 'image' ? textOf(inner ?? []) : '';
    })
    .join('')
    .trim();
}

/** Lower case, without punctuation but hyphens and underscores, spaces as hyphens. */
export function slugOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
  return slug === '' ? 'section' : slug;
}

function uniqueId(slug: string, taken: Map<string, number>): string {
  let id = slug;
  let count = taken.get(slug) ?? 0;
  while (taken.has(id)) id = `${slug}-${++count}`;
  taken.set(slug, count);
  taken.set(id, taken.get(id) ?? 0);
  return id;
}

/** The headings as a nested list of links. */
export function contentsOf(headings: readonly Heading[], escape: (text: string) => string): string {
  const open: number[] = [];
  let html = '';
  for (const { level, text, id } of headings) {
    while (open.length > 1 && (open.at(-1) ?? 0) > level) {
      // What is deeper than all before it opened a list of its own, which a heading between the two continues.
      if ((open.at(-2) ?? 0) < level) break;
      open.pop();
      html += '</li>\n</ul>\n';
    }
    const last = open.at(-1);
    if (last === undefined || last < level) {
      open.push(level);
      html += `${last === undefined ? '' : '\n'}<ul>\n`;
    } else {
      open[open.length - 1] = level;
      html += '</li>\n';
    }
    html += `<li><a href="#${escape(encodeURI(wellFormed(id)))}">${escape(text)}</a>`;
  }
  html += open.map(() => '</li>\n</ul>\n').join('');
  return html === '' ? '' : `<nav class="contents">\n${html}</nav>\n`;
}

/** Half a character cannot be written into an address. */
const wellFormed = (text: string) => text.replaceAll(/\p{Cs}/gu, '\ufffd');
