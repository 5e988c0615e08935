import type { KitWords } from '../../i18n/context';
import type { TextSource } from '../../lib/text-source';
import { tellUsed } from '../../lib/used';
import { noteCopied } from '../../operations/sent';
import { showToast } from '../toast/toast';

/** How long a control and a toast say that something was copied, in milliseconds. */
export const COPIED_MS = 1500;

export interface CopySettings {
  /** What the toast says; without it, that the text was copied. `false` when the control says so itself, also to who does not see. */
  message?: string | false;
  /** The control shows it; the toast is only for those who do not see. */
  isShown?: boolean;
}

/**
 * Copies text and says so in a toast; also over plain http, where browsers withhold the clipboard interface. The text may
 * still be on its way; its promise rejects where a file proves to be no text. Returns whether it worked; when it did not, a toast says that.
 */
export async function copyText(
  text: string | Promise<string>,
  { message, isShown = false }: CopySettings = {},
): Promise<boolean> {
  const worked = await writeClipboard(text);
  const made = await whenMade(text);
  if (made === undefined) showToast({ message: copiesNoText, kind: 'error' });
  else if (!worked) showToast({ message: copyFailed, kind: 'error' });
  else noteCopied(made);
  if (worked && message !== false)
    showToast({ message: message ?? copiedToClipboard, duration: COPIED_MS, isUnseen: isShown });
  return worked;
}

/**
 * Copies formatted text: `html` for programs that take it, `plain` for the others. The old command comes first, for the new
 * interface parses the HTML, and what the page's policy forbids in it, such as a `style`, would be reported.
 */
export async function copyRichText(html: string, plain: string): Promise<boolean> {
  const types = { 'text/html': html, 'text/plain': plain };
  const worked = copyByCommand(types) || (await writeItem(types));
  if (worked) tellUsed();
  showToast(worked ? { message: copiedToClipboard, duration: COPIED_MS } : { message: copyFailed, kind: 'error' });
  return worked;
}

async function writeItem(types: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    const blobs = Object.entries(types).map(([type, text]) => [type, new Blob([text], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    return false;
  }
}

// Kept as functions of their own, so that the same message is known to be the same.
const copiedToClipboard = (words: KitWords) => words.copiedToClipboard;
const copyFailed = (words: KitWords) => words.copyFailed;
const copiesNoText = (words: KitWords) => words.copiesNoText;

/** The text once it is there; undefined where none comes. */
async function whenMade(text: string | Promise<string>): Promise<string | undefined> {
  try {
    return await text;
  } catch {
    return undefined;
  }
}

/** What a text input holds, to be copied. The promise, for a file, rejects where that is no text or has gone. */
export function textToCopy(source: TextSource): string | Promise<string> {
  return typeof source === 'string' ? source : decoded(source);
}

async function decoded(file: File): Promise<string> {
  const { readWholeText } = await import('../../lib/open-text');
  const text = await readWholeText(file);
  if (text === undefined) throw new Error('no text');
  return text;
}

async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([pendingItem(text)]);
    return true;
  } catch {
    // No clipboard interface on this page, or it was refused: the old command may still be allowed.
    const made = await whenMade(text);
    return made !== undefined && copyByCommand({ 'text/plain': made });
  }
}

/** Safari forgets the visitor's click while a text is awaited, so the promise itself is handed over. */
function pendingItem(text: Promise<string>): ClipboardItem {
  return new ClipboardItem({ 'text/plain': text.then((ready) => new Blob([ready], { type: 'text/plain' })) });
}

/** So many characters stand in the box that is copied from. */
const MOST_IN_BOX = 50_000;

/** Copies through a text box nobody sees. Within an open dialog it has to stand inside it, for the rest is inert. */
function copyByCommand(types: Readonly<Record<string, string>>): boolean {
  const focused = document.activeElement;
  const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const box = document.createElement('textarea');
  box.className = 'sr';
  box.setAttribute('aria-hidden', 'true');
  box.readOnly = true;
  // Only what is selected can be copied, so there must be something; a long text would be laid out line by line for a minute.
  const { 'text/plain': plain = '' } = types;
  // It must be seen as well: to Chromium a box of one blank has nothing selected, and the event would go to the page.
  box.value = plain === '' || plain.length > MOST_IN_BOX ? '-' : plain;
  // A text box turns every line end into a line feed; the event takes the text as it is.
  box.addEventListener('copy', (event) => {
    for (const [type, text] of Object.entries(types)) event.clipboardData?.setData(type, text);
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
