import { useState } from 'react';
import { fromBase64 } from '../../lib/base64-reader';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { useWords } from './use-words';
import styles from './view.module.css';
import type { WrittenKey } from './write-key';

export interface KeyBoxProps {
  title: string;
  written: WrittenKey;
  /** Blurred until one asks to see it. */
  isSecret?: boolean;
  /** The key is about to be replaced. */
  stale: boolean;
}

/** One key as a file: its text, copy and download. */
export function KeyBox({ title, written, isSecret = false, stale }: KeyBoxProps) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  const isHidden = isSecret && !isShown;
  const { text, fileName, mimeType } = written;
  return (
    <section aria-label={title} className={styles.box}>
      <ResultHead
        title={title}
        meta={fileName}
        actions={
          <>
            {isSecret ? (
              <Button size="small" icon={isShown ? 'eye-off' : 'eye'} onClick={() => setShown(!isShown)}>
                {isShown ? words.hide : words.show}
              </Button>
            ) : null}
            <DownloadButton
              size="small"
              fileName={fileName}
              mimeType={mimeType}
              content={() => contentOf(written)}
              disabled={stale}
            />
            <CopyButton size="small" value={text} disabled={stale} />
          </>
        }
      />
      {isHidden ? (
        <div className={styles.clip}>
          <pre className={styles.key} data-hidden aria-hidden data-stale={stale ? '' : undefined}>
            {text}
          </pre>
        </div>
      ) : (
        // A long key scrolls, which the keyboard must be able to do as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles.key} role="group" aria-label={title} tabIndex={0} data-stale={stale ? '' : undefined}>
          {text}
        </pre>
      )}
      {written.isBase64 ? <p className={styles.hint}>{words.derNote}</p> : null}
    </section>
  );
}

/** What the file holds: of DER the bytes themselves. */
function contentOf({ text, isBase64, mimeType }: WrittenKey): string | Blob {
  if (!isBase64) return text;
  const decoded = fromBase64(text);
  return new Blob(decoded.ok ? [decoded.value.bytes] : [], { type: mimeType });
}
