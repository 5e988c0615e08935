import type { Delimiter, MarkdownIt, StateInline } from 'markdown-it';

const TILDE = 0x7e;
/** A run of one tilde ends at another of one only, so the two kinds of runs are known by different numbers. */
const MARKERS: readonly number[] = [0, 0x1007e, TILDE];

/** The strikethrough of GitHub: one or two tildes on both sides, the same number. */
export function strikethrough(md: MarkdownIt): void {
  md.inline.ruler.at('strikethrough', tokenize);
  md.inline.ruler2.at('strikethrough', (state) => {
    strike(state, state.delimiters);
    for (const meta of state.tokens_meta) if (meta?.delimiters) strike(state, meta.delimiters);
    return true;
  });
}

function tokenize(state: StateInline, silent: boolean): boolean {
  if (silent || state.src.charCodeAt(state.pos) !== TILDE) return false;
  const { length, can_open: open, can_close: close } = state.scanDelims(state.pos, true);
  const token = state.push('text', '', 0);
  token.content = '~'.repeat(length);
  state.pos += length;
  const marker = MARKERS[length];
  if (marker) state.delimiters.push({ marker, length: 0, token: state.tokens.length - 1, end: -1, open, close });
  return true;
}

function strike(state: StateInline, delimiters: readonly Delimiter[]): void {
  for (const start of delimiters) {
    const end = start.end === -1 || !MARKERS.includes(start.marker) ? undefined : delimiters[start.end];
    if (!end) continue;
    for (const [delimiter, type, nesting] of [
      [start, 's_open', 1],
      [end, 's_close', -1],
    ] as const) {
      const token = state.tokens[delimiter.token];
      if (!token) continue;
      Object.assign(token, { type, tag: 's', nesting, markup: token.content, content: '' });
    }
  }
}
