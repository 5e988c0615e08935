import { useEffect, useState } from 'react';
import type { TextPreview } from '../../lib/open-text';
import type { TextEncoding, TextSource } from '../../lib/text-source';

export const ENCODING_NAMES: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
};

/** The beginning of a source; undefined while it is being read. */
export function usePreview(source: TextSource | undefined): TextPreview | 'unreadable' | undefined {
  const [read, setRead] = useState<{ source: TextSource; preview: TextPreview | 'unreadable' }>();
  useEffect(() => {
    if (source === undefined) return undefined;
    let isCurrent = true;
    const keep = (preview: TextPreview | 'unreadable') => {
      if (isCurrent) setRead({ source, preview });
    };
    import('../../lib/open-text').then(({ previewText }) => previewText(source)).then(keep, () => keep('unreadable'));
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return read && read.source === source ? read.preview : undefined;
}
