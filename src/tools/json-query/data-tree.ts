import { writeJson } from '../../lib/document/write-json';
import type { JsonIndex } from '../../lib/json/json-index';
import { readJson } from '../../lib/json/read-json';
import { ok, type Result } from '../../lib/result';
import type { DataFault } from './faults';
import { listOf } from './model';
import { SIZE_LIMITS } from './size-limits';
import { readData, type DataFormat } from './read-data';

export interface DataTree extends JsonIndex {
  /** Several values, which stand in a list here. */
  readonly isList: boolean;
}

/** Data as JSON with its index: what a tree shows, with the paths that queries have. */
export async function dataTree(
  text: string,
  format: DataFormat,
  onProgress?: (at: number, length: number) => void,
): Promise<Result<DataTree, DataFault>> {
  const read = await readData(text, {
    format,
    sizeLimit: SIZE_LIMITS.jsonpath,
    onProgress: (at) => onProgress?.(at, text.length),
  });
  if (!read.ok) return read;
  const roots = read.value.roots();
  const [first] = roots;
  const root = first && roots.length === 1 ? first : listOf(roots);
  const json = readJson(writeJson(root, { indent: 2, notFinite: 'text' }).text);
  if (!json.ok) throw new Error(`The writer made no JSON: ${json.fault.code}`);
  return ok({ ...json.value, isList: roots.length !== 1 });
}
