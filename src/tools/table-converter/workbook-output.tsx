import { useKitWords, useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Icon } from '../../ui/icon/icon';
import { Pane } from '../../ui/pane/pane';
import { useDelayed } from '../../ui/progress/use-delayed';
import { BUSY_AFTER, RunState } from '../../ui/text-output/run-state';
import type { TableState } from './use-table';
import { useWords } from './use-words';
import styles from './view.module.css';
import type { ReactNode } from 'react';

export interface WorkbookOutputProps {
  run: TableState['run'];
  fileName: string;
  actions: ReactNode;
  empty: ReactNode;
}

/** A workbook that came out: no text to show, but its size and a way to save it. */
export function WorkbookOutput({ run, fileName, actions, empty }: WorkbookOutputProps) {
  const words = useWords();
  const kit = useKitWords();
  const locale = useLocale();
  const isBusyLong = useDelayed(run.status === 'busy', BUSY_AFTER);
  const file = run.status === 'done' ? run.value?.file : undefined;
  return (
    <Pane
      label={words.result}
      aria-busy={run.status === 'busy'}
      actions={
        <>
          {actions}
          <DownloadButton
            fileName={fileName}
            content={() => file ?? new Blob()}
            sends
            size="small"
            variant="primary"
            disabled={!file}
          />
        </>
      }
    >
      {file ? (
        <div className={styles.workbook}>
          <Icon name="sheet" size="l" />
          <strong className="verbatim">{fileName}</strong>
          <span className="meta">{formatBytes(locale, file.size)}</span>
          <span>{words.workbookHint}</span>
        </div>
      ) : (
        <RunState run={run} isBusyLong={isBusyLong} empty={empty} />
      )}
      <span className="sr" role="status">
        {isBusyLong ? kit.working : file ? words.workbookReady : ''}
      </span>
    </Pane>
  );
}
