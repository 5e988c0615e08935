import { LETTERS, nameSet, type Naming } from '../names/naming';
import type { Type, Use } from '../types/model';
import { layOut, LINE, SOFT, type Doc } from './layout';
import { scriptKey, scriptLiteral } from './script-literals';
import { declare, fileStem, remark, type Declarations, type Writer } from './writing';

const NAMING: Naming = { ...LETTERS, types: nameSet('Record Readonly') };

class Types {
  constructor(
    private readonly names: Declarations['names'],
    private readonly isReadonly: boolean,
  ) {}

  /** `before` is where a union that is broken begins: below what it belongs to, or where it stands. */
  doc(use: Use, before: Doc = LINE): Doc {
    const members = this.members(use);
    const [only] = members;
    if (members.length === 1 && only !== undefined) return only;
    return { group: before === LINE ? { indent: unionDoc(members, LINE) } : unionDoc(members, before) };
  }

  /** Behind an equals sign a union goes to the next line first. */
  alias(head: string, use: Use): Doc {
    if (this.members(use).length === 1) return [`${head} `, this.doc(use), ';'];
    return { group: [head, { indent: [LINE, this.doc(use, '')] }, ';'] };
  }

  private members({ type, isNullable }: Use): Doc[] {
    const members = this.ofType(type);
    return isNullable && type.kind !== 'null' && type.kind !== 'unknown' ? [...members, 'null'] : members;
  }

  private ofType(type: Type): Doc[] {
    switch (type.kind) {
      case 'union':
        return type.members.flatMap((member) => this.ofType(member));
      case 'enum':
        return type.values.map(scriptLiteral);
      case 'list':
        return [this.list(type.item)];
      case 'map': {
        const doc: Doc = {
          group: ['Record<', { indent: [SOFT, 'string,', LINE, this.doc(type.value, '')] }, SOFT, '>'],
        };
        return [this.isReadonly ? { group: ['Readonly<', doc, '>'] } : doc];
      }
      case 'object':
        return [this.names.of(type)];
      case 'integer':
      case 'float':
        return ['number'];
      case 'date':
        return ['string'];
      default:
        return [type.kind];
    }
  }

  private list(item: Use): Doc {
    const members = this.members(item);
    const [only = ''] = members;
    const isWhole = members.length === 1 && !(this.isReadonly && item.type.kind === 'list');
    const inner: Doc = isWhole
      ? only
      : members.length === 1
        ? ['(', only, ')']
        : { group: ['(', { indent: [SOFT, { group: unionDoc(members, '') }] }, SOFT, ')'] };
    return [this.isReadonly ? 'readonly ' : '', inner, '[]'];
  }
}

function unionDoc(members: readonly Doc[], before: Doc): Doc {
  const [first = '', ...others] = members;
  return [
    { ifBroken: [before, '| '] },
    { indent: first },
    ...others.map((member): Doc => [LINE, '| ', { indent: member }]),
  ];
}

const behind = (comment: string | undefined) => (comment === undefined ? '' : ` // ${comment}`);

/** Types of TypeScript. */
export const writeTypeScript: Writer = (writing) => {
  const { root, options } = writing;
  const { types, names, hasAlias } = declare(writing, NAMING, { enums: false, unions: true, usedFirst: false });
  const docs = new Types(names, options.tsReadonly);
  const isAlias = options.tsKind === 'type';
  const parts = types.flatMap((type) => {
    if (type.kind !== 'object') return [];
    const fields = type.fields.map((field) => {
      const key = `${options.tsReadonly ? 'readonly ' : ''}${scriptKey(field.key)}${field.isOptional ? '?' : ''}`;
      const line = layOut({ indent: [SOFT, key, ': ', docs.doc(field), ';'] });
      return `${line.slice(1)}${behind(remark(field))}\n`;
    });
    const name = names.of(type);
    const head = isAlias ? `export type ${name} = {` : `export interface ${name} {`;
    return [`${head}\n${fields.join('')}}${isAlias ? ';' : ''}\n`];
  });
  const alias = `${layOut(docs.alias(`export type ${names.root} =`, root))}${behind(remark(root))}\n`;
  const text = [...(hasAlias ? [alias] : []), ...parts].join('\n');
  return { text, fileName: `${fileStem(names.root, '-')}.ts` };
};
