import type { DocumentValue } from './document';
import type { DocumentFault } from './document-fault';
import { readJsonDocument } from './read-json-document';
import type { JsonFault } from '../json/json-fault';
import { err, ok, type Result } from '../result';
import { readYaml, type ReadYamlOptions, type YamlNote } from '../yaml/read-yaml';
import type { YamlFault } from '../yaml/yaml-fault';

export type StructuredFault =
  | ({ readonly format: 'json' } & (JsonFault | DocumentFault))
  | ({ readonly format: 'yaml' } & (YamlFault | DocumentFault));

export interface Structured {
  readonly format: 'json' | 'json5' | 'lines' | 'yaml';
  /** The documents of YAML, the lines of JSON Lines, or the one value; none of a blank text. */
  readonly roots: readonly DocumentValue[];
  readonly notes: readonly YamlNote[];
}

export interface ReadStructuredOptions extends Pick<ReadYamlOptions, 'version' | 'strict'> {
  /** By name or by choice it is YAML; otherwise what is no JSON and does not begin as such is. @default false */
  readonly isYaml?: boolean;
  readonly sizeLimit?: number;
  readonly onProgress?: ((at: number) => void) | undefined;
}

/** Reads a text that may be JSON, JSON Lines or YAML, with the place of everything in it. */
export function readStructured(
  text: string,
  { isYaml = false, sizeLimit, onProgress, version, strict }: ReadStructuredOptions = {},
): Result<Structured, StructuredFault> {
  if (!isYaml) {
    const read = readJsonDocument(text, { ...(sizeLimit && { sizeLimit }), ...(onProgress && { onProgress }) });
    if (read.ok) {
      const { roots, reading, notes } = read.value;
      return ok({ format: reading, roots, notes });
    }
    if (read.fault.code === 'too-large' || read.fault.code === 'too-deep' || beginsAsJson(text)) {
      return err({ ...read.fault, format: 'json' });
    }
  }
  const read = readYaml(text, { version: version ?? 'auto', strict: strict ?? false, onProgress });
  if (!read.ok) return err({ ...read.fault, format: 'yaml' });
  return ok({ format: 'yaml', roots: read.value.documents, notes: read.value.notes });
}

/** Whoever begins with a bracket or a quote most likely means JSON, and wants to know what is wrong with it. */
function beginsAsJson(text: string): boolean {
  return /^\uFEFF?\s*["[{]/.test(text);
}

/** Whether a file is YAML by its name. */
export function isYamlName(name: string): boolean {
  return /\.ya?ml$/i.test(name);
}
