import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { DownloadButton } from '../../ui/download-button/download-button';
import { InputText } from '../../ui/input-text/input-text';
import { Notes } from '../../ui/notes/notes';
import { CopyBlob } from './copy-blob';
import { addressType, type Encoded } from './encode';
import { fileNotes } from './file-notes';
import { type Form, wrapperOf } from './forms';
import { SHOWN_CHARACTERS } from './limits';
import { Preview } from './file-preview';
import { previewKind } from './preview-kind';
import { useWords } from './use-words';
import styles from './view.module.css';

interface EncodedTextProps {
  file: File;
  encoded: Encoded;
  form: Form;
}

/** The Base64 of a file in its form: its beginning to see, all of it to take; before it the picture, if it is one. */
export function EncodedText({ file, encoded, form }: EncodedTextProps) {
  const words = useWords();
  const locale = useLocale();
  const { base64, start, type } = encoded;
  const [before, after] = wrapperOf(form, addressType(encoded), file.name);
  const isCut = base64.size > SHOWN_CHARACTERS;
  const content = () => new Blob([before, base64, after], { type: 'text/plain' });
  const size = base64.size + before.length + after.length;
  const isPicture = previewKind(type.mimeType) === 'image';
  return (
    <>
      {isPicture ? <Preview blob={file} mimeType={type.mimeType} name={file.name} /> : null}
      <InputText
        label={words.base64Of(file.name)}
        hideLabel
        multiline
        readOnly
        mono
        rows={4}
        placeholder=""
        value={`${before}${start}${isCut ? '…' : after}`}
        onChange={() => {}}
        hint={isCut ? words.firstShown(SHOWN_CHARACTERS) : undefined}
      />
      <div className={styles.actions}>
        <span className="meta">{formatBytes(locale, size)}</span>
        <span className={styles.end}>
          <DownloadButton sends fileName={`${file.name}.b64.txt`} content={content} />
          <CopyBlob size={size} content={content} />
        </span>
      </div>
      <Notes items={fileNotes(file.size, type, words)} />
    </>
  );
}
