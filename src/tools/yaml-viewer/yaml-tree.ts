import type { DocumentFault } from '../../lib/document/document-fault';
import { writeJson } from '../../lib/document/write-json';
import type { JsonIndex } from '../../lib/json/json-index';
import { readJson } from '../../lib/json/read-json';
import { ok, type Result } from '../../lib/result';
import { readYaml, type ReadYamlOptions } from '../../lib/yaml/read-yaml';
import type { YamlFault } from '../../lib/yaml/yaml-fault';

/** The values of a stream as JSON with its index: aliases stand for what they mean but inside their own anchors, and several documents are a list. */
export function yamlTree(
  text: string,
  options: Pick<ReadYamlOptions, 'version' | 'strict'>,
  onProgress?: (at: number, length: number) => void,
): Result<JsonIndex, YamlFault | DocumentFault> {
  const read = readYaml(text, { ...options, forShow: true, onProgress });
  if (!read.ok) return read;
  const { documents } = read.value;
  const [first] = documents;
  const root = first && documents.length === 1 ? first : { kind: 'list' as const, items: documents, start: 0, end: 0 };
  const json = readJson(writeJson(root, { indent: 2, notFinite: 'text' }).text);
  if (!json.ok) throw new Error(`The writer made no JSON: ${json.fault.code}`);
  return ok(json.value);
}
