import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Icon } from '../../ui/icon/icon';
import { InputText } from '../../ui/input-text/input-text';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { Progress } from '../../ui/progress/progress';
import { CopyBlob } from './copy-blob';
import { addressType, type Encoded } from './encode';
import type { QueuedFile } from './encoding-queue';
import { type Form, wrapperOf } from './forms';
import { SHOWN_CHARACTERS } from './limits';
import { Preview } from './preview';
import { previewKind } from './preview-kind';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface EncodedFileProps {
  entry: QueuedFile;
  form: Form;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file: what it is, how far it is, and its Base64. */
export function EncodedFile({ entry, form, onCancel, onRetry, onRemove }: EncodedFileProps) {
  const words = useWords();
  const locale = useLocale();
  const { file, state, encoded, done, startedAt } = entry;
  return (
    <article className={styles.file} aria-label={file.name}>
      <header>
        <Icon name="file" />
        <strong>{file.name}</strong>
        <span className="meta">{formatBytes(locale, file.size)}</span>
        {encoded ? <Badge>{encoded.type.mimeType}</Badge> : null}
        {encoded?.dimensions ? (
          <span className="meta">{words.pixels(encoded.dimensions.width, encoded.dimensions.height)}</span>
        ) : null}
        <span className={styles.end}>
          {state === 'waiting' || state === 'cancelled' ? <span className="meta">{words[state]}</span> : null}
          {state === 'unreadable' ? (
            <span className={styles.fault} role="alert">
              {words.unreadable(file.name)}
            </span>
          ) : null}
          {state === 'cancelled' || state === 'unreadable' ? (
            <Button size="small" icon="refresh-cw" onClick={onRetry}>
              {words.tryAgain}
            </Button>
          ) : null}
          <Button
            size="small"
            variant="quiet"
            icon="x"
            iconOnly
            aria-label={words.remove(file.name)}
            onClick={onRemove}
          />
        </span>
      </header>
      {state === 'busy' ? (
        <Progress
          label={file.name}
          done={done}
          total={file.size}
          startedAt={startedAt}
          unit="bytes"
          onCancel={onCancel}
        />
      ) : null}
      {encoded ? <Result file={file} encoded={encoded} form={form} /> : null}
    </article>
  );
}

function Result({ file, encoded, form }: { file: File; encoded: Encoded; form: Form }) {
  const words = useWords();
  const locale = useLocale();
  const { base64, start, type } = encoded;
  const [before, after] = wrapperOf(form, addressType(encoded), file.name);
  const isCut = base64.size > SHOWN_CHARACTERS;
  const content = () => new Blob([before, base64, after], { type: 'text/plain' });
  const size = base64.size + before.length + after.length;
  const notes: NoteItem[] = [];
  if (file.size === 0) notes.push({ kind: 'warning', message: words.empty });
  if (type.conflict) {
    notes.push({ kind: 'warning', message: words.conflict(type.conflict.declared, type.conflict.detected) });
  }
  return (
    <>
      {previewKind(type.mimeType) === 'image' ? (
        <Preview blob={file} mimeType={type.mimeType} name={file.name} />
      ) : null}
      <InputText
        label={words.base64Of(file.name)}
        hideLabel
        multiline
        readOnly
        mono
        rows={4}
        placeholder=""
        value={isCut ? `${before}${start}…` : `${before}${start}${after}`}
        onChange={() => {}}
        hint={isCut ? words.firstShown(SHOWN_CHARACTERS) : undefined}
      />
      <div className={styles.actions}>
        <span className="meta">{formatBytes(locale, size)}</span>
        <span className={styles.end}>
          <DownloadButton fileName={`${file.name}.b64.txt`} content={content} />
          <CopyBlob size={size} content={content} />
        </span>
      </div>
      <Notes items={notes} />
    </>
  );
}
