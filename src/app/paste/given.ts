/** What a visitor gave: a text or a file. */
export interface Given {
  readonly text?: string;
  readonly file?: File;
  /** The tool whose result it is, where it is one, and that result as the tool showed it. */
  readonly from?: string | undefined;
  readonly made?: unknown;
}

function hasWords(text: string): boolean {
  return /\S/.test(text);
}

/** What was pasted. Cells of a table come as text and as a picture of it: the text is meant. */
export function pastedIn(data: DataTransfer | null): Given | undefined {
  const text = data?.getData('text/plain') ?? '';
  if (hasWords(text)) return { text };
  const [file] = data?.files ?? [];
  return file && { file };
}

declare global {
  interface Window {
    /** Kept by the boot script, which cannot keep the event itself: its data is gone a moment later. */
    pasted?: Given;
    readonly keepPaste?: (event: ClipboardEvent) => void;
  }
}

/** What was pasted before the page could take it, once; from then on the page does so itself. */
export function pastedEarly(): Given | undefined {
  if (window.keepPaste) removeEventListener('paste', window.keepPaste);
  const { text = '', file } = window.pasted ?? {};
  delete window.pasted;
  if (hasWords(text)) return { text };
  return file && { file };
}

/** What was dropped: the first file, else a text that was dragged. */
export function droppedIn(data: DataTransfer | null): Given | undefined {
  const [file] = data?.files ?? [];
  if (file) return { file };
  const text = data?.getData('text/plain') ?? '';
  return hasWords(text) ? { text } : undefined;
}

/** Whether two are the same. */
export function isSameGiven(one: Given | undefined, other: Given | undefined): boolean {
  return one?.text === other?.text && one?.file === other?.file;
}

/** A pasted line up to this length is a query; what is longer, or has several lines, was pasted to be used. */
const LONGEST_QUERY = 100;

/** A text that belongs into the field of the search as it is, without blanks around it; undefined where it is no short line. */
export function lineOf({ text, file }: Given): string | undefined {
  const isLine = !file && text !== undefined && text.length <= LONGEST_QUERY && !/[\n\r]/.test(text.trim());
  return isLine ? text.trim() : undefined;
}
