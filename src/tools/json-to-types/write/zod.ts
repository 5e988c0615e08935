import { LETTERS, nameSet, type Naming } from '../names/naming';
import type { Field, ObjectType, Type, Use } from '../types/model';
import { layOut, LINE, SOFT, type Doc } from './layout';
import { scriptKey, scriptLiteral } from './script-literals';
import { declare, fileStem, holdsBeyond, BEYOND, type Declarations, type Writer } from './writing';

const NAMING: Naming = { ...LETTERS, types: nameSet('Type') };

const listed = (items: readonly Doc[]): Doc =>
  items.flatMap((item, index): Doc[] => (index === 0 ? [item] : [',', LINE, item]));

const COMMA: Doc = { ifBroken: ',' };

/** The items of a list between brackets. */
const brackets = (items: readonly Doc[]): Doc => ({
  group: ['[', { indent: [SOFT, listed(items), COMMA] }, SOFT, ']'],
});

/** Arguments that stand below each other where they do not fit. */
const call = (name: string, args: readonly Doc[]): Doc => ({
  group: [`${name}(`, { indent: [SOFT, listed(args), COMMA] }, SOFT, ')'],
});

class Schemas {
  constructor(private readonly names: Declarations['names']) {}

  doc({ type, isNullable }: Use, isOptional = false): Doc {
    const acceptsNull = type.kind === 'null' || type.kind === 'unknown';
    const end = ending(isNullable && !acceptsNull, isOptional);
    if (type.kind === 'object') return this.names.of(type) + end;
    const call = this.call(type);
    if (end === '') return ['z', call];
    // A chain that does not fit has each call on a line of its own.
    return { group: ['z', { indent: [SOFT, call, SOFT, end] }] };
  }

  /** What stands behind `z`. */
  private call(type: Exclude<Type, ObjectType>): Doc {
    switch (type.kind) {
      case 'union':
        return ['.union(', brackets(type.members.map((member) => this.doc({ type: member, isNullable: false }))), ')'];
      case 'enum':
        return ['.enum(', brackets(type.values.map(scriptLiteral)), ')'];
      case 'list':
        return call('.array', [this.doc(type.item)]);
      case 'map':
        return call('.record', ['z.string()', this.doc(type.value)]);
      case 'integer':
        // int() refuses 2^53 and what is beyond.
        return type.isSafe ? '.number().int()' : '.number()';
      case 'float':
        return '.number()';
      case 'date':
        return type.format === 'date' ? '.iso.date()' : '.iso.datetime({ offset: true })';
      default:
        return `.${type.kind}()`;
    }
  }
}

function ending(isNullable: boolean, isOptional: boolean): string {
  if (isNullable && isOptional) return '.nullish()';
  if (isOptional) return '.optional()';
  return isNullable ? '.nullable()' : '';
}

/** As a plain key it would set the prototype. */
const keyOf = (key: string) => (key === '__proto__' ? "['__proto__']" : scriptKey(key));

function fieldLine(field: Field, schemas: Schemas): string {
  const line = layOut({ indent: [SOFT, `${keyOf(field.key)}: `, schemas.doc(field, field.isOptional), ','] });
  return `${line.slice(1)}${holdsBeyond(field) ? ` // ${BEYOND}` : ''}\n`;
}

/** Schemas of Zod 4, with the types that follow from them. */
export const writeZod: Writer = (writing) => {
  const { root, options } = writing;
  const { types, names, hasAlias } = declare(writing, NAMING, { enums: false, unions: true, usedFirst: true });
  const schemas = new Schemas(names);
  const typed = (name: string) => `export type ${name} = z.infer<typeof ${name}>;\n`;
  const objects = types.filter((type): type is ObjectType => type.kind === 'object');
  const parts = objects.map((type) => {
    const name = names.of(type);
    const fields = type.fields.map((field) => fieldLine(field, schemas));
    return `export const ${name} = z.${options.zodObject}({\n${fields.join('')}});\n${typed(name)}`;
  });
  if (hasAlias) {
    const line = layOut([`export const ${names.root} = `, schemas.doc(root), ';']);
    parts.push(`${line}${holdsBeyond(root) ? ` // ${BEYOND}` : ''}\n${typed(names.root)}`);
  }
  return { text: ["import { z } from 'zod';\n", ...parts].join('\n'), fileName: `${fileStem(names.root, '-')}.ts` };
};
