import type { KitWords } from '../../i18n/context';
import { showToast } from '../toast/toast';

/** How long a control and a toast say that something was copied, in milliseconds. */
export const COPIED_MS = 1500;

export interface CopySettings {
  /** What the toast says; without it, that the text was copied. `false` when the control says so itself. */
  message?: string | false;
}

/**
 * Copies text and says so in a toast; also over plain http, where browsers withhold the clipboard interface. The text may
 * still be on its way. Returns whether it worked; when it did not, a toast says that.
 */
export async function copyText(text: string | Promise<string>, { message }: CopySettings = {}): Promise<boolean> {
  const worked = await writeClipboard(text);
  if (!worked) showToast({ message: copyFailed, kind: 'error' });
  else if (message !== false) showToast({ message: message ?? copiedToClipboard, duration: COPIED_MS });
  return worked;
}

// Kept as functions of their own, so that the same message is known to be the same.
const copiedToClipboard = (words: KitWords) => words.copiedToClipboard;
const copyFailed = (words: KitWords) => words.copyFailed;

async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([pendingItem(text)]);
    return true;
  } catch {
    // No clipboard interface on this page, or it was refused: the old command may still be allowed.
    return copyByCommand(await text);
  }
}

/** Safari forgets the visitor's click while a text is awaited, so the promise itself is handed over. */
function pendingItem(text: Promise<string>): ClipboardItem {
  return new ClipboardItem({ 'text/plain': text.then((ready) => new Blob([ready], { type: 'text/plain' })) });
}

/** Copies through a text box nobody sees. Within an open dialog it has to stand inside it, for the rest is inert. */
function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const host = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const box = document.createElement('textarea');
  box.className = 'sr';
  box.setAttribute('aria-hidden', 'true');
  box.readOnly = true;
  box.value = text;
  // A text box turns every line end into a line feed; the event takes the text as it is.
  box.addEventListener('copy', (event) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  });
  host.append(box);
  box.focus({ preventScroll: true });
  box.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
