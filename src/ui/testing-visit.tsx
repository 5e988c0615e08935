import type { ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import type { Locale } from '../i18n/locale';
import { ToolIdContext } from '../operations/tool-context';
import { renderWithWords } from './testing';

let visits = 0;
let lastId = '';

export interface Visit {
  /** The words of the tool in the language of the visit. */
  readonly words: unknown;
  /** @default 'en' */
  readonly locale?: Locale;
  /**
   * The tool's own id where its work goes to the worker, which finds operations by it. What was typed is then there again at the next visit.
   * @default an id of this visit alone, to which nothing was typed or chosen before
   */
  readonly id?: string | undefined;
  /** Options that the visitor chose earlier. */
  readonly options?: object | undefined;
  /** Of the room for the tool, in pixels, where it fills what it is given. */
  readonly height?: number;
}

/** As another tab does, so that what was read before counts no more. */
function storeOptions(id: string, options: object): void {
  const key = `options.${id}`;
  localStorage.setItem(key, JSON.stringify(options));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Opens the view of a tool as its page does. */
export function openTool(View: ComponentType, visit: Visit): Promise<RenderResult> {
  const { words, locale = 'en', id = `visit-${++visits}`, options, height } = visit;
  lastId = id;
  if (options) storeOptions(id, options);
  const view = height === undefined ? <View /> : <div style={{ height, width: 1200 }}>{<View />}</div>;
  return renderWithWords(<ToolIdContext value={id}>{view}</ToolIdContext>, locale, words);
}

/** The options of the tool opened last as they are remembered for the next visit, or null where none are. */
export function storedOptions(): string | null {
  return localStorage.getItem(`options.${lastId}`);
}

/** Forgets all that is remembered in this browser, as in another tab. What was typed stays: it belongs to the id of the tool. */
export function forgetStored(): void {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

/** Before a test: nothing is remembered from the one before it, and the window has this size in pixels. */
export async function startAfresh(width: number, height: number): Promise<void> {
  sessionStorage.clear();
  forgetStored();
  await page.viewport(width, height);
}

/** All texts that are copied from now on until the test ends, in their order; nothing reaches the real clipboard. */
export function watchClipboard(): readonly string[] {
  const copied: string[] = [];
  const writeText = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(async (text) => void copied.push(text));
  const write = vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    const blob = await item?.getType('text/plain');
    copied.push((await blob?.text()) ?? '');
  });
  onTestFinished(() => {
    writeText.mockRestore();
    write.mockRestore();
  });
  return copied;
}

export interface SavedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** All files that are saved from now on until the test ends, in their order; the browser itself saves none. */
export function watchSaved(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = create(content);
    if (content instanceof Blob) blobs.set(url, content);
    return url;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, blob });
  });
  onTestFinished(() => {
    createObjectURL.mockRestore();
    click.mockRestore();
  });
  return saved;
}

function transferOf(content: string | readonly File[], type = 'text/plain'): DataTransfer {
  const transfer = new DataTransfer();
  if (typeof content === 'string') transfer.setData(type, content);
  else for (const file of content) transfer.items.add(file);
  return transfer;
}

/** Pastes a text or files into an element, as Ctrl+V does with such a clipboard. */
export function pasteInto(target: Locator, content: string | readonly File[]): void {
  const clipboardData = transferOf(content);
  target.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Drops files onto an element. */
export function dropOn(target: Locator, ...files: readonly File[]): void {
  const dataTransfer = transferOf(files);
  target.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** Picks files with the file picker inside an element. */
export function pickFiles(around: Element, ...files: readonly File[]): void {
  const picker = around.querySelector<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error('There is no file picker');
  picker.files = transferOf(files).files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Chooses an option of a list by its name. */
export async function choose(list: string | Locator, option: string | RegExp): Promise<void> {
  await (typeof list === 'string' ? page.getByRole('combobox', { name: list, exact: true }) : list).click();
  await page.getByRole('option', { name: option, exact: typeof option === 'string' }).click();
}

/** The lines that a result prints inside an element, without their numbers. Of a long text, only those in sight are drawn. */
export function printedIn(around: Locator): string {
  const lines = around.element().querySelectorAll('[data-row] > span:last-child');
  return Array.from(lines, (line) => line.textContent).join('\n');
}

/** Where the caret stands in a field for text, or where the selection begins. */
export function caretIn(field: Locator): number | null {
  const element = field.element();
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) return element.selectionStart;
  throw new Error('A caret stands in a field only');
}

/**
 * The value beside a name in rows of names and values (`CopyRows`, `FactRows`).
 * @param index which of several rows of this name; where there are several, it must be said
 */
export function rowValue(name: string, index?: number): string | undefined {
  const rows = [...document.querySelectorAll('li:has(> span + span)')];
  const named = rows.filter((row) => row.querySelector(':scope > span')?.firstChild?.textContent === name);
  if (index === undefined && named.length > 1) throw new Error(`${named.length} rows are called “${name}”`);
  return named[index ?? 0]?.querySelector(':scope > span:nth-of-type(2)')?.textContent;
}

/** Opens the options of the tool, with English words, that are not in sight at first. */
export async function openMoreOptions(): Promise<void> {
  await page.getByRole('button', { name: 'More options', exact: true }).click();
}

/**
 * The values in a list of them (`CopyList`), without numbers and captions, or the one that stands alone (`Generated`). Of a long
 * list, only those in sight are drawn.
 */
export function listValues(name: string | RegExp): string[] {
  const lists = page.getByRole('list', { name }).elements();
  const items = lists.flatMap((list) => [...list.querySelectorAll('li')]);
  const rows = items.map((item) => item.querySelector(':scope > span:nth-of-type(2)')?.firstChild);
  const single = page
    .getByRole('group', { name })
    .elements()
    .flatMap((group) => [...group.querySelectorAll(':scope > div > code')]);
  return [...rows, ...single].map((value) => value?.textContent ?? '');
}
