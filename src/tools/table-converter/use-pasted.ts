import { useCallback, useState } from 'react';
import { toTextSource, type TextSource } from '../../lib/text-source';
import { useKitWords } from '../../i18n/context';

interface Pasted {
  readonly html: string;
  readonly plain: string;
}

/** The table in what a spreadsheet or a page put on the clipboard as HTML; undefined where there is none. */
export function tableOfHtml(html: string): string | undefined {
  const start = html.search(/<table[\s>]/i);
  if (start < 0) return undefined;
  const end = html.lastIndexOf('</table>');
  return html.slice(start, end < start ? undefined : end + '</table>'.length);
}

/** Takes a pasted table as its HTML, which keeps line breaks and spans, and keeps the plain text for who wants that. */
export function usePasted(isWanted: boolean, source: TextSource, onSource: (source: TextSource) => void) {
  const kit = useKitWords();
  const [pasted, setPasted] = useState<Pasted>();
  const takeHtml = useCallback(
    (html: string, plain: string) => {
      const table = isWanted ? tableOfHtml(html) : undefined;
      if (table !== undefined) setPasted({ html: table, plain });
      return table;
    },
    [isWanted],
  );
  const isThere = pasted !== undefined && (source === pasted.html || source instanceof File);
  const usePlain =
    pasted && isThere && typeof source === 'string' && pasted.plain !== ''
      ? () => onSource(toTextSource(pasted.plain.replace(/\r\n?/g, '\n'), kit.pastedFileName))
      : undefined;
  return { takeHtml, usePlain };
}
