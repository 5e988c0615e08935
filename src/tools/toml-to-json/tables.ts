import type { Run } from '../../operations/use-operation';
import type { ConvertedToml, ConvertFault } from './convert';

/** The tables of a document that can be had alone, where its run tells; dotted keys such as `tool.poetry`. */
export function tablesOf({
  value,
  fault,
}: Pick<Run<ConvertedToml, ConvertFault>, 'value' | 'fault'>): readonly string[] | undefined {
  if (value) return value.tables;
  return fault?.code === 'no-such-table' ? fault.tables : undefined;
}

/** The whole document and its tables, the chosen one also when there is no such table any more. */
export function tableChoices(tables: readonly string[], chosen: string, wholeDocument: string) {
  const listed = chosen === '' || tables.includes(chosen) ? tables : [chosen, ...tables];
  return [{ label: wholeDocument, value: '' }, ...listed.map((path) => ({ label: path, value: path }))];
}
