import { useKitWords, useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { copyText } from '../copy/copy';
import { Question } from '../question/question';

/** Asks before so much is put on the clipboard that programs may freeze. */
export function CopyLarge({ whole, onClose }: { whole: Blob; onClose: () => void }) {
  const words = useKitWords();
  const title = words.copyLarge(formatBytes(useLocale(), whole.size));
  const copy = () => {
    void copyText(whole.text());
    onClose();
  };
  return (
    <Question open title={title} act={words.copy} icon="copy" onAct={copy} onCancel={onClose}>
      {words.copyLargeHint}
    </Question>
  );
}
