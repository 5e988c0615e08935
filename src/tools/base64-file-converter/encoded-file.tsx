import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { Progress } from '../../ui/progress/progress';
import { EncodedText } from './encoded-text';
import type { EncodingQueue, QueuedFile } from './encoding-queue';
import type { Form } from './forms';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface EncodedFileProps {
  entry: QueuedFile;
  form: Form;
  queue: EncodingQueue;
  onRemove: () => void;
}

/** One file: what it is, how far it is, and its Base64. */
export function EncodedFile({ entry, form, queue, onRemove }: EncodedFileProps) {
  const words = useWords();
  const locale = useLocale();
  const { id, file, state, encoded, done, startedAt } = entry;
  const progress = { done, total: file.size, startedAt, onCancel: () => queue.cancel(id) };
  return (
    <article className={styles.file} aria-label={file.name}>
      <header>
        <Icon name="file" />
        <strong>{file.name}</strong>
        <span className="meta">{formatBytes(locale, file.size)}</span>
        {encoded ? <Badge>{encoded.type.mimeType}</Badge> : null}
        {encoded?.dimensions ? <span className="meta">{words.pixels(encoded.dimensions)}</span> : null}
        <span className={styles.end}>
          {state === 'waiting' || state === 'cancelled' ? <span className="meta">{words[state]}</span> : null}
          {state === 'unreadable' ? (
            <span className={styles.fault} role="alert">
              {words.unreadable(file.name)}
            </span>
          ) : null}
          {state === 'cancelled' || state === 'unreadable' ? (
            <Button size="small" icon="refresh-cw" onClick={() => queue.retry(id)}>
              {words.tryAgain}
            </Button>
          ) : null}
          <IconButton icon="x" label={words.remove(file.name)} onClick={onRemove} />
        </span>
      </header>
      {state === 'busy' ? <Progress label={file.name} unit="bytes" {...progress} /> : null}
      {encoded ? <EncodedText file={file} encoded={encoded} form={form} /> : null}
    </article>
  );
}
