import type { MaskReport } from './masking';
import type { ToolWords } from './use-words';

/** That nothing would have been hidden, and that too much can still be read. */
export interface Warnings {
  readonly nothingHidden?: string;
  readonly mostlyVisible?: string;
}

/** What to be warned of before a masked text is shared; nothing while there is none. */
export function warningsOf(
  report: MaskReport | undefined,
  perLine: boolean,
  revealAll: boolean,
  words: ToolWords,
): Warnings {
  if (!report) return {};
  const { allKept, mostlyVisible: count, characters, visible } = report;
  const nothing = perLine ? words.nothingHiddenLines(allKept) : words.nothingHidden(characters, characters);
  const mostly = perLine ? words.mostlyVisibleLines(count) : words.mostlyVisible(visible, characters);
  return {
    ...(allKept > 0 && !revealAll && { nothingHidden: nothing }),
    ...(count > 0 && { mostlyVisible: mostly }),
  };
}
