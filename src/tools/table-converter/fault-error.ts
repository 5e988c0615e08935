import { placedError } from '../../ui/document-notes/document-notes';
import type { FieldError } from '../../ui/text-input/text-input';
import type { TableFault } from './faults';
import type { SourceFormat } from '../../lib/table/source-formats';
import type { EncodingPreview } from './report';

/** Which control a fault is about; what is of none is of the input. */
export type FaultSide = 'input' | 'path' | 'range' | 'sheet' | 'table' | 'delimiter' | 'result';

/** Where a fault is told. */
export function sideOf({ code }: TableFault): FaultSide {
  switch (code) {
    case 'bad-path':
    case 'path-not-found':
    case 'not-a-list':
      return 'path';
    case 'bad-range':
      return 'range';
    case 'sheet-not-found':
      return 'sheet';
    case 'table-not-found':
      return 'table';
    case 'no-delimiter':
      return 'delimiter';
    case 'xlsx-rows':
    case 'xlsx-columns':
    case 'xlsx-cell':
    case 'markdown-too-large':
    case 'html-too-large':
    case 'yaml-too-large':
    case 'zero-character':
      return 'result';
    default:
      return 'input';
  }
}

const OF_WORKBOOKS: ReadonlySet<TableFault['code']> = new Set([
  'sheet-not-found',
  'bad-range',
  'no-sheet',
  'encrypted',
  'old-excel',
  'binary-workbook',
  'no-workbook',
  'zip-damaged',
  'zip-bomb',
  'bad-xml',
]);

/** What was read as long as nothing tells it: the format that a fault is about. */
export function formatOfFault(fault: TableFault): SourceFormat | undefined {
  if ('format' in fault) return fault.format;
  if (fault.code.startsWith('csv-')) return 'csv';
  if (fault.code.startsWith('sql-')) return 'sql';
  return OF_WORKBOOKS.has(fault.code) ? 'xlsx' : undefined;
}

/** Other encodings that are about as likely. */
export function otherEncodings(fault: TableFault | undefined): readonly EncodingPreview[] {
  return fault?.code === 'wrong-encoding' ? fault.others : [];
}

/** A fault as the input shows it. */
export function inputError(fault: TableFault, message: string, actions: FieldError['actions']): FieldError {
  if (fault.code === 'wrong-encoding') return { message, actions };
  return placedError(message, fault);
}
