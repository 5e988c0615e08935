import { doubleQuoted } from '../../../lib/literals';
import { camel, LETTERS, nameSet, wordsOf, type Naming } from '../names/naming';
import type { EnumType, ObjectType, Type, Use } from '../types/model';
import { dateWithin, declare, nameFields, nameValues, type Writer, type Writing } from './writing';

const NAMING: Naming = {
  ...LETTERS,
  types: nameSet(
    'Any Array Bool Character Codable CodingKey CodingKeys Data Date Decimal Decodable Decoder Dictionary Double Encodable Encoder Error Int JSONValue Never Optional Protocol Result Self Set String Type UInt64 URL UUID Void',
  ),
};

/** Words of the language stand between backticks. */
const RESERVED = nameSet(
  'as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough false fileprivate for func guard if import in inout internal is let nil open operator precedencegroup private protocol public repeat rethrows return static struct subscript super switch throw throws true try typealias var where while',
);
/** Those that mean something else even so, or that CodingKeys have of their own. */
const NEVER = nameSet('self init hash hashValue intValue stringValue rawValue');

const escape = (sign: string) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;
const swiftLiteral = (text: string) => doubleQuoted(text, escape, /[\p{Cc}\p{Bidi_C}\\"]/gu);

function nameOf(key: string): string {
  const name = /^[a-z][a-zA-Z\d]{0,79}$/.test(key) ? key : camel(wordsOf(key, NAMING), NAMING, 'field');
  return NEVER.has(name) ? `${name}_` : name;
}

const escaped = (name: string) => (RESERVED.has(name) ? `\`${name}\`` : name);

/** Values of all kinds, which Swift has no type for. */
const JSON_VALUE = `enum JSONValue: Codable {
    case null
    case bool(Bool)
    case number(Decimal)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Decimal.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}
`;

class SwiftWriter {
  private needsValue = false;
  private readonly declared;

  constructor(private readonly writing: Writing) {
    this.declared = declare(writing, NAMING, { enums: true, unions: false, usedFirst: false });
  }

  write(): ReturnType<Writer> {
    const { types, names, hasAlias } = this.declared;
    const alias = hasAlias ? [`typealias ${names.root} = ${this.typeOf(this.writing.root)}\n`] : [];
    const parts = types.map((type) => (type.kind === 'enum' ? this.enumeration(type) : this.object(type)));
    const value = this.needsValue ? [JSON_VALUE] : [];
    return { text: ['import Foundation\n', ...alias, ...parts, ...value].join('\n'), fileName: `${names.root}.swift` };
  }

  private object(type: ObjectType): string {
    const fields = nameFields(type, nameOf, this.writing.notes);
    const lines = fields.map(({ field, name }) => {
      const written = this.typeOf({ type: field.type, isNullable: field.isNullable || field.isOptional });
      const format = dateWithin(field);
      return `    let ${escaped(name)}: ${written}${format === 'date' ? ' // date' : ''}\n`;
    });
    const isRenamed = fields.some(({ field, name }) => field.key !== name);
    const cases = fields.map(({ field, name }) => {
      const value = field.key === name ? '' : ` = ${swiftLiteral(field.key)}`;
      return `        case ${escaped(name)}${value}\n`;
    });
    const keys = isRenamed ? `\n    enum CodingKeys: String, CodingKey {\n${cases.join('')}    }\n` : '';
    const head = this.writing.options.swiftKind === 'class' ? 'final class' : 'struct';
    return `${head} ${this.declared.names.of(type)}: Codable {\n${lines.join('')}${keys}}\n`;
  }

  private typeOf({ type, isNullable }: Use): string {
    const base = this.base(type);
    return isNullable ? `${base}?` : base;
  }

  private base(type: Type): string {
    switch (type.kind) {
      case 'boolean':
        return 'Bool';
      case 'string':
        return 'String';
      case 'float':
        return 'Double';
      case 'integer':
        if (type.size === 'big') return 'Decimal';
        return type.size === 'uint64' ? 'UInt64' : 'Int';
      case 'date':
        return type.format === 'date' ? 'String' : 'Date';
      case 'list':
        return `[${this.typeOf(type.item)}]`;
      case 'map':
        return `[String: ${this.typeOf(type.value)}]`;
      case 'object':
      case 'enum':
        return this.declared.names.of(type);
      case 'union':
        this.writing.notes.add({ code: 'union', path: type.path });
        this.needsValue = true;
        return 'JSONValue';
      default:
        this.needsValue = true;
        return 'JSONValue';
    }
  }

  private enumeration(type: EnumType): string {
    const values = nameValues(type, (value) => {
      const name = camel(wordsOf(value, NAMING), NAMING, 'empty');
      return NEVER.has(name) ? `${name}_` : name;
    });
    const lines = values.map(
      ({ value, name }) => `    case ${escaped(name)}${value === name ? '' : ` = ${swiftLiteral(value)}`}\n`,
    );
    return `enum ${this.declared.names.of(type)}: String, Codable {\n${lines.join('')}}\n`;
  }
}

/** Structures or classes of Swift. */
export const writeSwift: Writer = (writing) => new SwiftWriter(writing).write();
