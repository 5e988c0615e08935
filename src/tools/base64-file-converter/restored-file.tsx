import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { hexDump } from '../../lib/hex';
import { useDraft } from '../../operations/use-draft';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead } from '../../ui/layout/layout';
import { LineView } from '../../ui/line-view/line-view';
import { Pane } from '../../ui/pane/pane';
import { addressType } from './encode';
import { HEAD_BYTES } from './limits';
import { joinFileName } from './forms';
import { Preview } from './file-preview';
import type { Restored } from './restore';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The file with its name, what is known about it, and a look inside. */
export function RestoredFile({ restored }: { restored: Restored }) {
  const words = useWords();
  const locale = useLocale();
  const { file, type, dimensions, sha256, head, text } = restored;
  const [name, setName] = useDraft<string>('name', 'file');
  // Empty means that of the type.
  const [extension, setExtension] = useDraft<string>('extension', '');
  const suffix = extension === '' ? type.extension : extension;
  const fileName = joinFileName(name, suffix);
  const dump = useMemo(() => hexDump(head), [head]);
  return (
    <>
      <ResultHead
        title={words.restored}
        meta={formatBytes(locale, file.size)}
        actions={<DownloadButton sends variant="primary" fileName={fileName} content={() => file} />}
      />
      <div className={styles.names}>
        <InputText label={words.name} value={name} onChange={setName} placeholder="file" spellCheck={false} />
        <InputText
          label={words.extension}
          value={suffix}
          onChange={setExtension}
          prefix="."
          placeholder={type.extension}
          spellCheck={false}
          autoCapitalize="off"
        />
      </div>
      <Preview blob={file} mimeType={type.mimeType} name={fileName} />
      <CopyRows label={words.restored}>
        <CopyRow label={words.type} value={addressType(restored)} />
        <CopyRow label={words.size} value={formatBytes(locale, file.size)} />
        {dimensions ? <CopyRow label={words.dimensions} value={words.pixels(dimensions)} /> : null}
        <CopyRow label="SHA-256" value={sha256} />
      </CopyRows>
      {text === undefined ? null : (
        <Pane label={words.text} className={styles.text} footer={file.size > HEAD_BYTES ? words.firstText : undefined}>
          <div className={styles.lines}>
            <LineView text={text} label={words.text} />
          </div>
        </Pane>
      )}
      {head.length > 0 ? (
        <Pane label={words.hex(head.length)}>
          {/* Sixteen bytes a line are wider than a phone; the keyboard scrolls what has the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={styles.dump} tabIndex={0} role="group" aria-label={words.hex(head.length)}>
            {dump}
          </pre>
        </Pane>
      ) : null}
    </>
  );
}
