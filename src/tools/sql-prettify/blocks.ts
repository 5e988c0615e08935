import { isComment, linesOf, type SqlToken } from './sql-token';

/** Where lines begin because of the blocks of Transact-SQL, which the library has no grammar for. */
export interface BlockLines {
  /** How far each token is indented because of the blocks that it stands in. */
  readonly depths: Uint16Array<ArrayBuffer>;
  /** 1 for each token that begins a line, 2 if no empty line stands before it either. */
  readonly starts: Uint8Array<ArrayBuffer>;
}

/** Blocks further in are not indented further: lines would be longer than what stands in them. */
const DEEPEST = 50;
const NO_BLOCK = /^(?:TRAN|TRANSACTION|DISTRIBUTED|DIALOG|CONVERSATION)$/i;
/** Words that belong to the BEGIN or END before them. */
const KIND_OF_BLOCK = /^(?:TRY|CATCH)$/i;

export function findBlocks(tokens: readonly SqlToken[]): BlockLines {
  const depths = new Uint16Array(tokens.length);
  const starts = new Uint8Array(tokens.length);
  /** Whether each of what is open is a block, or else a CASE. */
  const open: boolean[] = [];
  let depth = 0;
  for (const [i, token] of tokens.entries()) {
    const word = wordAt(tokens, i);
    if (token.type === 'CASE') open.push(false);
    else if (word === 'END') {
      if (open.pop()) {
        depth--;
        starts[i] = 2;
        startBehind(i, 1);
      }
    } else if (word === 'ELSE' && open.at(-1) !== false) starts[i] = 2;
    depths[i] = Math.min(depth, DEEPEST);
    if (word === 'BEGIN') {
      starts[i] ||= 1;
      startBehind(i, 2);
      open.push(true);
      depth++;
    }
  }
  return { depths, starts };

  function startBehind(i: number, how: 1 | 2): void {
    const next = KIND_OF_BLOCK.test(tokens[i + 1]?.raw ?? '') ? i + 2 : i + 1;
    const token = tokens[next];
    // A line of its own would make the end of a batch of GO.
    if (token && !isComment(token) && token.type !== 'DELIMITER' && !/^GO$/iu.test(token.raw)) starts[next] = how;
  }
}

function wordAt(tokens: readonly SqlToken[], i: number): 'BEGIN' | 'END' | 'ELSE' | undefined {
  const { raw = '', type = '' } = tokens[i] ?? {};
  const isName = tokens[i - 1]?.raw === '.' || tokens[i + 1]?.raw === '.';
  if (isName || NO_BLOCK.test(tokens[i + 1]?.raw ?? '')) return undefined;
  if (type === 'END' || type === 'ELSE') return type;
  return /^BEGIN$/iu.test(raw) && type.startsWith('RESERVED_') ? 'BEGIN' : undefined;
}

/** The white space before a token, with the lines and the indent that blocks ask for. */
export function gapInBlocks({ depths, starts }: BlockLines, i: number, gap: string, indent: string): string {
  const inner = indent.repeat(depths[i] ?? 0);
  if (i === 0) return gap;
  if (starts[i] === 2) return `\n${inner}`;
  if (starts[i] === 1) return `${linesOf(gap)}${inner}`;
  return gap.replace(/\n(?=[^\n]*$)/u, `\n${inner}`);
}
