import { goLiteral } from '../../../lib/literals';
import { nameSet, pascal, PLAIN_LETTERS, wordsOf, type Naming } from '../names/naming';
import type { EnumType, Field, Named, ObjectType, Type, Use } from '../types/model';
import { commentText, declare, fileStem, nameFields, type Writer, type Writing } from './writing';

/** Names of types and fields begin with a capital: others are left out by encoding/json without a word. */
const NAMING: Naming = {
  others: PLAIN_LETTERS.others,
  start: /^\p{Lu}/u,
  prefix: 'X',
  initials: nameSet(
    'ACL API ASCII CPU CSS DNS EOF GUID HTML HTTP HTTPS ID IP JSON LHS QPS RAM RHS RPC SLA SMTP SQL SSH TCP TLS TTL UDP UI UID UUID URI URL UTF8 VM XML XMPP XSRF XSS',
  ),
  types: new Set(),
};

/** Behind the name of a type anything may stand. */
const WITHIN: Naming = { ...NAMING, start: /^/, prefix: '' };

/** What a tag can name, as encoding/json has it; anything else is taken for no tag. */
const TAG = /^[\p{L}\p{Nd}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u;

/** Columns of equal width with a blank between, as gofmt leaves them; the last is as long as it is. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.slice(0, -1).forEach((cell, n) => (widths[n] = Math.max(widths[n] ?? 0, Array.from(cell).length)));
  }
  const padded = (cell: string, n: number, row: readonly string[]) =>
    n === row.length - 1 ? cell : cell + ' '.repeat((widths[n] ?? 0) - Array.from(cell).length);
  return rows.map((row) => `\t${row.map(padded).join(' ')}\n`).join('');
}

class GoWriter {
  readonly imports = new Set<string>();
  private readonly declared;

  constructor(private readonly writing: Writing) {
    this.declared = declare(writing, NAMING, { enums: true, unions: false, usedFirst: false });
  }

  write(): string {
    const { types, names, hasAlias } = this.declared;
    const alias = hasAlias ? [`type ${names.root} ${this.typeOf(this.writing.root)}\n`] : [];
    const parts = [...alias, ...types.map((type) => this.named(type))];
    const imports = [...this.imports].toSorted();
    const [only] = imports;
    const several = `import (\n${imports.map((path) => `\t"${path}"\n`).join('')})\n`;
    const head = only === undefined ? [] : [imports.length === 1 ? `import "${only}"\n` : several];
    return ['package main\n', ...head, ...parts].join('\n');
  }

  get rootName(): string {
    return this.declared.names.root;
  }

  private named(type: Named): string {
    return type.kind === 'enum' ? this.enumeration(type) : this.struct(type);
  }

  private struct(type: ObjectType): string {
    const { notes, options } = this.writing;
    const unnameable = type.fields.filter(({ key }) => !TAG.test(key));
    for (const { key } of unnameable) notes.add({ code: 'unnameable', path: [...type.path, { key }] });
    const nameable = { ...type, fields: type.fields.filter(({ key }) => TAG.test(key)) };
    const named = nameFields(nameable, (key) => pascal(wordsOf(key, NAMING), NAMING, 'Field'), notes);
    const rows = named.map(({ field, name }) => {
      const ending = field.isOptional && options.goOmitEmpty ? ',omitempty' : '';
      // A lone dash would leave the field out.
      const tag = field.key === '-' && ending === '' ? '-,' : field.key + ending;
      return [name, this.fieldType(field), `\`json:"${tag}"\``];
    });
    const lost = unnameable.map(({ key }) => `\t// No tag can name the key ${commentText(key)}.\n`);
    return `type ${this.declared.names.of(type)} struct {\n${lost.join('')}${aligned(rows)}}\n`;
  }

  private fieldType(field: Field): string {
    const type = this.base(field.type);
    const canBeLess = field.isNullable || field.isOptional;
    return canBeLess && this.needsPointer(field.type) && this.writing.options.goOptional === 'pointer'
      ? `*${type}`
      : type;
  }

  /** Lists, maps and `any` can be nil already. */
  private needsPointer({ kind }: Type): boolean {
    return !['list', 'map', 'union', 'unknown', 'null'].includes(kind);
  }

  private typeOf({ type, isNullable }: Use): string {
    const isPointer = isNullable && this.needsPointer(type) && this.writing.options.goOptional === 'pointer';
    return isPointer ? `*${this.base(type)}` : this.base(type);
  }

  private base(type: Type): string {
    switch (type.kind) {
      case 'boolean':
        return 'bool';
      case 'string':
        return 'string';
      case 'float':
        return 'float64';
      case 'integer':
        return this.integer(type.size);
      case 'date':
        if (type.format === 'date') return 'string';
        this.imports.add('time');
        return 'time.Time';
      case 'list':
        return `[]${this.typeOf(type.item)}`;
      case 'map':
        return `map[string]${this.typeOf(type.value)}`;
      case 'object':
      case 'enum':
        return this.declared.names.of(type);
      case 'union':
        this.writing.notes.add({ code: 'union', path: type.path });
        return 'any';
      default:
        return 'any';
    }
  }

  private integer(size: string): string {
    if (size === 'uint64') return 'uint64';
    if (size !== 'big') return 'int64';
    this.imports.add('encoding/json');
    return 'json.Number';
  }

  private enumeration(type: EnumType): string {
    const { names } = this.declared;
    const name = names.of(type);
    const rows = type.values.map((value) => {
      const constant = names.taken.take(name + pascal(wordsOf(value, NAMING), WITHIN, 'Empty'));
      return [constant, name, `= ${goLiteral(value)}`];
    });
    return `type ${name} string\n\nconst (\n${aligned(rows)})\n`;
  }
}

/** Structs of Go for encoding/json. */
export const writeGo: Writer = (writing) => {
  const writer = new GoWriter(writing);
  return { text: writer.write(), fileName: `${fileStem(writer.rootName, '_')}.go` };
};
