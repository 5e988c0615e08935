import { useDeferredValue, useMemo } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { countCharacters } from '../../lib/count-characters';
import { indexLines } from '../../lib/large-text';
import type { TextSource } from '../../lib/text-source';
import { utf8Length } from '../../lib/utf8-length';
import { encodingName, type usePreview } from './use-preview';

interface CountsProps {
  value: TextSource;
  isHeld: boolean;
  preview: ReturnType<typeof usePreview>;
  openedFrom: string | undefined;
}

/** Counting the letters of a longer text, in UTF-16 units, takes more time than a key stroke has. */
const SOON_COUNTED = 1000;

/** How much text there is: of a text lines, bytes and characters, of a file its size and encoding. */
export function Counts({ value, isHeld, preview, openedFrom }: CountsProps) {
  const words = useKitWords();
  const locale = useLocale();
  const whole = isHeld || typeof value !== 'string' ? '' : value;
  const counted = useDeferredValue(whole);
  const text = whole.length > SOON_COUNTED ? counted : whole;
  const counts = useMemo(
    () => ({ lines: indexLines(text).length, bytes: utf8Length(text), characters: countCharacters(text) }),
    [text],
  );
  if (isHeld) {
    if (typeof preview !== 'object') return null;
    return (
      <>
        <span>{openedFrom ?? encodingName(preview.encoding)}</span>
        {preview.isWhole ? null : <span>{words.onlyBeginning}</span>}
      </>
    );
  }
  if (text === '') return <span>{formatBytes(locale, 0)}</span>;
  return (
    <>
      <span>{words.lines(counts.lines)}</span>
      <span>{formatBytes(locale, counts.bytes)}</span>
      <span>{words.characters(counts.characters)}</span>
      {text.includes('\r') ? <span>CRLF</span> : null}
    </>
  );
}
