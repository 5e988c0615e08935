import { useRef, useState } from 'react';
import { useKitWords } from '../../i18n/context';
import { Button } from '../../ui/button/button';
import { copyRichText, copyText } from '../../ui/copy/copy';
import { showToast } from '../../ui/toast/toast';
import type { TableState } from './use-table';
import { useWords } from './use-words';

export interface CopyTableProps {
  makeText: TableState['makeText'];
  /** Other for each other table. */
  of: unknown;
  disabled: boolean;
  /** Texts stay texts, also those that look like numbers. */
  keepsText: boolean;
}

interface Prepared {
  readonly of: unknown;
  readonly made: Promise<readonly [string, string]>;
}

/** Copies the table as cells: as HTML for spreadsheets that take it, separated by tabs for all others. */
export function CopyTable({ makeText, of, disabled, keepsText }: CopyTableProps) {
  const words = useWords();
  const kit = useKitWords();
  const prepared = useRef<Prepared>(undefined);
  const [isBusy, setBusy] = useState(false);
  // Begun before the click comes: Safari forgets the click while one waits for the worker.
  const prepare = (): Prepared => {
    if (prepared.current?.of !== of || prepared.current === undefined) {
      const made = Promise.all([makeText('tsv'), makeText('html')] as const);
      made.catch(() => undefined);
      prepared.current = { of, made };
    }
    return prepared.current;
  };
  async function copy() {
    setBusy(true);
    try {
      const [tsv, html] = await prepare().made;
      // Excel takes a break within a cell for the end of the row, unless it is told otherwise; quotes of TSV it understands.
      await (/<br/i.test(html) ? copyText(tsv) : copyRichText(keepsText ? withTextCells(html) : html, tsv));
    } catch {
      prepared.current = undefined;
      showToast({ message: copyFailed, kind: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      size="small"
      variant="quiet"
      icon="table"
      iconOnly
      aria-label={words.copyTable}
      aria-busy={isBusy || undefined}
      disabled={disabled}
      onPointerDown={() => !disabled && void prepare()}
      onClick={() => {
        if (!isBusy) void copy();
      }}
      title={kit.copyToClipboard === words.copyTable ? undefined : words.copyTable}
    />
  );
}

/** Excel's own format for text: without it `007` is pasted as 7, and of long numbers the last digits are lost. */
function withTextCells(html: string): string {
  return html
    .replaceAll('<td style="', "<td style=\"mso-number-format:'\\@'; ")
    .replaceAll('<td>', '<td style="mso-number-format:\'\\@\'">');
}

const copyFailed = (words: { copyFailed: string }) => words.copyFailed;
