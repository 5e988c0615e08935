import { csharpLiteral } from '../../../lib/literals';
import { nameSet, pascal, PLAIN_LETTERS, wordsOf, type Naming } from '../names/naming';
import type { EnumType, Field, Named, ObjectType, Type, Use } from '../types/model';
import { declare, nameFields, nameValues, type Writer, type Writing } from './writing';

const NAMING: Naming = {
  ...PLAIN_LETTERS,
  types: nameSet(
    'DateOnly DateTimeOffset Dictionary JsonConverter JsonConverterAttribute JsonElement JsonPropertyName JsonPropertyNameAttribute JsonStringEnumConverter JsonStringEnumMemberName JsonStringEnumMemberNameAttribute List Object String System',
  ),
};

/** What every object has. */
const MEMBERS = nameSet(
  'Clone EqualityContract Equals Finalize GetHashCode GetType MemberwiseClone PrintMembers ReferenceEquals ToString',
);

/** What the words for simple types stand for. */
const SYSTEM_NAMES: Readonly<Record<string, string>> = {
  bool: 'System.Boolean',
  double: 'System.Double',
  long: 'System.Int64',
  object: 'System.Object',
  string: 'System.String',
  ulong: 'System.UInt64',
};

class CSharpWriter {
  private readonly imports = new Set<string>();
  private readonly declared;

  constructor(private readonly writing: Writing) {
    this.declared = declare(writing, NAMING, { enums: true, unions: false, usedFirst: false });
  }

  write(): ReturnType<Writer> {
    const { types, names, hasAlias } = this.declared;
    const root = hasAlias ? this.typeOf({ ...this.writing.root, isNullable: false }) : '';
    const parts = types.map((type) => (type.kind === 'enum' ? this.enumeration(type) : this.object(type)));
    const imports = [...this.imports].toSorted(byParts).map((name) => `using ${name};\n`);
    const alias = hasAlias ? [`using ${names.root} = ${this.qualified(root)};\n`] : [];
    if (hasAlias) this.writing.notes.add({ code: 'root-undeclared', type: root });
    const head = [...imports, ...alias].join('');
    return {
      text: ['#nullable enable\n', ...(head === '' ? [] : [head]), ...parts].join('\n'),
      fileName: `${names.root}.cs`,
    };
  }

  /** A second name is for a type with its whole name: what is imported does not count there, nor do words of the language. */
  private qualified(type: string): string {
    const bare = type.replace(/\?$/, '');
    return (SYSTEM_NAMES[bare] ?? bare)
      .replace(/\b(?:List|Dictionary)</g, 'System.Collections.Generic.$&')
      .replace(/(?<![\p{L}\p{N}_.])(?:DateOnly|DateTimeOffset)(?![\p{L}\p{N}_])/gu, 'System.$&')
      .replace(/(?<![\p{L}\p{N}_.])JsonElement(?![\p{L}\p{N}_])/gu, 'System.Text.Json.$&');
  }

  private object(type: ObjectType): string {
    const { notes, options } = this.writing;
    const name = this.declared.names.of(type);
    this.imports.add('System.Text.Json.Serialization');
    // No member is called as the type that it is of.
    const fields = nameFields(type, (key) => pascal(wordsOf(key, NAMING), NAMING, 'Field'), notes, [name, ...MEMBERS]);
    const setter = options.csharpKind === 'record' ? 'init' : 'set';
    const members = fields.map(({ field, name: member }) => {
      const written = this.fieldType(field);
      const start = written.endsWith('?') || isValue(field.type) ? '' : ' = default!;';
      return `    [JsonPropertyName(${csharpLiteral(field.key)})]\n    public ${written} ${member} { get; ${setter}; }${start}\n`;
    });
    return `public ${options.csharpKind} ${name}\n{\n${members.join('\n')}}\n`;
  }

  private fieldType(field: Field): string {
    return this.typeOf({ type: field.type, isNullable: field.isNullable || field.isOptional });
  }

  private typeOf({ type, isNullable }: Use): string {
    const base = this.base(type);
    return isNullable && !base.endsWith('?') ? `${base}?` : base;
  }

  private base(type: Type): string {
    switch (type.kind) {
      case 'boolean':
        return 'bool';
      case 'string':
        return 'string';
      case 'float':
        return 'double';
      case 'integer':
        return this.integer(type.size);
      case 'date':
        this.imports.add('System');
        return type.format === 'date' ? 'DateOnly' : 'DateTimeOffset';
      case 'list':
        this.imports.add('System.Collections.Generic');
        return `List<${this.typeOf(type.item)}>`;
      case 'map':
        this.imports.add('System.Collections.Generic');
        return `Dictionary<string, ${this.typeOf(type.value)}>`;
      case 'object':
      case 'enum':
        return this.declared.names.of(type);
      case 'union':
        this.writing.notes.add({ code: 'union', path: type.path });
        return 'object?';
      default:
        return 'object?';
    }
  }

  /** An element keeps all digits of a number. */
  private integer(size: string): string {
    if (size !== 'big') return size === 'uint64' ? 'ulong' : 'long';
    this.imports.add('System.Text.Json');
    return 'JsonElement';
  }

  private enumeration(type: EnumType): string {
    this.imports.add('System.Text.Json.Serialization');
    const name = this.declared.names.of(type);
    const values = nameValues(type, (value) => pascal(wordsOf(value, NAMING), NAMING, 'Empty'));
    const members = values.map(
      ({ value, name: member }) => `    [JsonStringEnumMemberName(${csharpLiteral(value)})]\n    ${member},\n`,
    );
    return `[JsonConverter(typeof(JsonStringEnumConverter<${name}>))]\npublic enum ${name}\n{\n${members.join('\n')}}\n`;
  }
}

/** Types that have a value from the first. */
function isValue(type: Named | Type): boolean {
  return ['boolean', 'float', 'integer', 'date', 'enum'].includes(type.kind);
}

/** `System` before `System.Text`. */
const byParts = (one: string, other: string) => (one < other ? -1 : 1);

/** Classes or records of C# for System.Text.Json. */
export const writeCSharp: Writer = (writing) => new CSharpWriter(writing).write();
