import { useState } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { Modal } from '../../ui/modal/modal';
import { useWords } from './use-words';

/** Above this many bytes, copying asks first. */
const ASK_FROM = 50_000_000;
/** A string holds at most 2²⁹ − 24 units in Chromium, the least of all engines. */
const COPY_LIMIT = 2 ** 29 - 24;

export interface CopyBlobProps {
  label?: string;
  /** Bytes, which are also characters. */
  size: number;
  content: () => Blob | Promise<Blob>;
  disabled?: boolean;
}

/** Copies a text that is held as a Blob; asks before it is so much that the clipboard may choke on it. */
export function CopyBlob({ label, size, content, disabled = false }: CopyBlobProps) {
  const words = useWords();
  const kit = useKitWords();
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const name = label ?? kit.copy;
  const text = async () => (await content()).text();

  if (size <= ASK_FROM) return <CopyButton label={name} value={text} disabled={disabled} variant="primary" />;
  const isTooLong = size > COPY_LIMIT;
  return (
    <>
      {isTooLong ? <span className="meta">{words.tooLongToCopy}</span> : null}
      <Button icon="copy" variant="primary" disabled={disabled || isTooLong} onClick={() => setAsking(true)}>
        {name}
      </Button>
      <Modal
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.copyLargeTitle}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{kit.cancel}</Button>
            <CopyButton label={words.copyAnyway} value={text} variant="primary" />
          </>
        }
      >
        <p>{words.copyLarge(formatBytes(locale, size))}</p>
      </Modal>
    </>
  );
}
