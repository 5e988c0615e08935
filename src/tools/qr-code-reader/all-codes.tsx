import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { hasSecret } from './collect-codes';
import type { CodeOfFile } from './codes-csv';
import { useWords } from './use-words';

/** What can be done with all codes together: their texts, and a table of them. */
export function AllCodes({ codes }: { codes: readonly CodeOfFile[] }) {
  const words = useWords();
  const readable = codes.filter(({ code }) => !code.isDamaged);
  const isSecret = readable.some(({ code }) => hasSecret(code));
  const table = async () => (await import('./codes-csv')).codesCsv(codes);
  return (
    <ResultHead
      title={words.found(codes.length)}
      actions={
        <>
          {readable.length > 1 ? (
            <CopyButton
              size="small"
              value={() => readable.map(({ code }) => code.text).join('\n')}
              label={words.copyAll}
              sends={isSecret ? undefined : words.allTexts}
            />
          ) : null}
          <DownloadButton size="small" fileName="codes.csv" mimeType="text/csv" content={table} label="CSV" />
        </>
      }
    />
  );
}
