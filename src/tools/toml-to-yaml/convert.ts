import type { DocumentFault } from '../../lib/document/document-fault';
import type { DocumentNote } from '../../lib/document/note';
import { ok, type Result } from '../../lib/result';
import { readToml } from '../../lib/toml/read-toml';
import type { TomlFault } from '../../lib/toml/toml-fault';
import { writeYaml, type WriteYamlOptions } from '../../lib/yaml/write-yaml';

export interface ConvertSettings extends WriteYamlOptions {
  /** Only TOML 1.0. */
  readonly strict: boolean;
}

/** The YAML, and what there is to say about it. */
export interface ConvertedToml {
  readonly text: string;
  readonly notes: readonly DocumentNote[];
}

export type ConvertFault = TomlFault | DocumentFault;

/** Writes TOML as YAML: floats keep their `.0`, texts that look like something else are quoted, comments are kept. */
export function tomlToYaml(
  text: string,
  { strict, ...how }: ConvertSettings,
  onProgress?: (at: number) => void,
): Result<ConvertedToml, ConvertFault> {
  if (text === '') return ok({ text: '', notes: [] });
  const read = readToml(text, { version: strict ? '1.0' : '1.1', ...(onProgress ? { onProgress } : {}) });
  if (!read.ok) return read;
  const written = writeYaml([read.value.document], how);
  return ok({ text: written.text, notes: [...read.value.notes, ...written.notes] });
}
