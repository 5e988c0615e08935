import { doubleQuoted } from '../../../lib/literals';
import { LETTERS, nameSet, snake, wordsOf, type Naming } from '../names/naming';
import type { Field, ObjectType, Type, Use } from '../types/model';
import { declare, fileStem, nameFields, type FieldName, type Writer, type Writing } from './writing';

const NAMING: Naming = {
  ...LETTERS,
  prefix: 'x',
  isCompatible: true,
  types: nameSet('Any BaseModel False Field Literal None NotRequired True TypedDict'),
};

const KEYWORDS = nameSet(
  'False None True __debug__ and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield',
);

/** What the types of fields are called: a field with a default would stand in their way. */
const TYPES = nameSet('Any Literal bool date datetime dict field float int list str Field');

/** What a model of Pydantic has already. */
const MODEL = nameSet(
  'construct copy dict from_orm json mro parse_file parse_obj parse_raw schema schema_json update_forward_refs validate',
);

/** Names in a written type. */
const NAMES = /[\p{XID_Start}_]\p{XID_Continue}*/gu;
const NAME = /^[\p{XID_Start}_]\p{XID_Continue}*$/u;

function escape(sign: string): string {
  const code = sign.charCodeAt(0).toString(16);
  return sign > '\xff' ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
}
const pythonLiteral = (text: string) => doubleQuoted(text, escape, /[\p{Cc}\p{Bidi_C}\\"]/gu);

/** Whether a key can be an attribute as it stands. Python takes names for their compatibility form, and those with two lines in front for others. */
function isName(key: string): boolean {
  return (
    key.length <= 300 &&
    NAME.test(key) &&
    !/[\u{10000}-\u{10ffff}]/u.test(key) &&
    !KEYWORDS.has(key) &&
    key === key.normalize('NFKC') &&
    !(key.startsWith('__') && !key.endsWith('__'))
  );
}

class PythonWriter {
  private readonly imports = new Map<string, Set<string>>();
  private readonly declared;

  constructor(private readonly writing: Writing) {
    this.declared = declare(writing, NAMING, { enums: false, unions: true, usedFirst: true });
  }

  write(): ReturnType<Writer> {
    const { types, names, hasAlias } = this.declared;
    const parts = types.flatMap((type) => (type.kind === 'object' ? [this.object(type)] : []));
    if (hasAlias) parts.push(`${names.root} = ${this.typeOf(this.writing.root)}\n`);
    const text = [...this.head(), ...parts].join('\n\n');
    return { text, fileName: `${fileStem(names.root, '_')}.py` };
  }

  /** Modules of Python itself, then those of others. */
  private head(): string[] {
    const line = (module: string) =>
      `from ${module} import ${[...(this.imports.get(module) ?? [])].toSorted().join(', ')}\n`;
    const modules = [...this.imports.keys()].toSorted();
    const own = modules.filter((module) => module !== 'pydantic').map(line);
    const others = modules.filter((module) => module === 'pydantic').map(line);
    const groups = [own, others].filter((group) => group.length > 0).map((group) => group.join(''));
    return groups.length > 0 ? [groups.join('\n')] : [];
  }

  private import(module: string, name: string): string {
    const names = this.imports.get(module) ?? new Set();
    this.imports.set(module, names.add(name));
    return name;
  }

  private object(type: ObjectType): string {
    const { pythonKind } = this.writing.options;
    if (pythonKind === 'TypedDict') return this.typedDict(type);
    const reserved = [...TYPES, ...this.declared.types.map((named) => this.declared.names.of(named))];
    const toName = (key: string) => attributeName(key, new Set(reserved), pythonKind === 'pydantic');
    const fields = nameFields(type, toName, this.writing.notes, reserved);
    const isModel = pythonKind === 'pydantic';
    const lines = fields.map((field) => `    ${isModel ? this.modelField(field) : this.dataField(field)}\n`).join('');
    const name = this.declared.names.of(type);
    if (isModel) return `class ${name}(${this.import('pydantic', 'BaseModel')}):\n${lines}`;
    return `@${this.import('dataclasses', 'dataclass')}(kw_only=True)\nclass ${name}:\n${lines}`;
  }

  private typedDict(type: ObjectType): string {
    const base = this.import('typing', 'TypedDict');
    const name = this.declared.names.of(type);
    const typed = (field: Field) => {
      const written = this.typeOf(field);
      return field.isOptional ? `${this.import('typing', 'NotRequired')}[${written}]` : written;
    };
    const written = type.fields.map((field) => ({ key: field.key, type: typed(field) }));
    // In a class, checkers of types take a field for the type of its name.
    const called = new Set(written.flatMap((field) => field.type.match(NAMES) ?? []));
    if (written.every(({ key }) => isName(key) && !called.has(key)))
      return `class ${name}(${base}):\n${written.map((field) => `    ${field.key}: ${field.type}\n`).join('')}`;
    const lines = written.map((field) => `    ${pythonLiteral(field.key)}: ${field.type},\n`);
    return `${name} = ${base}("${name}", {\n${lines.join('')}})\n`;
  }

  private optionalType({ type, isNullable, isOptional }: Field): string {
    return this.typeOf({ type, isNullable: isNullable || isOptional });
  }

  private dataField({ field, name }: FieldName): string {
    const start = field.isOptional ? 'default=None, ' : '';
    const tagged = `${this.optionalType(field)} = `;
    if (name === field.key) return `${name}: ${field.isOptional ? `${tagged}None` : this.optionalType(field)}`;
    const helper = this.import('dataclasses', 'field');
    return `${name}: ${tagged}${helper}(${start}metadata={"json": ${pythonLiteral(field.key)}})`;
  }

  private modelField({ field, name }: FieldName): string {
    const start = field.isOptional ? 'default=None, ' : '';
    const tagged = `${this.optionalType(field)} = `;
    if (name === field.key) return `${name}: ${field.isOptional ? `${tagged}None` : this.optionalType(field)}`;
    return `${name}: ${tagged}${this.import('pydantic', 'Field')}(${start}alias=${pythonLiteral(field.key)})`;
  }

  private typeOf({ type, isNullable }: Use): string {
    const base = this.base(type);
    return isNullable && base !== 'None' && base !== 'Any' ? `${base} | None` : base;
  }

  private base(type: Type): string {
    switch (type.kind) {
      case 'boolean':
        return 'bool';
      case 'string':
        return 'str';
      case 'float':
        return 'float';
      case 'integer':
        return 'int';
      case 'date':
        // What JSON gives to a dictionary is a text.
        if (this.writing.options.pythonKind === 'TypedDict') return 'str';
        return this.import('datetime', type.format === 'date' ? 'date' : 'datetime');
      case 'list':
        return `list[${this.typeOf(type.item)}]`;
      case 'map':
        return `dict[str, ${this.typeOf(type.value)}]`;
      case 'enum':
        return `${this.import('typing', 'Literal')}[${type.values.map(pythonLiteral).join(', ')}]`;
      case 'object':
        return this.declared.names.of(type);
      case 'union':
        return type.members.map((member) => this.base(member)).join(' | ');
      case 'null':
        return 'None';
      case 'unknown':
        return this.import('typing', 'Any');
    }
  }
}

function attributeName(key: string, reserved: ReadonlySet<string>, isModel: boolean): string {
  const isTaken = (name: string) =>
    reserved.has(name) || KEYWORDS.has(name) || (isModel && (MODEL.has(name) || name.startsWith('model_')));
  const isKept = isName(key) && !(isModel && key.startsWith('_')) && !key.startsWith('__');
  const name = isKept ? key : snake(wordsOf(key, NAMING), NAMING, 'field_');
  if (!isTaken(name)) return name;
  return name.startsWith('model_') ? `x${name}` : `${name}_`;
}

/** Typed dictionaries, data classes or models of Python 3.11. */
export const writePython: Writer = (writing) => new PythonWriter(writing).write();
