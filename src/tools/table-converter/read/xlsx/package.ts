import type { Inflate } from 'fflate';
import { err, ok, type Result } from '../../../../lib/result';
import type { TableFault } from '../../faults';
import { partFault } from './part-fault';
import { openPart, type PartText } from './part-text';
import { readRelations, readWorkbook, relationsPart, type Relation, type Workbook } from './workbook';
import { XmlPull } from './xml-pull';
import type { ZipFile } from './zip';

/** The parts of a workbook. */
export interface Package {
  readonly zip: ZipFile;
  readonly inflater: typeof Inflate;
}

/** The workbook of a package, and what its relations lead to. */
export interface OpenedWorkbook extends Workbook {
  readonly relations: ReadonlyMap<string, Relation>;
}

const USUAL_WORKBOOK = 'xl/workbook.xml';

/** Reads a part with a reader of its XML; undefined where there is no such part. */
export function readPart<T>(
  { zip, inflater }: Package,
  path: string,
  read: (xml: XmlPull, source: PartText) => T,
): Result<T | undefined, TableFault> {
  const part = zip.parts.get(path);
  if (!part) return ok(undefined);
  if (part.isEncrypted) return err({ code: 'encrypted' });
  const source = openPart(zip, part, inflater);
  const xml = new XmlPull(source);
  const value = read(xml, source);
  const fault = partFault(xml, source, part.name);
  return fault ? err(fault) : ok(value);
}

/** Finds the workbook among the parts of a ZIP file, which may be another document altogether. */
export function openWorkbook(parts: Package): Result<OpenedWorkbook, TableFault> {
  const roots = readPart(parts, '_rels/.rels', (xml) => readRelations(xml, ''));
  if (!roots.ok) return roots;
  const root = [...(roots.value?.values() ?? [])].find(({ type }) => type === 'officeDocument');
  const path = root?.part ?? USUAL_WORKBOOK;
  if (path.endsWith('.bin')) return err({ code: 'binary-workbook' });
  const workbook = readPart(parts, path, readWorkbook);
  if (!workbook.ok) return workbook;
  if (!workbook.value) return err({ code: 'no-workbook' });
  const { folder, path: relationsPath } = relationsPart(path);
  const relations = readPart(parts, relationsPath, (xml) => readRelations(xml, folder));
  if (!relations.ok) return relations;
  return ok({ ...workbook.value, relations: relations.value ?? new Map<string, Relation>() });
}
