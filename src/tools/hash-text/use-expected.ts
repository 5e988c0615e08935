import { useEffect, useMemo, useState } from 'react';
import type { Result } from '../../lib/result';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { makePart, usePart } from '../../ui/part';
import type { Expectation, ExpectedFault } from './expected';

type Reader = typeof import('./expected');

// Most visitors expect nothing, so what reads it comes with the first letter.
const readerPart = makePart<Reader>(() => import('./expected'));

/** What digests are compared with: as it was typed, and as it was read. */
export interface ExpectedState {
  readonly value: TextSource;
  readonly onChange: (value: TextSource) => void;
  /** Undefined while nothing is expected, or it is still being read. */
  readonly parsed: Result<Expectation, ExpectedFault> | undefined;
  readonly reader: Reader | undefined;
}

/** The expected value, which is the same for a text and for files. */
export function useExpected(): ExpectedState {
  const [value, onChange] = useDraft<TextSource>('expected', '', {
    takes: ({ text, direction }) => (direction === 'expected' ? text : undefined),
  });
  const reader = usePart(readerPart, !isEmptySource(value));
  const [read, setRead] = useState<{ file: TextSource; text: string }>();
  useEffect(() => {
    if (typeof value === 'string') return undefined;
    let isCurrent = true;
    // A file that cannot be read expects nothing that anything could match, which its row then says.
    void import('../../lib/open-text')
      .then((part) => part.readWholeText(value))
      .then((text) => isCurrent && setRead({ file: value, text: text ?? '?' }));
    return () => {
      isCurrent = false;
    };
  }, [value]);
  const textOfFile = read?.file === value ? read.text : '';
  const text = typeof value === 'string' ? value : textOfFile;
  const parsed = useMemo(() => reader?.parseExpected(text), [reader, text]);
  return { value, onChange, parsed, reader };
}
