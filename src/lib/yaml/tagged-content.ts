import {
  resolveBoolean,
  resolveDate,
  resolveFloat,
  resolveInteger,
  resolveNull,
  type ScalarContent,
  type YamlVersion,
} from './resolve-scalar';
import type { TagMeaning } from './yaml-tags';

/** What a text says under a tag; undefined where the tag does not take it. */
export function taggedContent(text: string, meaning: TagMeaning, version: YamlVersion): ScalarContent | undefined {
  if (meaning.kind === 'binary') return { kind: 'string', text: text.replace(/\s+/g, '') };
  if (meaning.kind === 'timestamp') return resolveDate(text) ?? { kind: 'string', text };
  if (meaning.kind === 'set' || meaning.kind === 'list') return undefined;
  if (meaning.kind !== 'core') return { kind: 'string', text };
  switch (meaning.type) {
    case 'str':
      return { kind: 'string', text };
    case 'int':
      return resolveInteger(text, version);
    case 'float':
      return asFloat(resolveFloat(text, version) ?? resolveInteger(text, version));
    case 'bool':
      return resolveBoolean(text, version);
    case 'null':
      return resolveNull(text);
    case 'map':
    case 'seq':
      return undefined;
  }
}

/** `!!float 3` is a float. */
function asFloat(content: ScalarContent | undefined): ScalarContent | undefined {
  if (content?.kind !== 'number' || !/^-?\d+$/.test(content.source)) return content;
  return { kind: 'number', source: `${content.source}.0` };
}
