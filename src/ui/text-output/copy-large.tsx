import { useKitWords, useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { Button } from '../button/button';
import { copyText } from '../copy/copy';
import { Modal } from '../modal/modal';

/** Asks before so much is put on the clipboard that programs may freeze. */
export function CopyLarge({ whole, onClose }: { whole: Blob; onClose: () => void }) {
  const words = useKitWords();
  const locale = useLocale();
  const copy = () => {
    void copyText(whole.text());
    onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={words.copyLarge(formatBytes(locale, whole.size))}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" icon="copy" onClick={copy}>
            {words.copy}
          </Button>
        </>
      }
    >
      {words.copyLargeHint}
    </Modal>
  );
}
