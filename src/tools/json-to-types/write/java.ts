import { JAVA_CONSTANT, javaLiteral } from '../../../lib/literals';
import { camel, LETTERS, nameSet, wordsOf, type Naming } from '../names/naming';
import type { EnumType, Field, Named, ObjectType, Type } from '../types/model';
import { commentText, declare, indented, nameFields, nameValues, type Writer, type Writing } from './writing';

const NAMING: Naming = {
  ...LETTERS,
  types: nameSet(
    'BigInteger Boolean Double Enum Integer JsonProperty List LocalDate Long Map Object OffsetDateTime Override Record SerializedName String',
  ),
};

/** Words of the language, and what no component of a record may be called. */
const RESERVED = nameSet(
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for goto if implements import instanceof int interface long native new null package private protected public return short static strictfp super switch synchronized this throw throws transient true try void volatile while clone finalize getClass hashCode notify notifyAll toString wait',
);

/** A constructor takes no more parameters than 255; numbers of 64 bit count twice, and the object itself counts. */
const PARAMETERS = 254;

const TAGS = {
  jackson: ['com.fasterxml.jackson.annotation.JsonProperty', '@JsonProperty'],
  gson: ['com.google.gson.annotations.SerializedName', '@SerializedName'],
} as const;

interface Member {
  readonly tag: string | undefined;
  readonly type: string;
  readonly name: string;
  readonly comment: string | undefined;
}

function nameOf(key: string): string {
  const name = /^[a-z][a-zA-Z\d]{0,79}$/.test(key) ? key : camel(wordsOf(key, NAMING), NAMING, 'field');
  return RESERVED.has(name) ? `${name}_` : name;
}

class JavaWriter {
  private readonly imports = new Set<string>();
  private readonly declared;

  constructor(private readonly writing: Writing) {
    this.declared = declare(writing, NAMING, { enums: true, unions: false, usedFirst: false });
  }

  write(): ReturnType<Writer> {
    const { types, names, hasAlias } = this.declared;
    const [main, ...others] = types;
    const inner = others.map((type) => indented(this.named(type, [], 'static ')));
    const body = main ? [this.named(main, inner, '')] : [];
    const alias = hasAlias ? this.alias() : [];
    const imports = [...this.imports].toSorted().map((name) => `import ${name};\n`);
    const text = [...alias, ...(body.length > 0 && imports.length > 0 ? [imports.join('')] : []), ...body].join('\n');
    return { text, fileName: `${main ? names.of(main) : names.root}.java` };
  }

  /** Java has no second names for types. */
  private alias(): string[] {
    const type = this.boxed(this.writing.root.type);
    this.writing.notes.add({ code: 'root-undeclared', type });
    return [`// ${this.declared.names.root}: ${type}\n`];
  }

  private named(type: Named, inner: readonly string[], nesting: string): string {
    if (type.kind === 'enum') return this.enumeration(type);
    const { fields } = type;
    const isLost = ({ key }: Field) => this.writing.options.javaLibrary !== 'none' && key.length > JAVA_CONSTANT;
    const lost = fields.filter(isLost).map(({ key }) => {
      this.writing.notes.add({ code: 'unnameable', path: [...type.path, { key }] });
      return `    // No tag can name the key ${commentText(key)}.\n`;
    });
    const members = this.members({ ...type, fields: fields.filter((field) => !isLost(field)) });
    const slots = members.reduce((sum, { type: name }) => sum + (/^(?:long|double)$/.test(name) ? 2 : 1), 1);
    const name = this.declared.names.of(type);
    const isClass = this.writing.options.javaKind === 'class' || slots > PARAMETERS;
    return isClass ? asClass(name, lost, members, inner, nesting) : asRecord(name, lost, members, inner);
  }

  private members(type: ObjectType): Member[] {
    return nameFields(type, nameOf, this.writing.notes).map(({ field, name }) => ({
      ...this.tagOf(field.key, name),
      type: this.fieldType(field),
      name,
    }));
  }

