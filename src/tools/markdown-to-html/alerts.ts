import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/** The line that makes an alert of a quotation. */
const MARK = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** Quotations that begin with `[!NOTE]` and the like, as GitHub shows them. */
export function alerts(md: MarkdownIt): void {
  md.core.ruler.before('inline', 'alerts', (state) => {
    const written: Token[] = [];
    let at = 0;
    while (at < state.tokens.length) {
      const skipped = makeAlert(state, at, written);
      for (const token of state.tokens.slice(at + skipped, at + skipped + 1)) written.push(token);
      at += skipped + 1;
    }
    state.tokens = written;
  });
}

/** Writes the beginning of an alert, if one begins at a token; answers how many tokens that was. */
function makeAlert(state: StateCore, at: number, written: Token[]): number {
  const [quotation, paragraph, inline, end, next] = state.tokens.slice(at, at + 5);
  // Only in the text itself: within lists and other quotations GitHub knows none.
  if (quotation?.type !== 'blockquote_open' || quotation.level !== 0) return 0;
  if (paragraph?.type !== 'paragraph_open' || inline?.type !== 'inline' || !end) return 0;
  const [mark, kind = ''] = MARK.exec(inline.content) ?? [];
  const isAlone = inline.content.length === mark?.length;
  // An alert without a text is none.
  if (mark === undefined || (isAlone && next?.type === 'blockquote_close')) return 0;
  let last = at + 1;
  while (state.tokens[last] && state.tokens[last]?.level !== 0) last++;
  const close = state.tokens[last];
  if (close?.type !== 'blockquote_close') return 0;
  const name = kind.toLowerCase();
  quotation.tag = 'div';
  quotation.attrSet('class', `markdown-alert markdown-alert-${name}`);
  close.tag = 'div';
  const title = new state.Token('html_block', '', 0);
  title.content = `<p class="markdown-alert-title">${name.charAt(0).toUpperCase()}${name.slice(1)}</p>\n`;
  written.push(quotation, title);
  if (isAlone) return 4;
  inline.content = inline.content.slice(mark.length);
  if (inline.map) inline.map = [inline.map[0] + 1, inline.map[1]];
  return 1;
}
