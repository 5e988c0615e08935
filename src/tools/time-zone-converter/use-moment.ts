import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useNow } from '../../ui/use-now';
import { convert } from './operations';
import type { ZoneRows } from './use-zone-rows';

/** The moment that is typed, or the clock while there is none, in all zones. */
export function useMoment({ rows, reference }: Pick<ZoneRows, 'rows' | 'reference'>) {
  const language = useLocale();
  const [source, setText] = useDraft<TextSource>('text', '', { takes: 'text' });
  const [isPaused, setPaused] = useState(false);
  const isEmpty = isEmptySource(source) || (typeof source === 'string' && source.trim() === '');
  const now = useNow(isEmpty && !isPaused);
  const second = now - (now % 1000);
  const options = { zones: rows.map((row) => row.text), reference, language, ...(isEmpty && { now: second }) };
  const run = useOperation(convert, { text: source }, options, { enabled: rows.length > 0 });
  return {
    source,
    /** Empty where a file was dropped. */
    text: typeof source === 'string' ? source : '',
    setText,
    isEmpty,
    isPaused,
    togglePaused: () => setPaused(!isPaused),
    run,
    /** For the other operations of the moment. */
    asked: options,
  };
}

export type MomentState = ReturnType<typeof useMoment>;
