import type { DocumentValue } from '../../lib/document/document';
import type { DocumentNote } from '../../lib/document/note';
import { writeJson } from '../../lib/document/write-json';
import { ok, type Result } from '../../lib/result';
import type { RunFault } from './faults';
import { textOf } from './model';

export type ResultFormat = 'json' | 'yaml' | 'csv' | 'lines';

export interface WriteSettings {
  readonly output: ResultFormat;
  readonly indent: number | 'tab';
  readonly compact: boolean;
  readonly sortKeys: boolean;
  /** Texts as they are, without quotes. */
  readonly raw: boolean;
}

export interface Written {
  readonly text: string;
  readonly notes: readonly DocumentNote[];
}

/** Values one after the other in the format asked for. */
export async function writeResults(
  values: readonly DocumentValue[],
  settings: WriteSettings,
): Promise<Result<Written, RunFault>> {
  switch (settings.output) {
    case 'json':
      return ok(asJson(values, settings));
    case 'yaml': {
      const { writeYaml } = await import('../../lib/yaml/write-yaml');
      const order = settings.sortKeys ? 'codeUnits' : 'source';
      const indent = typeof settings.indent === 'number' ? Math.min(Math.max(settings.indent, 1), 8) : 2;
      return ok(writeYaml(values, { indent, sortKeys: order, comments: false }));
    }
    case 'lines':
      return ok((await import('./write-rows')).asLines(values));
    case 'csv':
      return (await import('./write-rows')).asCsv(values);
  }
}

function asJson(values: readonly DocumentValue[], { indent, compact, sortKeys, raw }: WriteSettings): Written {
  const notes: DocumentNote[] = [];
  const lines = values.map((value) => {
    const text = raw ? textOf(value) : undefined;
    if (text !== undefined) return text;
    const written = writeJson(value, { indent: compact ? 0 : indent, sortKeys: sortKeys ? 'codeUnits' : 'source' });
    // That digits may be too many for other programs concerns who asks for a conversion, not for a query.
    notes.push(...written.notes.filter(({ code }) => code !== 'large-integer' && code !== 'comments-dropped'));
    return written.text;
  });
  return { text: lines.join('\n'), notes };
}
