import { firstSpanBehind } from '../spans';
import type { Token } from '../token';

const WORDS = new Set(
  (
    'add all alter analyze and any array as asc between begin by call cascade case check cluster collate column comment ' +
    'commit constraint create cross cube current database declare default delete desc describe distinct do drop else elsif end ' +
    'escape except exec execute exists explain fetch filter first following for foreign from full function go grant ' +
    'group grouping having if ilike in index inner insert intersect interval into is join key language last lateral left ' +
    'like limit loop materialized merge minus modify natural next no not null nulls of offset on only or order outer over ' +
    'partition pivot preceding primary procedure qualify range recursive references rename replace restrict return returning ' +
    'returns revoke right rollback rollup row rows schema select sequence set sets show some start table tablesample ' +
    'temp temporary then to top transaction trigger true false truncate unbounded union unique unpivot update upsert use ' +
    'using values view when where while window with within without'
  ).split(' '),
);

/** Comments, strings (a quotation mark doubled or behind a backslash ends none), quoted names, dollar quotes, numbers, words. */
const PIECE =
  /(--[^\r\n]*|\/\*[^]*?(?:\*\/|(?![^]))|^[ \t]*#[^\r\n]*)|('(?:[^'\\]|''|\\[^])*(?:'|(?![^]))|\$(\w*)\$[^]*?(?:\$\3\$|(?![^])))|("(?:[^"]|"")*(?:"|(?![^]))|`[^`]*(?:`|(?![^])))|((?<![\w$])\d[\d.]*(?:[eE][-+]?\d+)?\b)|([\p{L}_][\p{L}\p{N}_$]*)/gmu;

const KINDS = ['quiet', 'string', 'key', 'number', 'word'] as const;

/** A highlighter for the lines of a text in SQL of any dialect: what goes over line ends is found once, ahead. */
export function sqlHighlighter(text: string): (line: string, start: number) => Token[] {
  const spans = Uint32Array.from(spansOf(text));
  return (line, start) => {
    const tokens: Token[] = [];
    let done = 0;
    for (let n = firstSpanBehind(spans, 3, start); n * 3 < spans.length; n += 1) {
      const from = Math.max(0, (spans[n * 3] ?? 0) - start);
      const to = Math.min(line.length, (spans[n * 3 + 1] ?? 0) - start);
      if (from >= line.length) break;
      if (from > done) tokens.push({ text: line.slice(done, from) });
      const kind = KINDS[spans[n * 3 + 2] ?? 0];
      tokens.push({ text: line.slice(from, to), ...(kind && { kind }) });
      done = to;
    }
    if (done < line.length) tokens.push({ text: line.slice(done) });
    return tokens;
  };
}

/** Start, end and kind of each piece that has a colour. */
function spansOf(text: string): number[] {
  const spans: number[] = [];
  for (const match of text.matchAll(PIECE)) {
    const [piece, comment, string, , name, number] = match;
    const found = [comment, string, name, number].findIndex((text) => text !== undefined);
    if (found === -1 && !WORDS.has(piece.toLowerCase())) continue;
    spans.push(match.index, match.index + piece.length, found === -1 ? KINDS.indexOf('word') : found);
  }
  return spans;
}
