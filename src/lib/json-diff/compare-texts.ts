import { err, ok, type Fault, type Result } from '../result';
import { compareSides, type ChangeTree } from './change-tree';
import { readIgnorePaths } from './ignore-paths';
import type { PairSettings } from './pair-children';
import { readSide, type ReadSide, type SideFault } from './read-side';
import { Side } from './side';

export interface CompareSettings extends PairSettings {
  /** JSON Pointers, one per line, with `*` for any one step: what they name does not count. */
  readonly ignore: string;
}

/** Why there is nothing to compare: one of the texts, or both, cannot be read. */
export interface DiffFault extends Fault {
  readonly code: 'cannot-read';
  readonly left: SideFault | undefined;
  readonly right: SideFault | undefined;
}

/** Two documents that were read and compared. */
export interface ComparedTexts {
  readonly left: ReadSide;
  readonly right: ReadSide;
  readonly leftSide: Side;
  readonly rightSide: Side;
  readonly tree: ChangeTree;
}

type Progress = (done: number, total: number) => void;

/** Reads both texts and compares them. Undefined while one of them is blank and the other one, if there is any, is right. */
export function compareTexts(
  left: string,
  right: string,
  settings: CompareSettings,
  progress: Progress = () => {},
): Result<ComparedTexts | undefined, DiffFault> {
  const total = left.length + right.length;
  // Reading takes about as long as comparing.
  const leftRead = isBlank(left) ? undefined : readSide(left, (done) => progress(Math.floor(done / 2), total));
  const rightRead = isBlank(right)
    ? undefined
    : readSide(right, (done) => progress(Math.floor((left.length + done) / 2), total));
  const leftFault = leftRead?.ok === false ? leftRead.fault : undefined;
  const rightFault = rightRead?.ok === false ? rightRead.fault : undefined;
  if (leftFault || rightFault) return err({ code: 'cannot-read', left: leftFault, right: rightFault });
  if (!leftRead?.ok || !rightRead?.ok) return ok(undefined);

  const { patterns } = readIgnorePaths(settings.ignore);
  const leftSide = new Side(leftRead.value.index, patterns);
  const rightSide = new Side(rightRead.value.index, patterns);
  const tree = compareSides(leftSide, rightSide, settings, (done, of) =>
    progress(Math.floor((total * (1 + done / of)) / 2), total),
  );
  return ok({ left: leftRead.value, right: rightRead.value, leftSide, rightSide, tree });
}

/** Tells whether there is nothing in a text, or nothing but white space. */
export function isBlank(text: string): boolean {
  return !/[^\s\ufeff]/.test(text);
}
