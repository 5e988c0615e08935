import type { MarkdownIt, StateBlock, StateCore, StateInline, Token } from 'markdown-it';

/** `[^name]:` where a footnote is written, `[^name]` where it is referred to. */
const DEFINITION = /^\[\^([^\]\s]{1,200})\]:[ \t]*/;
const REFERENCE = /\[\^([^\]\s]{1,200})\]/y;

/** Further lines of a footnote are indented so. */
const INDENT = 4;

const OPEN = 'footnote_open';
const CLOSE = 'footnote_close';
const CALL = 'footnote_call';

/** Footnotes as GitHub has them: numbered in the order in which they are referred to, at the end of the document. */
export function footnotes(md: MarkdownIt): void {
  md.block.ruler.before('reference', 'footnote', define, { alt: ['paragraph', 'reference'] });
  md.inline.ruler.before('link', 'footnote', call);
  md.core.ruler.push('footnotes', gather);
}

/** Footnotes in footnotes: each level is parsed once more. */
const DEEPEST = 10;

interface Defined {
  readonly names: Set<string>;
  depth: number;
}

/** What is defined, in the environment of one text. */
function definedIn(env: object): Defined {
  // The environment belongs to who parses; nobody else uses this name.
  const own = env as { footnotes?: Defined };
  return (own.footnotes ??= { names: new Set(), depth: 0 });
}

function define(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= INDENT) return false;
  const found = DEFINITION.exec(state.src.slice(start, state.eMarks[startLine]));
  const defined = definedIn(state.env);
  if (!found || defined.depth >= DEEPEST) return false;
  if (silent) return true;
  const name = state.md.utils.normalizeReference(found[1] ?? '');
  const end = endOfDefinition(state, startLine, endLine);
  const first = state.src.slice(start + found[0].length, state.eMarks[startLine]);
  const text = first + '\n' + state.getLines(startLine + 1, end, state.blkIndent + INDENT, false);
  const inner: Token[] = [];
  const isFirst = !defined.names.has(name);
  defined.names.add(name);
  defined.depth++;
  state.md.block.parse(text, state.md, state.env, inner);
  defined.depth--;
  for (const token of inner) {
    if (token.map) token.map = [token.map[0] + startLine, token.map[1] + startLine];
  }
  state.push(OPEN, '', 0).meta = { name, isFirst };
  for (const token of inner) state.tokens.push(token);
  state.push(CLOSE, '', 0);
  state.line = end;
  return true;
}

/** The first line that is not of a footnote: its lines are indented, or go on with its last paragraph. */
function endOfDefinition(state: StateBlock, startLine: number, endLine: number): number {
  const ends = state.md.block.ruler.getRules('paragraph');
  let end = startLine + 1;
  let isOpen = true;
  for (let line = end; line < endLine; line++) {
    if (state.isEmpty(line)) {
      isOpen = false;
      continue;
    }
    const indent = (state.sCount[line] ?? 0) - state.blkIndent;
    if (indent < 0) break;
    const goesOn = indent >= INDENT || (isOpen && !ends.some((rule) => rule(state, line, endLine, true)));
    if (!goesOn) break;
    isOpen = true;
    end = line + 1;
  }
  return end;
}

function call(state: StateInline, silent: boolean): boolean {
  if (state.src.charAt(state.pos) !== '[') return false;
  REFERENCE.lastIndex = state.pos;
  const found = REFERENCE.exec(state.src);
  if (!found) return false;
  const name = state.md.utils.normalizeReference(found[1] ?? '');
  if (!definedIn(state.env).names.has(name)) return false;
  if (!silent) state.push(CALL, '', 0).meta = { name };
  state.pos += found[0].length;
  return true;
}

interface Footnote {
  readonly tokens: readonly Token[];
  number: number;
  calls: number;
}

/** Takes the footnotes out of the text, numbers them and writes those that are referred to below it. */
function gather(state: StateCore): void {
  const notes = new Map<string, Footnote>();
  const text = takeNotes(state.tokens, notes);
  if (notes.size === 0) return;
  const called: Footnote[] = [];
  numberCalls(text, notes, called);
  // Footnotes may refer to others, which are added while the list is gone through.
  for (const { tokens } of called) numberCalls(tokens, notes, called);
  if (called.length > 0) {
    text.push(html(state, '<section class="footnotes">\n<ol>\n'));
    for (const note of called) {
      text.push(html(state, `<li id="fn-${note.number}">\n`));
      for (const token of withWaysBack(state, note)) text.push(token);
      text.push(html(state, '</li>\n'));
    }
    text.push(html(state, '</ol>\n</section>\n'));
  }
  state.tokens = text;
}

/** The tokens without those of footnotes; of two with one name the first counts. */
function takeNotes(tokens: readonly Token[], notes: Map<string, Footnote>): Token[] {
  const text: Token[] = [];
  const open: Token[][] = [text];
  for (const token of tokens) {
    if (token.type === OPEN) {
      const inner: Token[] = [];
      open.push(inner);
      const { name, isFirst } = token.meta as { name: string; isFirst: boolean };
      if (isFirst || !notes.has(name)) notes.set(name, { tokens: inner, number: 0, calls: 0 });
    } else if (token.type === CLOSE) open.pop();
    else open.at(-1)?.push(token);
  }
  return text;
}

function numberCalls(tokens: readonly Token[], notes: ReadonlyMap<string, Footnote>, called: Footnote[]): void {
  for (const { children } of tokens) {
    for (const token of children ?? []) {
      const note = token.type === CALL ? notes.get((token.meta as { name: string }).name) : undefined;
      if (!note) continue;
      if (note.number === 0) note.number = called.push(note);
      note.calls++;
      token.type = 'html_inline';
      token.content = `<sup><a href="#fn-${note.number}" id="${callId(note.number, note.calls)}">${note.number}</a></sup>`;
    }
  }
}

const callId = (number: number, call: number) => `fnref-${number}${call > 1 ? `-${call}` : ''}`;

/** A footnote with links to where it is referred to, in its last paragraph. */
function withWaysBack(state: StateCore, { tokens, number, calls }: Footnote): readonly Token[] {
  const ways = Array.from({ length: calls }, (_, n) => `<a href="#${callId(number, n + 1)}">↩</a>`).join(' ');
  const last = tokens.at(-1)?.type === 'paragraph_close' ? tokens.at(-2) : undefined;
  if (!last?.children) return [...tokens, html(state, `<p>${ways}</p>\n`)];
  const token = new state.Token('html_inline', '', 0);
  token.content = ` ${ways}`;
  last.children.push(token);
  return tokens;
}

function html(state: StateCore, content: string): Token {
  const token = new state.Token('html_block', '', 0);
  token.content = content;
  return token;
}
