import type { Ref } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { withPlainLineEndings, type TextPreview } from '../../lib/open-text';
import { INLINE_LIMIT, sizeOf, type SniffEncoding, type TextSource } from '../../lib/text-source';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { LineView, type LineViewHandle } from '../line-view/line-view';
import { tellUnreadable } from '../toast/toast';
import styles from './held-text.module.css';
import { encodingName } from './use-preview';

export interface HeldTextProps {
  source: TextSource;
  preview: TextPreview | 'unreadable' | undefined;
  sniff: SniffEncoding | undefined;
  /** Its bytes count, so that they need not be text. */
  exact?: boolean | undefined;
  /** It is no text: nothing of it is shown. */
  isBinary?: boolean | undefined;
  onReplace: () => void;
  onRemove: () => void;
  /** Takes the text with all its line ends turned into LF. */
  onEdit: (text: string) => void;
  viewRef?: Ref<LineViewHandle> | undefined;
}

/** A text too long or too delicate for a textarea: its name, its size and its beginning. */
export function HeldText({
  source,
  preview: read,
  sniff,
  exact,
  isBinary = false,
  onReplace,
  onRemove,
  onEdit,
  viewRef,
}: HeldTextProps) {
  const words = useKitWords();
  const locale = useLocale();
  const name = typeof source === 'string' ? words.pastedText : source.name;
  const preview = isBinary ? undefined : read;
  const known = preview === 'unreadable' ? undefined : preview;
  const canEdit =
    known !== undefined && known.isValid && known.lineEnding === 'mixed' && sizeOf(source) <= INLINE_LIMIT;

  async function edit() {
    const text = await withPlainLineEndings(source, sniff);
    if (text === undefined) tellUnreadable();
    else onEdit(text);
  }

  return (
    <>
      <div className={styles.chip}>
        <Icon name="file" size="l" />
        <span className={styles.name}>
          <strong className="verbatim">{name}</strong>
          <span className="meta">{formatBytes(locale, sizeOf(source))}</span>
        </span>
        <Button size="small" variant="quiet" icon="folder-open" onClick={onReplace}>
          {words.replaceFile}
        </Button>
        <Button size="small" variant="quiet" icon="x" iconOnly aria-label={words.remove} onClick={onRemove} />
      </div>
      {known && !known.isValid && !exact ? (
        <p className={styles.warning}>{words.notValidText(encodingName(known.encoding))}</p>
      ) : null}
      {preview === 'unreadable' ? <p className={styles.warning}>{words.cannotRead}</p> : null}
      {canEdit ? (
        <p className={styles.remark}>
          {words.mixedLineEndings}
          <Button size="small" onClick={() => void edit()}>
            {words.editWithLf}
          </Button>
        </p>
      ) : null}
      {known ? (
        <LineView ref={viewRef} text={known.text} label={words.beginningOf(name)} />
      ) : (
        <div className={styles.rest} />
      )}
    </>
  );
}
