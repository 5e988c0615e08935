import { LETTERS, type Naming } from '../names/naming';
import type { Field, ObjectType, Type, Use } from '../types/model';
import { WIDTH, widthOf } from './layout';
import { declare, fileStem, type Declarations, type Writer } from './writing';

const NAMING: Naming = { ...LETTERS, types: new Set() };

/** JSON with members in their order, whatever they are called. */
type Json = string | boolean | null | readonly Json[] | { readonly members: readonly Member[] };
type Member = readonly [string, Json];

/** What turns the direction of writing would show the rest in another order. */
const quoted = (text: string) =>
  JSON.stringify(text).replace(/\p{Bidi_C}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const object = (...members: readonly Member[]): Json => ({ members });

/** Lists of plain values on one line where they fit; `after` is how much follows on it. */
function text(value: Json, level: number, column: number, after: number): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value === 'boolean') return String(value);
  const inner = '  '.repeat(level + 1);
  const outer = '  '.repeat(level);
  if ('members' in value) {
    if (value.members.length === 0) return '{}';
    const lines = value.members.map(([key, member], n) => {
      const head = `${inner}${quoted(key)}: `;
      return head + text(member, level + 1, widthOf(head), n === value.members.length - 1 ? 0 : 1);
    });
    return `{\n${lines.join(',\n')}\n${outer}}`;
  }
  const items = value.map((item) => text(item, level + 1, inner.length, 1));
  const line = `[${items.join(', ')}]`;
  if (!line.includes('\n') && column + widthOf(line) + after <= WIDTH) return line;
  return `[\n${items.map((item) => inner + item).join(',\n')}\n${outer}]`;
}

class Schemas {
  constructor(private readonly names: Declarations['names']) {}

  members({ type, isNullable }: Use): readonly Member[] {
    const members = this.ofType(type);
    if (!isNullable || type.kind === 'null' || type.kind === 'unknown') return members;
    return this.nullable(type, members);
  }

  private nullable(type: Type, members: readonly Member[]): readonly Member[] {
    const nothing = object(['type', 'null']);
    if (type.kind === 'union') {
      const [first] = members;
      return first?.[0] === 'anyOf' && Array.isArray(first[1])
        ? [['anyOf', [...(first[1] as readonly Json[]), nothing]]]
        : withNull(members);
    }
    if (type.kind === 'enum') return [['enum', [...type.values, null]]];
    return type.kind === 'object' ? [['anyOf', [object(...members), nothing]]] : withNull(members);
  }

  private ofType(type: Type): readonly Member[] {
    switch (type.kind) {
      case 'unknown':
        return [];
      case 'integer':
        return [['type', 'integer']];
      case 'float':
        return [['type', 'number']];
      case 'date':
        return [
          ['type', 'string'],
          ['format', type.format],
        ];
      case 'list': {
        const items = this.members(type.item);
        return [['type', 'array'], ...(items.length > 0 ? [['items', object(...items)] as const] : [])];
      }
      case 'map': {
        const values = this.members(type.value);
        return [
          ['type', 'object'],
          ...(values.length > 0 ? [['additionalProperties', object(...values)] as const] : []),
        ];
      }
      case 'enum':
        return [['enum', type.values]];
      case 'object':
        return [['$ref', `#/$defs/${encodeURIComponent(this.names.of(type))}`]];
      case 'union':
        return this.union(type.members);
      default:
        return [['type', type.kind]];
    }
  }

  private union(types: readonly Type[]): readonly Member[] {
    const schemas = types.map((type) => this.ofType(type));
    const names = schemas.map(([first, ...others]) =>
      first?.[0] === 'type' && others.length === 0 ? first[1] : undefined,
    );
    const plain = names.filter((name) => name !== undefined);
    if (plain.length === names.length) return [['type', plain]];
    return [['anyOf', schemas.map((members) => object(...members))]];
  }

  object({ fields }: ObjectType): readonly Member[] {
    const properties = fields.map((field): Member => [field.key, object(...this.members(field))]);
    const required = fields.filter(({ isOptional }: Field) => !isOptional).map(({ key }) => key);
    return [
      ['type', 'object'],
      ['properties', object(...properties)],
      ...(required.length > 0 ? [['required', required] as const] : []),
    ];
  }
}

function withNull(members: readonly Member[]): readonly Member[] {
  return members.map(([name, value]): Member => {
    if (name !== 'type') return [name, value];
    return [name, typeof value === 'string' ? [value, 'null'] : [...(value as readonly Json[]), 'null']];
  });
}

/** A JSON Schema, 2020-12. */
export const writeSchema: Writer = (writing) => {
  const { root } = writing;
  const { types, names, hasAlias } = declare(writing, NAMING, { enums: false, unions: true, usedFirst: false });
  const schemas = new Schemas(names);
  const objects = types.filter((type): type is ObjectType => type.kind === 'object');
  const own = hasAlias || root.isNullable ? undefined : objects.find((type) => type === root.type);
  const defined = objects.filter((type) => type !== own);
  const members: readonly Member[] = [
    ['$schema', 'https://json-schema.org/draft/2020-12/schema'],
    ['title', names.root],
    ...(own ? schemas.object(own) : schemas.members(root)),
    ...(defined.length > 0
      ? [
          [
            '$defs',
            object(...defined.map((type): Member => [names.of(type), object(...schemas.object(type))])),
          ] as const,
        ]
      : []),
  ];
  return { text: `${text(object(...members), 0, 0, 0)}\n`, fileName: `${fileStem(names.root, '-')}.schema.json` };
};
