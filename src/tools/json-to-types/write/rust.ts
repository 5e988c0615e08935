import { doubleQuoted } from '../../../lib/literals';
import { LETTERS, nameSet, pascal, snake, wordsOf, type Naming } from '../names/naming';
import type { EnumType, Field, ObjectType, Type, Use } from '../types/model';
import { declare, fileStem, nameFields, nameValues, type Writer, type Writing } from './writing';

const NAMING: Naming = {
  ...LETTERS,
  types: nameSet(
    'Box Clone Debug Default Deserialize Eq Err HashMap None Ok Option PartialEq Result Self Serialize Some String Vec',
  ),
};

const RESERVED = nameSet(
  'abstract as async await become box break const continue do dyn else enum extern false final fn for gen if impl in let loop macro match mod move mut override priv pub ref return static struct trait true try type typeof unsafe unsized use virtual where while yield',
);
/** Words that cannot be names in any way. */
const NEVER = nameSet('crate self super');

const DERIVES = {
  usual: 'Debug, Clone, Serialize, Deserialize',
  equal: 'Debug, Clone, PartialEq, Serialize, Deserialize',
  default: 'Debug, Clone, Default, PartialEq, Serialize, Deserialize',
  deserialize: 'Debug, Clone, Deserialize',
} as const;

const escape = (sign: string) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;
/** Signs that turn the direction of writing are refused in texts. */
const rustLiteral = (text: string) => doubleQuoted(text, escape, /[\p{Cc}\p{Cf}\\"]/gu);

function nameOf(key: string): string {
  const name = /^[a-z][a-z\d_]{0,79}$/.test(key) ? key : snake(wordsOf(key, NAMING), NAMING, 'field');
  return NEVER.has(name) ? `${name}_` : name;
}

class RustWriter {
  private hasMap = false;
  private readonly declared;

  constructor(private readonly writing: Writing) {
    this.declared = declare(writing, NAMING, { enums: true, unions: false, usedFirst: false });
  }

  write(): ReturnType<Writer> {
    const { types, names, hasAlias } = this.declared;
    const alias = hasAlias ? [`pub type ${names.root} = ${this.typeOf(this.writing.root)};\n`] : [];
    const parts = types.map((type) => (type.kind === 'enum' ? this.enumeration(type) : this.struct(type)));
    const traits = this.reads ? 'Deserialize' : '{Deserialize, Serialize}';
    const imports = [
      ...(types.length > 0 ? [`use serde::${traits};\n`] : []),
      ...(this.hasMap ? ['use std::collections::HashMap;\n'] : []),
    ].join('');
    const text = [...(imports === '' ? [] : [imports]), ...alias, ...parts].join('\n');
    return { text, fileName: `${fileStem(names.root, '_')}.rs` };
  }

  /** Values are read but not written. */
  private get reads(): boolean {
    return this.writing.options.rustDerives === 'deserialize';
  }

  private get derives(): string {
    return `#[derive(${DERIVES[this.writing.options.rustDerives]})]\n`;
  }

  private struct(type: ObjectType): string {
    const fields = nameFields(type, nameOf, this.writing.notes).map(({ field, name }) => {
      const attributes = this.attributes(field, name);
      const attribute = attributes.length > 0 ? `    #[serde(${attributes.join(', ')})]\n` : '';
      const written = this.typeOf({ type: field.type, isNullable: field.isNullable || field.isOptional });
      return `${attribute}    pub ${RESERVED.has(name) ? `r#${name}` : name}: ${written},\n`;
    });
    return `${this.derives}pub struct ${this.declared.names.of(type)} {\n${fields.join('')}}\n`;
  }

  private attributes({ key, isOptional }: Field, name: string): string[] {
    return [
      ...(key === name ? [] : [`rename = ${rustLiteral(key)}`]),
      ...(isOptional && !this.reads ? ['skip_serializing_if = "Option::is_none"'] : []),
    ];
  }

  private typeOf({ type, isNullable }: Use): string {
    const base = this.base(type);
    return isNullable ? `Option<${base}>` : base;
  }

  private base(type: Type): string {
    switch (type.kind) {
      case 'boolean':
        return 'bool';
      case 'string':
        return 'String';
      case 'float':
        return 'f64';
      case 'integer':
        if (type.size === 'big') return this.bigInteger();
        return type.size === 'uint64' ? 'u64' : 'i64';
      case 'date':
        return type.format === 'date' ? 'chrono::NaiveDate' : 'chrono::DateTime<chrono::FixedOffset>';
      case 'list':
        return `Vec<${this.typeOf(type.item)}>`;
      case 'map':
        this.hasMap = true;
        return `HashMap<String, ${this.typeOf(type.value)}>`;
      case 'object':
      case 'enum':
        return this.declared.names.of(type);
      case 'union':
        this.writing.notes.add({ code: 'union', path: type.path });
        return 'serde_json::Value';
      default:
        return 'serde_json::Value';
    }
  }

  /** With the feature arbitrary_precision both keep all digits; only one of them has a default. */
  private bigInteger(): string {
    return this.writing.options.rustDerives === 'default' ? 'serde_json::Value' : 'serde_json::Number';
  }

  private enumeration(type: EnumType): string {
    const values = nameValues(type, (value) => pascal(wordsOf(value, NAMING), NAMING, 'Empty'), ['Self']);
    const hasDefault = this.writing.options.rustDerives === 'default';
    const lines = values.map(({ value, name }, n) => {
      const first = hasDefault && n === 0 ? '    #[default]\n' : '';
      return `${first}${value === name ? '' : `    #[serde(rename = ${rustLiteral(value)})]\n`}    ${name},\n`;
    });
    return `${this.derives}pub enum ${this.declared.names.of(type)} {\n${lines.join('')}}\n`;
  }
}

/** Structs of Rust for serde. */
export const writeRust: Writer = (writing) => new RustWriter(writing).write();
