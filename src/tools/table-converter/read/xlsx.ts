import { err, ok, type Result } from '../../../lib/result';
import type { TableFault } from '../faults';
import type { ReadFacts } from '../report';
import type { BytesReader, Reading } from './reader';
import { isCompoundFile, isEncryptedWorkbook } from './xlsx/compound-file';
import { openWorkbook, readPart, type OpenedWorkbook, type Package } from './xlsx/package';
import { readSharedStrings } from './xlsx/shared-strings';
import { readSheet } from './xlsx/sheet';
import { readStyles } from './xlsx/styles';
import { openZip } from './xlsx/zip';

/** Workbooks above this many bytes are refused. */
export const WORKBOOK_LIMIT = 50 * 1024 * 1024;

/** Reads a sheet of a workbook as Office Open XML has it, transitional or strict. */
export const readXlsxTable: BytesReader = async (bytes, reading) => {
  if (bytes.length > WORKBOOK_LIMIT)
    return err({ code: 'too-large', bytes: bytes.length, limit: WORKBOOK_LIMIT, format: 'xlsx' });
  if (isCompoundFile(bytes)) return err({ code: isEncryptedWorkbook(bytes) ? 'encrypted' : 'old-excel' });
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return err({ code: 'no-workbook' });
  const zip = openZip(bytes);
  if (!zip.ok) return zip;
  const { Inflate } = await import('fflate');
  const parts = { zip: zip.value, inflater: Inflate };
  const workbook = openWorkbook(parts);
  return workbook.ok ? readChosenSheet(parts, workbook.value, reading) : workbook;
};

interface ChosenSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly part: string;
}

function readChosenSheet(parts: Package, workbook: OpenedWorkbook, reading: Reading): Result<ReadFacts, TableFault> {
  const all = sheetsOf(workbook, reading.options.hiddenSheets);
  const sheets = all.map(({ name, isHidden }) => ({ name, isHidden }));
  const chosen = findSheet(all, reading.options.sheet);
  if (!chosen && reading.options.sheet !== '')
    return err({ code: 'sheet-not-found', name: reading.options.sheet, sheets });
  if (!chosen) return err({ code: 'no-sheet' });
  const strings = readPart(parts, partOf(workbook, 'sharedStrings'), readSharedStrings);
  if (!strings.ok) return strings;
  const styles = readPart(parts, partOf(workbook, 'styles'), readStyles);
  if (!styles.ok) return styles;
  const context = { strings: strings.value ?? [], styles: styles.value ?? [], is1904: workbook.is1904 };
  const range = readSheet(parts, chosen.part, context, reading);
  if (!range.ok) return range;
  if (range.value === undefined) reading.note({ code: 'sheet-empty', sheet: chosen.name });
  return ok({ sheets, sheet: chosen.name, ...(range.value !== undefined && { range: range.value }) });
}

/** Sheets with cells, so none of charts or macros. */
function sheetsOf({ sheets, relations }: OpenedWorkbook, withHidden: boolean): ChosenSheet[] {
  return sheets.flatMap(({ name, isHidden, relation }) => {
    const target = relations.get(relation);
    const isListed = target?.type === 'worksheet' && (withHidden || !isHidden);
    return isListed ? [{ name, isHidden, part: target.part }] : [];
  });
}

// Excel tells names apart by their letters, not by their case.
function findSheet(sheets: readonly ChosenSheet[], wanted: string): ChosenSheet | undefined {
  if (wanted === '') return sheets[0];
  const isAlike = ({ name }: ChosenSheet) => name.toLowerCase() === wanted.toLowerCase();
  return sheets.find(({ name }) => name === wanted) ?? sheets.find(isAlike);
}

function partOf({ relations }: OpenedWorkbook, type: string): string {
  return [...relations.values()].find((relation) => relation.type === type)?.part ?? '';
}
