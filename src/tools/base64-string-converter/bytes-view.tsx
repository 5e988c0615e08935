import { useId, useState } from 'react';
import { FoldButton } from '../../ui/button/fold-button';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { later } from '../../ui/later';
import { Pane } from '../../ui/pane/pane';
import { useWords } from './use-words';
import styles from './view.module.css';

/** So many bytes are shown; a dump of all would be five times the size of the file. */
const SHOWN_BYTES = 65_536;

const HexDump = later(async () => (await import('./hex-dump')).HexDump);

export interface BytesViewProps {
  bytes: Uint8Array<ArrayBuffer>;
  /** Shown without being asked, where there is no text to show. */
  isNeeded: boolean;
}

/** The bytes between text and Base64: how many, and on demand what they are. */
export function BytesView({ bytes, isNeeded }: BytesViewProps) {
  const words = useWords();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || isNeeded;
  return (
    <Pane
      label={words.bytes}
      meta={words.byteCount(bytes.length)}
      className={isOpen ? styles.bytes : undefined}
      actions={
        <>
          {isNeeded ? null : (
            <FoldButton variant="quiet" label={words.showHex} isOpen={isOpen} onChange={setAsked} controls={id} />
          )}
          <DownloadButton
            sends
            fileName="decoded.bin"
            content={() => new Blob([bytes], { type: 'application/octet-stream' })}
            iconOnly
            size="small"
            variant="quiet"
          />
          <CopyButton
            value={async () => (await import('../../lib/hex')).toHex(bytes)}
            label={words.copyHex}
            size="small"
            variant="quiet"
          />
        </>
      }
      footer={isOpen && bytes.length > SHOWN_BYTES ? words.firstBytes(SHOWN_BYTES) : undefined}
    >
      {isOpen ? (
        <div id={id} className={styles.dump}>
          <HexDump bytes={bytes} limit={SHOWN_BYTES} label={words.showHex} />
        </div>
      ) : null}
    </Pane>
  );
}
