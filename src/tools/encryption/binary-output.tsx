import { useWords } from '../../i18n/context';
import { hexDump, toHex } from '../../lib/hex';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { LineView } from '../../ui/line-view/line-view';
import { Pane } from '../../ui/pane/pane';
import type { words as zhCn } from './locales/zh-cn';
import styles from './view.module.css';

/** So many bytes are shown; the download has all. */
const SHOWN_BYTES = 65_536;

/** Bytes that are no text: as a dump, and whole as a file. */
export function BinaryOutput({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) {
  const words = useWords<typeof zhCn>();
  return (
    <Pane
      label={words.bytes}
      meta={words.byteCount(bytes.length)}
      actions={
        <>
          <DownloadButton
            fileName="decrypted.bin"
            content={() => new Blob([bytes], { type: 'application/octet-stream' })}
            iconOnly
            size="small"
            variant="quiet"
          />
          <CopyButton value={() => toHex(bytes)} label={words.copyHex} size="small" variant="quiet" />
        </>
      }
      footer={bytes.length > SHOWN_BYTES ? words.firstBytes(SHOWN_BYTES) : undefined}
    >
      <div className={styles.dump}>
        <LineView text={hexDump(bytes, SHOWN_BYTES)} label={words.bytes} />
      </div>
    </Pane>
  );
}
