import { useContext, useState, type MouseEvent } from 'react';
import { useKitWords } from '../../i18n/context';
import { isHeldText } from '../../lib/text-source';
import { textBlob } from '../../lib/text-blob';
import type { AnyText } from '../../lib/text-chunks';
import { send, type Sent } from '../../operations/sent';
import { ToolIdContext } from '../../operations/tool-context';
import { Button } from '../button/button';
import { showToast } from '../toast/toast';

export interface SendButtonProps {
  /** Of a file that is sent. @default 'text.txt' */
  fileName?: string;
  /** What is sent, in words, where a page has several. */
  what?: string | undefined;
  /** Makes what is sent when the button is pressed: a text goes as one, however long. */
  content: () => AnyText | Blob | Promise<AnyText | Blob>;
  disabled?: boolean | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  variant?: 'primary' | 'quiet' | undefined;
  onClick?: (event: MouseEvent) => void;
  /** With its words, as in a menu. */
  withLabel?: boolean;
}

/** Longer texts go as files, which the worker reads. */
const LONGEST_TEXT = 5_000_000;

async function toSent(made: AnyText | Blob, fileName: string): Promise<Sent> {
  if (made instanceof Blob) {
    // Text that was held as a file is text, whatever the name of the file says.
    const name = made instanceof File && isHeldText(made) ? made.name : fileName;
    return { file: new File([made], name, { type: made.type }), made };
  }
  if (made.length <= LONGEST_TEXT) return { text: made.toString(), made };
  const blob = await textBlob(made);
  // Reading takes one byte order mark away; one that belongs to the text therefore gets another in front.
  const parts = made.charCodeAt(0) === 0xfeff ? ['\uFEFF', blob] : [blob];
  return { file: new File(parts, fileName, { type: blob.type }), made };
}

/** Sends a result to another tool, which the visitor then chooses among those that take it. */
export function SendButton({
  content,
  fileName = 'text.txt',
  what,
  withLabel = false,
  onClick,
  ...props
}: SendButtonProps) {
  const words = useKitWords();
  const from = useContext(ToolIdContext);
  const [isBusy, setBusy] = useState(false);
  const pass = async () => {
    setBusy(true);
    const { dataset } = document.documentElement;
    // The boot script takes all keys from here on for the search that follows, until it is given up with Escape.
    dataset.search ??= '';
    try {
      const sent = { ...(await toSent(await content(), fileName)), from };
      if (dataset.search !== undefined) send(sent);
    } catch {
      delete dataset.search;
      showToast({ message: sendFailed, kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const common = {
    ...props,
    icon: 'send',
    'aria-haspopup': 'dialog',
    'aria-busy': isBusy || undefined,
    onClick: (event: MouseEvent) => {
      onClick?.(event);
      if (!isBusy) void pass();
    },
  } as const;
  if (withLabel) return <Button {...common}>{words.sendTo}</Button>;
  return <Button {...common} iconOnly aria-label={what === undefined ? words.sendTo : words.sendNamed(what)} />;
}

// One function, so that a repeated toast is known to be the same.
const sendFailed = (words: { sendFailed: string }) => words.sendFailed;
