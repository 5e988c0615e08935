import type { WordText } from '../../../lib/shell/expansions';

/** One option as it was used. */
export interface OptionUse {
  /** As written, without its value: `-p`, `--publish`. */
  readonly option: string;
  readonly value: WordText;
  /** Where it stands in the text (UTF-16 units). */
  readonly at: number;
}
