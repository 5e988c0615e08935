import { useEffect, useMemo, useState } from 'react';
import type { Result } from '../../lib/result';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { makePart, usePart } from '../../ui/part';
import { TextInput } from '../../ui/text-input/text-input';
import type { Expectation, ExpectedFault } from './expected';
import { useWords } from './use-words';

type Reader = typeof import('./expected');

// Most visitors expect nothing, so what reads it comes with the first letter.
const readerPart = makePart<Reader>(() => import('./expected'));

/** An expected value that was read, and how to compare with it. */
export interface ExpectedValue {
  readonly parsed: Result<Expectation, ExpectedFault>;
  readonly reader: Reader;
}

/** What an expected value says; undefined while there is none or it is still being read. */
export function useExpected(source: TextSource): ExpectedValue | undefined {
  const reader = usePart(readerPart, !isEmptySource(source));
  const [read, setRead] = useState<{ file: TextSource; text: string }>();
  useEffect(() => {
    if (typeof source === 'string') return undefined;
    let isCurrent = true;
    // A file that cannot be read expects nothing that anything could match, which its row then says.
    void import('../../lib/open-text')
      .then((part) => part.readWholeText(source))
      .then(
        (text) => isCurrent && setRead({ file: source, text: text ?? '?' }),
        () => isCurrent && setRead({ file: source, text: '?' }),
      );
    return () => {
      isCurrent = false;
    };
  }, [source]);
  const text = typeof source === 'string' ? source : read?.file === source ? read.text : '';
  return useMemo(() => {
    const parsed = reader?.parseExpected(text);
    return reader && parsed ? { parsed, reader } : undefined;
  }, [reader, text]);
}

export interface ExpectedFieldProps {
  value: TextSource;
  onChange: (value: TextSource) => void;
  parsed: Result<Expectation, ExpectedFault> | undefined;
}

/** A digest, a checksum line or a whole checksum file to compare with. */
export function ExpectedField({ value, onChange, parsed }: ExpectedFieldProps) {
  const words = useWords();
  const expectation: Expectation | undefined = parsed?.ok ? parsed.value : undefined;
  const lines = expectation?.digests.length ?? 0;
  return (
    <TextInput
      label={words.expected}
      value={value}
      onChange={onChange}
      rows={2}
      placeholder={words.expectedPlaceholder}
      readAs={!isEmptySource(value) && lines > 1 ? words.expectedLines(lines) : undefined}
      error={parsed && !parsed.ok ? { message: words.expectedFault(parsed.fault) } : undefined}
      footer={
        expectation && expectation.ignoredLines > 0 ? (
          <p className="meta">{words.ignoredLines(expectation.ignoredLines)}</p>
        ) : undefined
      }
    />
  );
}
