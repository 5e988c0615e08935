import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { hasSecret } from './collect-codes';
import type { CodeOfFile } from './codes-csv';
import { joinedCode, withWholes } from './joined-code';
import type { Series } from './report';
import { useWords } from './use-words';

/** What can be done with all codes together: their texts, and a table of them. */
export function AllCodes({ codes, series }: { codes: readonly CodeOfFile[]; series: readonly Series[] }) {
  const words = useWords();
  const found = codes.map(({ code }) => code);
  const readable = withWholes(found, series).filter(({ isDamaged }) => !isDamaged);
  const isSecret = readable.some(hasSecret);
  const wholes = series.flatMap((one) => joinedCode(one, found) ?? []);
  const table = async () => (await import('./codes-csv')).codesCsv(codes, wholes);
  return (
    <ResultHead
      title={words.found(codes.length)}
      actions={
        <>
          {readable.length > 1 ? (
            <CopyButton
              size="small"
              value={() => readable.map(({ text }) => text).join('\n')}
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
