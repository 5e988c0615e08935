import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { browserZone } from '../../lib/zones';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { useNow } from '../../ui/use-now';
import { convert, convertLines } from './operations';
import { rememberedOptions } from './options';
import type { Reading } from '../../lib/dates/readings';

/** Whether there are several dates: more than one line that is not blank, or a file. */
function isList(text: TextSource): boolean {
  return typeof text !== 'string' || text.trim().includes('\n');
}

/** What is typed, how it is read, and what becomes of it: one date, the clock while there is none, or a list. */
export function useConversion() {
  const language = LANGUAGE_TAGS[useLocale()];
  const [text, setText] = useDraft<TextSource>('text', '', { takes: 'text' });
  const [readAs, setReadAs] = useDraft<Reading | 'auto'>('readAs', 'auto', { takes: () => 'auto' });
  const [options] = useOptions(rememberedOptions);
  const [isPaused, setPaused] = useState(false);

  const isEmpty = isEmptySource(text) || (typeof text === 'string' && text.trim() === '');
  const isBatch = !isEmpty && isList(text);
  const now = useNow(isEmpty && !isPaused);
  const zone = options.zone || browserZone();
  const { excel, fraction, zones, output } = options;

  const common = { readAs: isEmpty ? ('auto' as const) : readAs, zone, excel, fraction, language };
  // Only the clock itself needs the second; a result must not be worked out anew with each.
  const single = useOperation(
    convert,
    { text: isEmpty ? '' : text },
    { ...common, zones, ...(isEmpty && { now: now - (now % 1000) }) },
    { enabled: !isBatch },
  );
  const batch = useOperation(convertLines, { text }, { ...common, output }, { enabled: isBatch });
  return {
    text,
    setText,
    readAs,
    setReadAs,
    isEmpty,
    isBatch,
    isPaused,
    togglePaused: () => setPaused(!isPaused),
    zone,
    single,
    batch,
    fault: isBatch ? batch.fault : single.fault,
  };
}
