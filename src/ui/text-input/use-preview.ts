import { useEffect, useState } from 'react';
import type { TextPreview } from '../../lib/open-text';
import type { SniffEncoding, TextEncoding, TextSource } from '../../lib/text-source';

const ENCODING_NAMES: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
};

/** How people call an encoding. */
export function encodingName(label: string): string {
  return new Map<string, string>(Object.entries(ENCODING_NAMES)).get(label) ?? label.toUpperCase();
}

/** The beginning of a source; undefined while it is being read. */
export function usePreview(
  source: TextSource | undefined,
  sniff: SniffEncoding | undefined,
): TextPreview | 'unreadable' | undefined {
  const [read, setRead] = useState<{ source: TextSource; preview: TextPreview | 'unreadable' }>();
  useEffect(() => {
    if (source === undefined) return undefined;
    let isCurrent = true;
    const keep = (preview: TextPreview | 'unreadable') => {
      if (isCurrent) setRead({ source, preview });
    };
    import('../../lib/open-text')
      .then(({ previewText }) => previewText(source, sniff))
      .then(keep, () => keep('unreadable'));
    return () => {
      isCurrent = false;
    };
  }, [source, sniff]);
  return read && read.source === source ? read.preview : undefined;
}
