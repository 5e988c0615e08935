import { doubleQuoted } from '../../../lib/literals';
import { camel, nameSet, pascal, PLAIN_LETTERS, wordsOf, type Naming } from '../names/naming';
import type { EnumType, ObjectType, Type, Use } from '../types/model';
import { dateWithin, declare, nameFields, nameValues, type Writer, type Writing } from './writing';

const NAMING: Naming = {
  ...PLAIN_LETTERS,
  types: nameSet(
    'Any Array BigInteger Boolean Double Enum Int JsonElement JsonPrimitive List Long Map Nothing Pair Result SerialName Serializable SerializedName String Triple ULong Unit',
  ),
};

/** Words of the language stand between backticks. */
const RESERVED = nameSet(
  'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while',
);

const hex = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
const kotlinLiteral = (text: string) => doubleQuoted(text, hex, /[\p{Cc}\p{Bidi_C}\\"]/gu).replaceAll('$', '\\$');

function nameOf(key: string): string {
  return /^[a-z][a-zA-Z\d]{0,79}$/.test(key) ? key : camel(wordsOf(key, NAMING), NAMING, 'field');
}

class KotlinWriter {
  private readonly imports = new Set<string>();
  private readonly declared;

  constructor(private readonly writing: Writing) {
    this.declared = declare(writing, NAMING, { enums: true, unions: false, usedFirst: false });
  }

  private get isGson(): boolean {
    return this.writing.options.kotlinLibrary === 'gson';
  }

  write(): ReturnType<Writer> {
    const { types, names, hasAlias } = this.declared;
    const alias = hasAlias ? [`typealias ${names.root} = ${this.typeOf(this.writing.root)}\n`] : [];
    const parts = types.map((type) => (type.kind === 'enum' ? this.enumeration(type) : this.object(type)));
    const imports = [...this.imports].toSorted().map((name) => `import ${name}\n`);
    const text = [...(imports.length > 0 ? [imports.join('')] : []), ...alias, ...parts].join('\n');
    return { text, fileName: `${names.root}.kt` };
  }

  private head(): string {
    if (this.isGson) return '';
    this.imports.add('kotlinx.serialization.Serializable');
    return '@Serializable\n';
  }

  private tag(key: string, name: string): string {
    if (key === name) return '';
    this.imports.add(this.isGson ? 'com.google.gson.annotations.SerializedName' : 'kotlinx.serialization.SerialName');
    return `@${this.isGson ? 'SerializedName' : 'SerialName'}(${kotlinLiteral(key)}) `;
  }

  private object(type: ObjectType): string {
    const head = this.head();
    const fields = nameFields(type, nameOf, this.writing.notes).map(({ field, name }) => {
      const canBeNull = field.isNullable || field.isOptional;
      const written = this.typeOf({ type: field.type, isNullable: canBeNull });
      const escaped = RESERVED.has(name) ? `\`${name}\`` : name;
      const format = dateWithin(field);
      const comment = format === undefined ? '' : ` // ${format}`;
      return `    ${this.tag(field.key, name)}val ${escaped}: ${written}${field.isOptional ? ' = null' : ''},${comment}\n`;
    });
    return `${head}data class ${this.declared.names.of(type)}(\n${fields.join('')})\n`;
  }

  private typeOf({ type, isNullable }: Use): string {
    const base = this.base(type);
    return (isNullable || type.kind === 'null') && !base.endsWith('?') ? `${base}?` : base;
  }

  private base(type: Type): string {
    switch (type.kind) {
      case 'boolean':
        return 'Boolean';
      case 'string':
      case 'date':
        return 'String';
      case 'float':
        return 'Double';
      case 'integer':
        return this.integer(type.size);
      case 'list':
        return `List<${this.typeOf(type.item)}>`;
      case 'map':
        return `Map<String, ${this.typeOf(type.value)}>`;
      case 'object':
      case 'enum':
        return this.declared.names.of(type);
      case 'union':
        this.writing.notes.add({ code: 'union', path: type.path });
        return this.any();
      default:
        return this.any();
    }
  }

  private any(): string {
    if (this.isGson) return 'Any?';
    this.imports.add('kotlinx.serialization.json.JsonElement');
    return 'JsonElement';
  }

  private integer(size: string): string {
    if (size === 'double' || size === 'int64') return 'Long';
    if (this.isGson) {
      this.imports.add('java.math.BigInteger');
      return 'BigInteger';
    }
    if (size === 'uint64') return 'ULong';
    // It keeps all digits as they are written.
    this.imports.add('kotlinx.serialization.json.JsonPrimitive');
    return 'JsonPrimitive';
  }

  private enumeration(type: EnumType): string {
    const head = this.head();
    const values = nameValues(type, (value) => pascal(wordsOf(value, NAMING), NAMING, 'Empty'), ['Companion']);
    const lines = values.map(({ value, name }) => `    ${this.tag(value, name)}${name},\n`);
    return `${head}enum class ${this.declared.names.of(type)} {\n${lines.join('')}}\n`;
  }
}

/** Data classes of Kotlin. */
export const writeKotlin: Writer = (writing) => new KotlinWriter(writing).write();
