import { useState, type ComponentProps } from 'react';
import { useKitWords } from '../../i18n/context';
import { downloadBlob } from '../../lib/download';
import type { AnyText } from '../../lib/text-chunks';
import { textBlob } from '../../lib/text-blob';
import { Button } from '../button/button';
import { SendButton } from '../send/send-button';
import { showToast } from '../toast/toast';

export interface DownloadButtonProps extends Omit<ComponentProps<'button'>, 'content' | 'children'> {
  fileName: string;
  /** Of a text; a Blob has its own. */
  mimeType?: string | undefined;
  /** Makes the content when the button is pressed. */
  content: () => AnyText | Blob | Promise<AnyText | Blob>;
  /** Before it stands what sends the same to another tool; where a page has several of these, what it is in words. */
  sends?: boolean | string;
  /** @default the word for downloading */
  label?: string;
  /** Only the icon is seen; name and tooltip tell the file's name. */
  iconOnly?: boolean;
  size?: 'small' | 'medium' | 'large';
  variant?: 'primary' | 'quiet';
}

/** Saves what it makes as a file. Long texts are encoded bit by bit, so the page stays responsive. */
export function DownloadButton({
  fileName,
  mimeType,
  content,
  label,
  iconOnly = false,
  sends = false,
  ...props
}: DownloadButtonProps) {
  const words = useKitWords();
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const made = await content();
      downloadBlob(made instanceof Blob ? made : await textBlob(made, mimeType), fileName);
    } catch {
      showToast({ message: downloadFailed, kind: 'error' });
    } finally {
      setBusy(false);
    }
  }

  const common = {
    ...props,
    icon: 'download',
    'aria-busy': isBusy || undefined,
    onClick: () => {
      if (!isBusy) void save();
    },
  };
  const name = label ?? (iconOnly ? words.downloadFile(fileName) : words.download);
  const download = iconOnly ? <Button {...common} iconOnly aria-label={name} /> : <Button {...common}>{name}</Button>;
  if (sends === false) return download;
  const { size, disabled } = props;
  // Beside a button that is filled, one with an edge.
  const variant = props.variant === 'primary' ? undefined : props.variant;
  return (
    <>
      <SendButton
        what={typeof sends === 'string' ? sends : iconOnly ? fileName : undefined}
        {...{ fileName, content, size, disabled, variant }}
      />
      {download}
    </>
  );
}

// One function, so that a repeated toast is known to be the same.
const downloadFailed = (words: { downloadFailed: string }) => words.downloadFailed;
