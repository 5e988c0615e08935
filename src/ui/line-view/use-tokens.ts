import { useMemo } from 'react';
import { lineAt } from '../../lib/large-text';
import type { AnyText } from '../../lib/text-chunks';
import type { Token } from '../../lib/token';
import { colourLine, sliceTokens, type Highlight } from './colour';
import type { Row } from './rows';

/** Tokens of rows, kept while the text is the same, so that scrolling colours each line once. */
export function useTokens(text: AnyText, lines: Uint32Array, highlight: Highlight | undefined) {
  const kept = useMemo(
    () => ({
      text,
      lines,
      highlight,
      ofLine: new Map<number, readonly Token[]>(),
      ofRow: new Map<string, readonly Token[]>(),
    }),
    [text, lines, highlight],
  );
  return (row: Row): readonly Token[] => {
    const key = `${row.start}:${row.end}`;
    const known = kept.ofRow.get(key);
    if (known) return known;
    if (kept.ofRow.size > 2000) {
      kept.ofRow.clear();
      kept.ofLine.clear();
    }
    const tokens = tokensOfRow(row);
    kept.ofRow.set(key, tokens);
    return tokens;
  };

  function tokensOfRow(row: Row): readonly Token[] {
    if (highlight?.isByPlace) return colourLine(text.slice(row.start, row.end), highlight, row.start);
    const lineStart = lines[row.line] ?? 0;
    const nextStart = lines[row.line + 1] ?? text.length;
    // A line of megabytes is never cut out as a whole only to show a part of it.
    if (!highlight || nextStart - lineStart > 4000) return [{ text: text.slice(row.start, row.end) }];
    const tokens = kept.ofLine.get(row.line) ?? colourLine(lineAt(text, lines, row.line), highlight, lineStart);
    kept.ofLine.set(row.line, tokens);
    return row.isFirst && row.isLast ? tokens : sliceTokens(tokens, row.start - lineStart, row.end - lineStart);
  }
}
