import { check, type NothingTyped, type Report } from '../../lib/iban/check';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';

/** A line of a batch, by its number from 1 with blank lines counted. */
export interface Line {
  readonly line: number;
  readonly input: string;
  readonly report: Report;
}

/** Lines between two looks at the signal and two words about progress. */
const BLOCK = 500;

/** Checks each line that holds anything. */
export function checkEach(text: string, job: Pick<Job, 'signal' | 'progress'>): Result<readonly Line[], NothingTyped> {
  const lines: Line[] = [];
  const inputs = text.split(/\r\n|\r|\n/);
  for (const [index, line] of inputs.entries()) {
    if (index % BLOCK === 0) {
      job.signal.throwIfAborted();
      job.progress(index, inputs.length);
    }
    for (const typed of codesIn(line)) {
      const result = check(typed);
      if (result.ok) lines.push({ line: index + 1, input: typed.trim(), report: result.value });
    }
  }
  return lines.length === 0 ? err({ code: 'nothing' }) : ok(lines);
}

/** Several codes on a line, where each piece between the separators begins as one; else the line as it is. */
function codesIn(line: string): readonly string[] {
  const pieces = line.split(/[;,\t；，、]/).filter((piece) => piece.trim() !== '');
  return pieces.every((piece) => /^\s*[A-Za-zＡ-Ｚａ-ｚ]{2}/.test(piece)) ? pieces : [line];
}
