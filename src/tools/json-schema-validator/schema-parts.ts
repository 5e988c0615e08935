import type { DocumentMember, DocumentValue } from '../../lib/document/document';
import { textOf } from '../../lib/json-schema/checks-scalar';
import type { TypeName } from '../../lib/json-schema/schema-error';
import type { SchemaNode } from '../../lib/json-schema/schema-node';

/** Schemas that hold for one value together. */
export type Parts = readonly SchemaNode[];

/** Keywords that tell which type is meant where none is named. */
export const SPEAKING: Readonly<Record<TypeName, readonly string[]>> = {
  object: ['properties', 'required', 'additionalProperties', 'patternProperties', 'minProperties', 'propertyNames'],
  array: ['items', 'prefixItems', 'contains', 'minItems', 'uniqueItems', 'additionalItems'],
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  integer: [],
  boolean: [],
  null: [],
};

export function itemsAt(node: SchemaNode, keyword: string): readonly DocumentValue[] {
  const value = node.members.get(keyword)?.value;
  return value?.kind === 'list' ? value.items : [];
}

export function membersAt(node: SchemaNode, keyword: string): readonly DocumentMember[] {
  const value = node.members.get(keyword)?.value;
  return value?.kind === 'map' ? value.members : [];
}

export function numbersAt(node: SchemaNode, keyword: string): string[] {
  const value = node.members.get(keyword)?.value;
  return value?.kind === 'number' ? [value.source] : [];
}

export function textsAt(parts: Parts, keyword: string): string[] {
  return parts.flatMap((node) => {
    const value = node.members.get(keyword)?.value;
    return value?.kind === 'string' ? [value.text] : [];
  });
}

export function limitOf(parts: Parts, keyword: string, pick: (...all: number[]) => number): number | undefined {
  const all = parts.flatMap((node) => numbersAt(node, keyword).map(Number));
  return all.length > 0 ? pick(...all) : undefined;
}

/** Members that must be there beside another. */
export function dependentOn(parts: Parts, key: string): string[] {
  return parts.flatMap((node) =>
    ['dependentRequired', 'dependencies'].flatMap((keyword) =>
      membersAt(node, keyword).flatMap((member) =>
        member.key === key && member.value.kind === 'list'
          ? member.value.items.flatMap((item) => textOf(item) ?? [])
          : [],
      ),
    ),
  );
}

export function finds(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}
