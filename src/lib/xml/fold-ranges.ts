import { indexLines, lineOfOffset } from '../large-text';
import { KIND, at, kindOf, type XmlIndex } from './xml-index';

/** From the first to the last line of whatever has several, text apart; one range per line at most. */
export function foldRangesOf(index: XmlIndex): Uint32Array {
  const { text, count, starts, ends } = index;
  const lines = indexLines(text);
  const folds: number[] = [];
  let line = 0;
  let last = -1;
  for (let node = 0; node < count; node++) {
    if (kindOf(index, node) === KIND.text) continue;
    const start = at(starts, node);
    while (line + 1 < lines.length && at(lines, line + 1) <= start) line++;
    if (line === last) continue;
    const end = lineOfOffset(lines, at(ends, node) - 1);
    if (end <= line) continue;
    folds.push(line + 1, end + 1);
    last = line;
  }
  return Uint32Array.from(folds);
}