  private tagOf(key: string, name: string): { tag: string | undefined; comment: string | undefined } {
    const { javaLibrary } = this.writing.options;
    if (key === name) return { tag: undefined, comment: undefined };
    if (javaLibrary === 'none') return { tag: undefined, comment: commentText(key) };
    const [path, tag] = TAGS[javaLibrary];
    this.imports.add(path);
    return { tag: `${tag}(${javaLiteral(key)})`, comment: undefined };
  }

  private fieldType(field: Field): string {
    const canBeNull = field.isNullable || field.isOptional;
    const { type } = field;
    if (canBeNull) return this.boxed(type);
    if (type.kind === 'boolean') return 'boolean';
    if (type.kind === 'float') return 'double';
    return type.kind === 'integer' && (type.size === 'double' || type.size === 'int64') ? 'long' : this.boxed(type);
  }

  private imported(path: string): string {
    this.imports.add(path);
    return path.slice(path.lastIndexOf('.') + 1);
  }

  private boxed(type: Type): string {
    switch (type.kind) {
      case 'boolean':
        return 'Boolean';
      case 'string':
        return 'String';
      case 'float':
        return 'Double';
      case 'integer':
        return type.size === 'double' || type.size === 'int64' ? 'Long' : this.imported('java.math.BigInteger');
      case 'date':
        // Gson and plain Java read no dates.
        if (this.writing.options.javaLibrary !== 'jackson') return 'String';
        return this.imported(type.format === 'date' ? 'java.time.LocalDate' : 'java.time.OffsetDateTime');
      case 'list':
        return `${this.imported('java.util.List')}<${this.boxed(type.item.type)}>`;
      case 'map':
        return `${this.imported('java.util.Map')}<String, ${this.boxed(type.value.type)}>`;
      case 'object':
      case 'enum':
        return this.declared.names.of(type);
      case 'union':
        this.writing.notes.add({ code: 'union', path: type.path });
        return 'Object';
      default:
        return 'Object';
    }
  }

  private enumeration(type: EnumType): string {
    const values = nameValues(type, (value) => constantOf(value));
    const lines = values.map(({ value, name }, n) => {
      const { tag, comment } = this.tagOf(value, name);
      const end = n === values.length - 1 ? '' : ',';
      return `    ${tag === undefined ? '' : `${tag} `}${name}${end}${comment === undefined ? '' : ` // ${comment}`}\n`;
    });
    return `public enum ${this.declared.names.of(type)} {\n${lines.join('')}}\n`;
  }
}

function constantOf(value: string): string {
  const name = wordsOf(value, NAMING)
    .join('_')
    .toUpperCase()
    .replace(NAMING.others, (sign) => (sign === '_' ? '_' : ''));
  return name === '' ? 'EMPTY' : /^\p{L}/u.test(name) ? name : `_${name}`;
}

function asClass(
  name: string,
  lost: readonly string[],
  members: readonly Member[],
  inner: readonly string[],
  nesting: string,
): string {
  const lines = members.map(({ tag, type, name: member, comment }) => {
    const head = tag === undefined ? '' : `    ${tag}\n`;
    return `${head}    public ${type} ${member};${comment === undefined ? '' : ` // ${comment}`}\n`;
  });
  return `public ${nesting}class ${name} {\n${[[...lost, ...lines].join(''), ...inner].join('\n')}}\n`;
}

function asRecord(name: string, lost: readonly string[], members: readonly Member[], inner: readonly string[]): string {
  const lines = members.map(({ tag, type, name: member, comment }, n) => {
    const end = n === members.length - 1 ? '' : ',';
    const head = tag === undefined ? '' : `${tag} `;
    return `    ${head}${type} ${member}${end}${comment === undefined ? '' : ` // ${comment}`}\n`;
  });
  const body = inner.length > 0 ? `{\n${inner.join('\n')}}` : '{}';
  return `public record ${name}(\n${[...lost, ...lines].join('')}) ${body}\n`;
}

/** Records or classes of Java in one file: the first holds the others. */
export const writeJava: Writer = (writing) => new JavaWriter(writing).write();
