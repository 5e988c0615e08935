/** What a visitor gave: a text or a file. */
export interface Given {
  readonly text?: string;
  readonly file?: File;
  /** The tool whose result it is, where it is one, and that result as the tool showed it. */
  readonly from?: string | undefined;
  readonly made?: unknown;
  /** All that came together, where it was several: it is one of them. */
  readonly among?: readonly Given[] | undefined;
}

/** The first of what came together; undefined where nothing did. */
export function firstOf(all: readonly Given[]): Given | undefined {
  const [first] = all;
  return first && (all.length > 1 ? { ...first, among: all } : first);
}

/** Which one it is of those that came together, from 1, and the one behind it; behind the last stands the first. */
export function placeOf(given: Given): { readonly place: number; readonly count: number; readonly next: Given } {
  const { among = [given] } = given;
  const index = among.findIndex((one) => isSameGiven(one, given));
  const next = among[(index + 1) % among.length] ?? given;
  return { place: index + 1, count: among.length, next: { ...next, among } };
}

function hasWords(text: string): boolean {
  return /\S/.test(text);
}

/** What was pasted. Cells of a table come as text and as a picture of it: the text is meant. */
export function pastedIn(data: DataTransfer | null): Given | undefined {
  const text = data?.getData('text/plain') ?? '';
  return hasWords(text) ? { text } : firstOf(filesIn(data));
}

/** The files of a transfer, without folders, which have no content that could be read as one. */
function filesIn(data: DataTransfer | null): Given[] {
  return [...(data?.files ?? [])].filter((_, index) => !isFolder(data, index)).map((file) => ({ file }));
}

function isFolder(data: DataTransfer | null, index: number): boolean {
  const items = [...(data?.items ?? [])].filter(({ kind }) => kind === 'file');
  return items[index]?.webkitGetAsEntry()?.isDirectory === true;
}

/** Whether all that was pasted or dropped is folders. */
export function isFolderAlone(data: DataTransfer | null): boolean {
  return data !== null && data.files.length > 0 && filesIn(data).length === 0;
}

declare global {
  interface Window {
    /** Kept by the boot script, which cannot keep the event itself: its data is gone a moment later. */
    pasted?: Given;
    readonly keepPaste?: (event: ClipboardEvent) => void;
    /** What was typed on a tool's page that has not given its first field the focus yet; not there once it has. */
    typed?: string;
  }
}

/** What was pasted before the page could take it, once; from then on the page does so itself. What was pasted for a tool that is still on its way is left to that. */
export function pastedEarly(isForTool: boolean): Given | undefined {
  if (window.keepPaste) removeEventListener('paste', window.keepPaste);
  if (isForTool) return undefined;
  const { text = '', file } = window.pasted ?? {};
  delete window.pasted;
  if (hasWords(text)) return { text };
  return file && { file };
}

/** What was dropped: files, else a text that was dragged. */
export function droppedIn(data: DataTransfer | null): Given | undefined {
  if (data && data.files.length > 0) return firstOf(filesIn(data));
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
