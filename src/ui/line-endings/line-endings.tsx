import { useWords } from '../../i18n/context';
import type { lineEndingWords } from '../../i18n/line-endings/zh-cn';
import { makePart, usePart } from '../part';
import type { LineEndings as State } from './use-line-endings';

const choicePart = makePart(() => import('./line-ending-choice'));

/** The words that a tool with such a choice brings along. */
export interface LineEndingsWords {
  readonly lineEndings: typeof lineEndingWords;
}

/** Which line endings a text has and is to have; nothing while it has none. Of a file, that it stays as it is. */
export function LineEndings({ endings }: { endings: State }) {
  const { lineEndings: words } = useWords<LineEndingsWords>();
  const part = usePart(choicePart, endings.found !== undefined);
  if (endings.isFile) return <span className="meta">{words.fileAsIs}</span>;
  return endings.found !== undefined && part ? <part.LineEndingChoice endings={endings} found={endings.found} /> : null;
}
