import { useState } from 'react';
import type { ColumnChoice } from '../../lib/column-choices';
import { detectEncoding, isEmptySource, isHeldText, type TextSource } from '../../lib/text-source';
import { runOperation } from '../../operations/run-operation';
import { useToolId } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import type { TargetFormat } from './formats';
import { convert, convertFile } from './operations';
import { tableOptions, type ConvertOptions, type Filter } from './options';
import { CSV_SAMPLE } from './samples';

type Sorting = ConvertOptions['sort'];

const AS_FOUND: readonly ColumnChoice[] = [];
const UNSORTED: Sorting = [];
const ALL: readonly Filter[] = [];
const NO_FILE = new File([], '');

/** What was chosen for this table, which goes when another comes. */
function useChoices() {
  const [sheet, setSheet] = useDraft('sheet', '');
  const [range, setRange] = useDraft('range', '');
  const [table, setTable] = useDraft('table', 1);
  const [path, setPath] = useDraft('path', '');
  const [columns, setColumns] = useDraft<readonly ColumnChoice[]>('columns', AS_FOUND);
  const [sort, setSort] = useDraft<Sorting>('sort', UNSORTED);
  const [filters, setFilters] = useDraft<readonly Filter[]>('filters', ALL);
  const forgetColumns = () => {
    setColumns(AS_FOUND);
    setSort(UNSORTED);
    setFilters(ALL);
  };
  return {
    chosen: { sheet, range, table, path, columns: [...columns], sort: [...sort], filters: [...filters] },
    /** Another sheet has other columns. */
    setSheet: (name: string) => {
      setSheet(name);
      setRange('');
      forgetColumns();
    },
    setRange,
    setTable: (number: number) => {
      setTable(number);
      forgetColumns();
    },
    setPath: (next: string) => {
      setPath(next);
      forgetColumns();
    },
    setColumns,
    setSort,
    setFilters,
    forget: () => {
      setSheet('');
      setRange('');
      setTable(1);
      setPath('');
      forgetColumns();
    },
  };
}

/** A short text that was opened from a file: where another encoding is chosen, its bytes are read again. */
interface Opened {
  readonly source: TextSource;
  readonly file: File;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
}

/** What was typed or opened and chosen for it, and what comes of it. */
export function useTable() {
  const toolId = useToolId();
  const [options, change] = useOptions(tableOptions);
  const choices = useChoices();
  const [source, hold] = useDraft<TextSource>('text', CSV_SAMPLE, {
    takes: ({ text, file }) => (file ? undefined : text),
  });
  const [opened, setOpened] = useState<Opened>();
  const onSource = (next: TextSource) => {
    if (isOtherTable(next, source)) choices.forget();
    hold(next);
  };
  async function openFile(file: File): Promise<TextSource> {
    const { openTextFile } = await import('../../lib/open-text');
    const text = await openTextFile(file);
    // UTF-16 without a mark is valid UTF-8, too, every other character a NUL.
    if (typeof text !== 'string' || text.includes('\0')) return file;
    choices.forget();
    const encoding = detectEncoding(new Uint8Array(await file.slice(0, 3).arrayBuffer()));
    setOpened({ source: text, file, encoding });
    return text;
  }
  useHandedOver(({ file }) => {
    if (file) void openFile(file).then(onSource, () => onSource(file));
  });

  const known = opened?.source === source ? opened : undefined;
  const isOtherEncoding = options.encoding !== 'auto' && options.encoding !== known?.encoding;
  const file = source instanceof File ? source : known && isOtherEncoding ? known.file : undefined;
  const isHeld = source instanceof File && isHeldText(source);
  const settings = { ...options, ...choices.chosen, ...(isHeld ? { encoding: 'utf-8' as const } : {}) };
  const isFilled = !isEmptySource(source);
  const textRun = useOperation(convert, { text: typeof source === 'string' ? source : '' }, settings, {
    enabled: isFilled && !file,
  });
  const fileRun = useOperation(convertFile, { file: file ?? NO_FILE }, settings, { enabled: isFilled && !!file });

  /** The text of the same table in another format. */
  async function makeText(to: TargetFormat): Promise<string> {
    const other = { ...settings, to };
    const result = file
      ? await runOperation(convertFile, { file }, other, { toolId })
      : await runOperation(convert, { text: typeof source === 'string' ? source : '' }, other, { toolId });
    if (!result.ok) throw new Error(`What could be converted cannot any more: ${result.fault.code}`);
    return result.value.whole?.text() ?? result.value.text;
  }

  return {
    source,
    onSource,
    openFile,
    /** Bytes stand behind the text, which can be read in other encodings. */
    hasBytes: (source instanceof File && !isHeld) || known !== undefined,
    openedEncoding: known?.encoding,
    isFile: file !== undefined,
    run: file ? fileRun : textRun,
    options,
    change,
    choices,
    makeText,
  };
}
export type TableState = ReturnType<typeof useTable>;

/** A file, or what comes in the place of one, is another table; what is typed changes the one that is there. */
function isOtherTable(next: TextSource, former: TextSource): boolean {
  return next instanceof File || former instanceof File || next === '' || former === '';
}
