import type { MarkdownIt, StateInline, Token } from 'markdown-it';

const TERMINATORS = new Set([...'\n!#$%&*+-:<=>@[\\]^_`{}~'].map((character) => character.charCodeAt(0)));

/** What ends an address that stands in Chinese or Japanese text without a space. */
const CJK_END = /[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\u2018-\u201f\u2026]/;

const HOST = /[\p{L}\p{M}\p{N}_.-]*/uy;

const SCHEMES = ['https', 'http', 'ftp'] as const;

/** The extended autolinks of GitHub flavoured Markdown: `www.`, `http://`, `https://`, `ftp://` and mail addresses. */
export function autolinks(md: MarkdownIt, isCjkFriendly: boolean): void {
  // Text ends where an address may begin; else it would be passed over.
  md.inline.ruler.at('text', plainText);
  md.inline.ruler.before('text', 'www', (state, silent) => www(state, silent, isCjkFriendly));
  md.inline.ruler.at('linkify', (state, silent) => url(state, silent, isCjkFriendly));
  md.core.ruler.after('text_join', 'mail', ({ tokens, Token }) => {
    for (const token of tokens)
      if (token.children?.some(({ content }) => content.includes('@')))
        token.children = withMail(token.children, Token);
  });
}

function plainText(state: StateInline, silent: boolean): boolean {
  let end = state.pos;
  while (end < state.posMax && !TERMINATORS.has(state.src.charCodeAt(end))) end++;
  if (end === state.pos) return false;
  const address = state.src.slice(state.pos + 1, end).indexOf('www.');
  if (address >= 0) end = state.pos + 1 + address;
  if (!silent) state.pending += state.src.slice(state.pos, end);
  state.pos = end;
  return true;
}

function www(state: StateInline, silent: boolean, isCjkFriendly: boolean): boolean {
  const { src, pos } = state;
  if (state.linkLevel > 0 || !src.startsWith('www.', pos)) return false;
  // After white space or one of these, says GitHub; in Chinese or Japanese there is no space.
  if (pos > 0 && !/[\s*_~(]/.test(src.charAt(pos - 1)) && !(isCjkFriendly && src.charCodeAt(pos - 1) > 0x2e7f))
    return false;
  const end = endOfAddress(state, pos, { host: pos, isShort: false, isCjkFriendly });
  if (end === undefined) return false;
  if (!silent) pushLink(state, src.slice(pos, end), 'http://');
  state.pos = end;
  return true;
}

/** Stands at the colon; the scheme is text already. */
function url(state: StateInline, silent: boolean, isCjkFriendly: boolean): boolean {
  const { src, pos } = state;
  if (state.linkLevel > 0 || !src.startsWith('://', pos)) return false;
  const scheme = SCHEMES.find((name) => src.slice(Math.max(0, pos - name.length), pos).toLowerCase() === name);
  if (!scheme) return false;
  const start = pos - scheme.length;
  if (start > 0 && /[a-z\d]/i.test(src.charAt(start - 1))) return false;
  if (!silent && !state.pending.toLowerCase().endsWith(scheme)) return false;
  const end = endOfAddress(state, start, { host: pos + 3, isShort: true, isCjkFriendly });
  if (end === undefined) return false;
  if (!silent) {
    state.pending = state.pending.slice(0, -scheme.length);
    pushLink(state, src.slice(start, end), '');
  }
  state.pos = end;
  return true;
}

function pushLink(state: StateInline, shown: string, prefix: string): void {
  const open = state.push('link_open', 'a', 1);
  open.attrs = [['href', state.md.normalizeLink(prefix + shown)]];
  open.markup = 'autolink';
  open.info = 'auto';
  state.push('text', '', 0).content = shown;
  const close = state.push('link_close', 'a', -1);
  close.markup = 'autolink';
  close.info = 'auto';
}

interface Kind {
  /** Where its host begins. */
  readonly host: number;
  /** Whether a host of one label will do. */
  readonly isShort: boolean;
  readonly isCjkFriendly: boolean;
}

function endOfAddress(state: StateInline, start: number, { host, isShort, isCjkFriendly }: Kind): number | undefined {
  const { src, posMax } = state;
  // The host first: what has none is known without a look at all that follows.
  HOST.lastIndex = host;
  const labels = (HOST.exec(src)?.[0] ?? '').split('.');
  const named = labels.filter((label) => label !== '');
  if (named.length < (isShort ? 1 : 2) || labels[0] === '') return undefined;
  if (named.slice(-2).some((label) => label.includes('_'))) return undefined;
  let end = host;
  let open = 0;
  for (; end < posMax; end++) {
    const character = src.charAt(end);
    if (/[\s<]/.test(character) || (isCjkFriendly && CJK_END.test(character))) break;
    if (character === '[') open++;
    // The end of a link's text, in which the address stands.
    if (character === ']' && open-- === 0) break;
  }
  const last = withoutTail(src, start, end);
  return last > host ? last : undefined;
}

/** Punctuation at the end is not part of an address, nor is a parenthesis that closes none in it or what looks like an entity. */
function withoutTail(src: string, start: number, end: number): number {
  let last = end;
  let excess = 0;
  for (const character of src.slice(start, end)) excess += character === ')' ? 1 : character === '(' ? -1 : 0;
  while (last > start) {
    const character = src.charAt(last - 1);
    if (character === ')') {
      if (excess <= 0) return last;
      excess--;
      last--;
    } else if (character === ';') {
      let begin = last - 1;
      while (begin > start && /[a-z\d]/i.test(src.charAt(begin - 1))) begin--;
      last = begin < last - 1 && src.charAt(begin - 1) === '&' ? begin - 1 : last - 1;
    } else if (`?!.,:*_~'"`.includes(character)) last--;
    else return last;
  }
  return last;
}

type NewToken = new (type: string, tag: string, nesting: -1 | 0 | 1) => Token;

/** The tokens of a line with its mail addresses as links. */
function withMail(children: readonly Token[], TokenOf: NewToken): Token[] {
  const all: Token[] = [];
  let depth = 0;
  for (const child of children) {
    if (child.type === 'link_open') depth++;
    if (child.type === 'link_close') depth--;
    if (depth > 0 || child.type !== 'text') {
      all.push(child);
      continue;
    }
    let done = 0;
    const text = (from: number, to: number) => {
      if (to <= from) return;
      const token = new TokenOf('text', '', 0);
      token.content = child.content.slice(from, to);
      all.push(token);
    };
    for (const [from, to] of mailIn(child.content)) {
      text(done, from);
      const open = new TokenOf('link_open', 'a', 1);
      open.attrs = [['href', `mailto:${child.content.slice(from, to)}`]];
      all.push(open);
      text(from, to);
      all.push(new TokenOf('link_close', 'a', -1));
      done = to;
    }
    if (done === 0) all.push(child);
    else text(done, child.content.length);
  }
  return all;
}

/** Where mail addresses stand. */
function* mailIn(text: string): Generator<readonly [from: number, to: number]> {
  let done = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let from = at;
    while (from > done && /[\w.+-]/.test(text.charAt(from - 1))) from--;
    let to = at + 1;
    while (to < text.length && /[\w.-]/.test(text.charAt(to))) to++;
    // What begins another address, or goes on after a plus, is none.
    const isCut = text.charAt(to) === '@' || text.charAt(to) === '+';
    while (to > at + 1 && text.charAt(to - 1) === '.') to--;
    const labels = text.slice(at + 1, to).split('.');
    if (isCut || from === at || labels.length < 2 || labels.includes('') || /[-_]$/.test(text.slice(at, to))) continue;
    yield [from, to];
    done = to;
  }
}
