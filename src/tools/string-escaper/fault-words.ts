import type { FaultWords } from '../../operations/fault-words';
import type { EscapeFault } from './escape';
import type * as operations from './operations';
import { shownPart } from './shown-part';
import type { UnescapeFault } from './unescape';
import type { ToolWords } from './use-words';

const escaping = (words: ToolWords, { language, what, line, column }: EscapeFault) =>
  words.cannotHold(language, what, line, column);

const unescaping = (words: ToolWords, { kind, found, language, line, column }: UnescapeFault) =>
  words.notRead(kind, shownPart(found), language, line, column);

/** What the faults of the operations are in words. */
export const faultWords = {
  escape: escaping,
  describeText: escaping,
  unescape: unescaping,
  describeEscaped: unescaping,
} satisfies FaultWords<typeof operations, ToolWords>;
