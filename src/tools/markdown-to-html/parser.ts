import type { MarkdownIt, Token } from 'markdown-it';
import { isSafeAddress } from './addresses';
import { github } from './github';

export interface ParserOptions {
  /** Tables, strikethrough, task lists and links without brackets. */
  readonly github: boolean;
  /** HTML in the text counts; else it is text. */
  readonly html: boolean;
  readonly cjk: boolean;
  readonly breaks: boolean;
}

export interface RefusedAddress {
  readonly address: string;
  /** From 0; undefined for one that is given a name below the text. */
  readonly line: number | undefined;
}

export interface Parser {
  readonly parse: (text: string) => Token[];
  readonly render: (tokens: Token[]) => string;
  readonly escape: (text: string) => string;
  readonly refused: RefusedAddress[];
}

/** So many addresses are kept for the notes. */
const MOST_KEPT = 1000;

/** A parser for one text: it keeps what it refused. */
export async function makeParser({ github: isGithub, html, cjk, breaks }: ParserOptions): Promise<Parser> {
  const [{ default: Markdown }, { default: cjkFriendly }] = await Promise.all([
    import('markdown-it'),
    import('markdown-it-cjk-friendly'),
  ]);
  const md: MarkdownIt = new Markdown({ html, breaks });
  if (cjk) md.use(cjkFriendly);
  if (isGithub) github(md, cjk);
  else md.disable(['table', 'strikethrough']);

  const refused = new Map<string, RefusedAddress>();
  let line: number | undefined;
  md.validateLink = (address) => {
    if (isSafeAddress(address)) return true;
    if (refused.size < MOST_KEPT) refused.set(`${line} ${address}`, { address, line });
    return false;
  };
  md.core.ruler.at('inline', (state) => {
    for (const token of state.tokens) {
      if (token.type !== 'inline') continue;
      line = token.map?.[0];
      md.inline.parse(token.content, md, state.env, (token.children ??= []));
    }
  });

  const env = {};
  return {
    parse: (text) => md.parse(text, env),
    render: (tokens) => md.renderer.render(tokens, md.options, env),
    escape: md.utils.escapeHtml,
    get refused() {
      return [...refused.values()];
    },
  };
}
