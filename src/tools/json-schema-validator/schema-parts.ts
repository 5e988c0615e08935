import type { DocumentMember, DocumentValue } from '../../lib/document/document';
import { textOf } from '../../lib/json-schema/checks-scalar';
import { TYPES, type TypeName } from '../../lib/json-schema/schema-error';
import type { SchemaNode } from '../../lib/json-schema/schema-node';
import type { NumberLimits } from './sample-number';

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

/** The types that all of the schemas allow. */
export function typesOf(parts: Parts): TypeName[] {
  let types: readonly string[] = TYPES;
  for (const node of parts) {
    const wanted = node.members.get('type')?.value;
    if (!wanted) continue;
    const names = (wanted.kind === 'list' ? wanted.items : [wanted]).flatMap((item) => textOf(item) ?? []);
    types = types.filter((type) => names.includes(type) || (type === 'integer' && names.includes('number')));
  }
  return TYPES.filter((type) => types.includes(type));
}

/** What the schemas ask of a number. */
export function numberLimits(parts: Parts, isInteger: boolean): NumberLimits {
  const at = (keyword: string) => parts.flatMap((node) => numbersAt(node, keyword));
  // In draft 4 a switch says that the limit itself is out.
  const isOut = (keyword: string) => parts.some((node) => node.members.get(keyword)?.value.kind === 'boolean');
  return {
    least: at('minimum'),
    above: [...at('exclusiveMinimum'), ...(isOut('exclusiveMinimum') ? at('minimum') : [])],
    most: at('maximum'),
    below: [...at('exclusiveMaximum'), ...(isOut('exclusiveMaximum') ? at('maximum') : [])],
    multiples: at('multipleOf'),
    isInteger,
  };
}
