import type { LineEndingChoice } from '../../lib/line-endings';
import { INLINE_LIMIT, isHeldText, lineEndingOf, type LineEnding, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { usePreview } from '../text-input/use-preview';

export interface LineEndings {
  /** What the operation is to do with the line endings of the source. */
  readonly value: LineEndingChoice;
  readonly onChange: (choice: LineEndingChoice) => void;
  /** How the lines of the text end; undefined where there is nothing to choose. */
  readonly found: LineEnding | undefined;
  /** The source is a file, whose bytes are taken as they are. */
  readonly isFile: boolean;
}

/**
 * The line endings of a text whose bytes count, and how they are wanted. Those of a file are never touched, nor are they
 * while `counts` is false, as where the text spells bytes out in hex.
 */
export function useLineEndings(source: TextSource, counts = true): LineEndings {
  const [choice, onChange] = useDraft<LineEndingChoice>('lineEnding', 'given');
  const isHeld = typeof source !== 'string' && isHeldText(source);
  // A long text is looked at by its beginning only, as it is shown.
  const isLong = isHeld || (typeof source === 'string' && source.length > INLINE_LIMIT);
  const preview = usePreview(counts && isLong ? source : undefined, undefined);
  const isFile = counts && typeof source !== 'string' && !isHeld;
  const seen = typeof preview === 'object' ? preview.lineEnding : 'none';
  const read = !isLong && typeof source === 'string' ? lineEndingOf(source) : 'none';
  const ending = isLong ? seen : read;
  const found = counts && ending !== 'none' ? ending : undefined;
  return { value: found === undefined ? 'given' : choice, onChange, found, isFile };
}
