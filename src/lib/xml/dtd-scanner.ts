import { PREDEFINED, type Dtd, type XmlEntity } from './dtd';
import type { EntityChecker } from './entity-checker';
import { characterOf, type XmlVersion } from './xml-characters';
import { XmlCursor } from './xml-cursor';

const QUOTE = 34;
const PERCENT = 37;
const AMPERSAND = 38;
const APOSTROPHE = 39;
const OPEN = 40;
const LESS = 60;
const BRACKET = 93;

const NOT_IN_PUBLIC_ID = /[^\u0020\r\na-zA-Z0-9\-'()+,./:=?;!*#@$_%]/u;
/** Parameter entities inside each other beyond this are left unread. */
const MAX_NESTING = 100;
const WORD = /[A-Z]*/y;
const TYPES = new Set(['CDATA', 'ID', 'IDREF', 'IDREFS', 'ENTITY', 'ENTITIES', 'NMTOKEN', 'NMTOKENS']);

interface Surroundings {
  readonly dtd: Dtd;
  readonly entities: EntityChecker;
  readonly isStandalone: boolean;
  /** The parameter entities whose text this is, outermost first; none in the internal subset itself. */
  readonly inside: readonly string[];
}

/**
 * Reads the internal subset of a document type declaration, or the replacement text of a parameter entity that is
 * referred to in it (XML 1.0, section 2.8). Nothing outside of the document is ever fetched.
 */
export class DtdScanner extends XmlCursor {
  private readonly dtd: Dtd;
  private readonly isSubset: boolean;

  constructor(
    text: string,
    version: XmlVersion,
    private readonly around: Surroundings,
  ) {
    super(text, version);
    this.dtd = around.dtd;
    this.isSubset = around.inside.length === 0;
  }

  /** Reads declarations up to the `]` of the subset, or to the end of a replacement text; false when `fault` says why not. */
  scan(): boolean {
    for (;;) {
      this.skipSpace();
      if (this.at >= this.text.length) return !this.isSubset || this.fail({ code: 'unterminated', part: 'subset' });
      if (this.isSubset && this.unit === BRACKET) return true;
      const start = this.at;
      if (!this.readItem()) return this.stop(start);
    }
  }

  /**
   * A parameter entity inside a declaration is an error in the subset, and allowed in a replacement text, as conditional
   * sections are: there the rest is left unread, for which a reader that does not validate is free.
   */
  private stop(start: number): boolean {
    const { text, fault } = this;
    const isParameter = fault !== undefined && fault.at > start && text.charCodeAt(fault.at) === PERCENT;
    if (this.isSubset) {
      if (isParameter) this.fault = { at: fault.at, reason: { code: 'parameter-entity-in-declaration' } };
      return false;
    }
    if (!isParameter && fault?.reason.code !== 'conditional-section') return false;
    this.fault = undefined;
    return true;
  }

  private readItem(): boolean {
    if (this.unit === PERCENT) return this.readParameterReference();
    if (this.sees('<!--')) return this.readComment();
    const start = this.at;
    if (this.sees('<?')) return this.readInstruction() && this.noteColon(start + 2);
    if (this.sees('<![')) return this.fail({ code: 'conditional-section' });
    if (!this.sees('<!')) return this.fail({ code: 'unknown-markup', found: this.found() });
    const isRead = this.readDeclaration();
    // The text ended within the declaration: its beginning is what one wants to see.
    if (!isRead && this.fault?.at === this.text.length) {
      this.fault = { at: start, reason: { code: 'unterminated', part: 'declaration' } };
    }
    return isRead;
  }

  private readDeclaration(): boolean {
    if (this.take('<!ENTITY')) return this.expectSpace() && this.readEntity();
    if (this.take('<!ELEMENT')) return this.expectSpace() && this.readName() && this.expectSpace() && this.readModel();
    if (this.take('<!ATTLIST')) return this.expectSpace() && this.readName() && this.readAttributes(this.name);
    if (this.take('<!NOTATION')) return this.expectSpace() && this.readNotation();
    const word = /^\w*/.exec(this.text.slice(this.at + 2, this.at + 22))?.[0] ?? '';
    return this.fail({ code: 'unknown-markup', found: `<!${word}` });
  }

  private endDeclaration(): boolean {
    this.skipSpace();
    return this.expect('>');
  }

  // Parameter entities

  private readParameterReference(): boolean {
    const start = this.at;
    this.at++;
    if (!this.readName()) return false;
    if (!this.take(';')) return this.fail({ code: 'unterminated-reference', name: `%${this.name}` }, start);
    if (!this.around.isStandalone) this.dtd.mayDeclareMore = true;
    return this.include(this.name, start);
  }

  /** Reads the replacement text of a parameter entity at the place of its reference. */
  private include(name: string, at: number): boolean {
    const { dtd, around } = this;
    if (around.inside.includes(name)) return this.fail({ code: 'recursive-entity', name: `%${name}` }, at);
    const text = dtd.parameters.get(name);
    // Declarations that were read before change nothing when they come again.
    if (text === undefined || dtd.included.has(name) || around.inside.length >= MAX_NESTING) return true;
    const scanner = new DtdScanner(text, this.version, { ...around, inside: [...around.inside, name] });
    if (scanner.scan()) {
      dtd.included.add(name);
      return true;
    }
    const reason = scanner.fault?.reason ?? { code: 'unknown-markup', found: '' };
    return this.fail(
      reason.code === 'recursive-entity' ? reason : { code: 'malformed-entity', name: `%${name}`, reason },
      at,
    );
  }

  // Entities

  private readEntity(): boolean {
    const isParameter = this.sees('% ') || /^%\s/.test(this.text.slice(this.at, this.at + 2));
    if (isParameter) {
      this.at++;
      this.skipSpace();
    }
    const nameAt = this.at;
    if (!this.readName()) return false;
    const { name } = this;
    this.noteColon(nameAt);
    if (!this.expectSpace()) return false;
    const entity = this.readEntityDefinition(isParameter);
    if (!entity || !this.endDeclaration()) return false;
    return isParameter ? this.declareParameter(name, entity) : this.declareEntity(name, entity, nameAt);
  }

  private declareParameter(name: string, entity: XmlEntity): true {
    const { parameters } = this.dtd;
    if (!parameters.has(name)) parameters.set(name, entity.kind === 'internal' ? entity.text : undefined);
    return true;
  }

  private declareEntity(name: string, entity: XmlEntity, at: number): boolean {
    if (isWrongRedeclaration(name, entity)) return this.fail({ code: 'redeclared-entity', name }, at);
    if (!this.dtd.entities.has(name)) this.dtd.entities.set(name, entity);
    return true;
  }

  private readEntityDefinition(isParameter: boolean): XmlEntity | undefined {
    if (!this.sees('SYSTEM') && !this.sees('PUBLIC')) {
      const text = this.readEntityValue();
      return text === undefined ? undefined : { kind: 'internal', text };
    }
    if (!this.readExternalId(false)) return undefined;
    const hasSpace = this.skipSpace();
    if (isParameter || !this.sees('NDATA')) return { kind: 'external' };
    if (!hasSpace) this.fail({ code: 'expected-space', found: this.found() });
    this.at += 'NDATA'.length;
    return hasSpace && this.expectSpace() && this.readName() ? { kind: 'unparsed' } : undefined;
  }

  /** A literal entity value (EntityValue): its replacement text, with character references replaced (section 4.5). */
  private readEntityValue(): string | undefined {
    const start = this.at;
    const quote = this.unit;
    if (!this.expectQuote()) return undefined;
    let replaced = '';
    let copied = this.at;
    for (;;) {
      const { unit, at } = this;
      if (unit === quote) {
        this.at++;
        return replaced + this.text.slice(copied, at);
      }
      if (unit === AMPERSAND) {
        if (!this.readReference()) return undefined;
        const character = this.name === '' ? characterOf(this.text.slice(at, this.at), this.version) : undefined;
        if (character === undefined) continue;
        replaced += this.text.slice(copied, at) + character;
        copied = this.at;
      } else if (unit === PERCENT) {
        // `stop` tells where this is allowed.
        this.fail({ code: 'parameter-entity-in-declaration' });
        return undefined;
      } else if (Number.isNaN(unit)) {
        this.fail({ code: 'unterminated', part: 'literal' }, start);
        return undefined;
      } else this.at++;
    }
  }

  private expectQuote(): boolean {
    const { unit } = this;
    if (unit !== QUOTE && unit !== APOSTROPHE) return this.fail({ code: 'expected', token: '"', found: this.found() });
    this.at++;
    return true;
  }

  /** `SYSTEM "…"` or `PUBLIC "…" "…"`; of a notation the second literal may be missing. */
  readExternalId(isNotation: boolean): boolean {
    if (this.take('SYSTEM')) return this.expectSpace() && this.readLiteral();
    if (!this.take('PUBLIC')) return this.fail({ code: 'expected', token: 'SYSTEM', found: this.found() });
    if (!this.expectSpace() || !this.readPublicId()) return false;
    const end = this.at;
    const hasSpace = this.skipSpace();
    const hasLiteral = this.unit === QUOTE || this.unit === APOSTROPHE;
    if (hasLiteral)
      return (hasSpace || this.fail({ code: 'expected-space', found: this.found() })) && this.readLiteral();
    if (!isNotation) return this.expectQuote();
    this.at = end;
    return true;
  }

  private readLiteral(): boolean {
    const start = this.at;
    return this.expectQuote() && this.skipPast(this.text.charAt(start), 'literal', start);
  }

  private readPublicId(): boolean {
    const start = this.at;
    if (!this.readLiteral()) return false;
    const wrong = NOT_IN_PUBLIC_ID.exec(this.text.slice(start + 1, this.at - 1));
    if (!wrong) return true;
    return this.fail({ code: 'public-id-character', found: wrong[0] }, start + 1 + wrong.index);
  }

  // Elements

  /** What may stand in an element: `EMPTY`, `ANY`, `(#PCDATA …)*` or a model of groups. */
  private readModel(): boolean {
    if (this.take('EMPTY') || this.take('ANY')) return this.endDeclaration();
    if (this.unit !== OPEN) return this.fail({ code: 'expected', token: '(', found: this.found() });
    const start = this.at;
    this.at++;
    this.skipSpace();
    if (this.take('#PCDATA')) return this.readMixed() && this.endDeclaration();
    this.at = start;
    return this.readGroups() && this.endDeclaration();
  }

  private readMixed(): boolean {
    let hasNames = false;
    for (;;) {
      this.skipSpace();
      if (this.take(')')) break;
      if (!this.expect('|')) return false;
      this.skipSpace();
      if (!this.readName()) return false;
      hasNames = true;
    }
    if (hasNames) return this.expect('*');
    this.take('*');
    return true;
  }

  /** Groups in each other, with one separator each: a stack instead of recursion, for nobody knows how deep they go. */
  private readGroups(): boolean {
    const separators: string[] = [];
    for (;;) {
      while (this.take('(')) {
        separators.push('');
        this.skipSpace();
      }
      if (!this.readName()) return false;
      this.takeOccurrence();
      this.skipSpace();
      while (this.take(')')) {
        separators.pop();
        this.takeOccurrence();
        if (separators.length === 0) return true;
        this.skipSpace();
      }
      if (!this.readSeparator(separators)) return false;
    }
  }

  private readSeparator(separators: string[]): boolean {
    const former = separators.at(-1) ?? '';
    const separator = this.found();
    const isOne = separator === ',' || separator === '|';
    if (!isOne || (former !== '' && separator !== former)) {
      return this.fail({ code: 'expected', token: former === '' ? ')' : former, found: separator });
    }
    separators[separators.length - 1] = separator;
    this.at++;
    this.skipSpace();
    return true;
  }

  private takeOccurrence(): void {
    if (this.sees('?') || this.sees('*') || this.sees('+')) this.at++;
  }

  // Attributes

  private readAttributes(element: string): boolean {
    for (;;) {
      const hasSpace = this.skipSpace();
      if (this.take('>')) return true;
      if (!hasSpace) return this.fail({ code: 'expected-space', found: this.found() });
      if (!this.readName()) return false;
      const attribute = this.name;
      if (!this.expectSpace()) return false;
      const isCdata = this.sees('CDATA');
      if (!this.readType() || !this.expectSpace() || !this.readDefault(element, attribute)) return false;
      if (!isCdata && attribute.startsWith('xmlns')) this.dtd.namespaceTokens.add(`${element} ${attribute}`);
    }
  }

  private readType(): boolean {
    if (this.unit === OPEN) return this.readEnumeration(() => this.readNmtoken());
    WORD.lastIndex = this.at;
    const word = WORD.exec(this.text)?.[0] ?? '';
    if (word !== 'NOTATION' && !TYPES.has(word)) {
      return this.fail({ code: 'expected', token: 'CDATA', found: word === '' ? this.found() : word });
    }
    this.at += word.length;
    return word !== 'NOTATION' || (this.expectSpace() && this.readEnumeration(() => this.readName()));
  }

  private readEnumeration(readItem: () => boolean): boolean {
    if (!this.expect('(')) return false;
    for (;;) {
      this.skipSpace();
      if (!readItem()) return false;
      this.skipSpace();
      if (this.take(')')) return true;
      if (!this.expect('|')) return false;
    }
  }

  private readDefault(element: string, attribute: string): boolean {
    if (this.take('#REQUIRED') || this.take('#IMPLIED')) return true;
    if (this.take('#FIXED') && !this.expectSpace()) return false;
    const start = this.at;
    if (!this.readDefaultValue()) return false;
    this.noteDefault(element, attribute, this.text.slice(start + 1, this.at - 1));
    return true;
  }

  /** Of default values only those are kept that tell how to read the elements. */
  private noteDefault(element: string, attribute: string, value: string): void {
    const { preserving, namespaceDefaults } = this.dtd;
    if (attribute === 'xml:space' && value === 'preserve') preserving.add(element);
    if (!attribute.startsWith('xmlns')) return;
    const defaults = namespaceDefaults.get(element) ?? [];
    if (!defaults.some(({ name }) => name === attribute)) defaults.push({ name: attribute, value });
    namespaceDefaults.set(element, defaults);
  }

  private readDefaultValue(): boolean {
    const start = this.at;
    const quote = this.unit;
    if (!this.expectQuote()) return false;
    for (;;) {
      const { unit, at } = this;
      if (Number.isNaN(unit)) return this.fail({ code: 'unterminated', part: 'literal' }, start);
      if (unit === LESS) return this.fail({ code: 'lt-in-attribute' });
      if (unit !== AMPERSAND) this.at++;
      if (unit === quote) return true;
      if (unit !== AMPERSAND) continue;
      if (!this.readReference()) return false;
      // What a default value refers to must have been declared before it.
      const reason = this.name === '' ? undefined : this.around.entities.check(this.name, 'attribute', at);
      if (reason) return this.fail(reason, at);
    }
  }

  // Notations and names

  private readNotation(): boolean {
    const nameAt = this.at;
    if (!this.readName()) return false;
    this.noteColon(nameAt);
    return this.expectSpace() && this.readExternalId(true) && this.endDeclaration();
  }

  private noteColon(at: number): true {
    if (this.isSubset && this.name.includes(':')) this.dtd.colons.push({ name: this.name, at });
    return true;
  }
}

/**
 * The five entities that every document has may be declared again, but only as what they are (section 4.6): `lt` and
 * `amp` by a reference to their character, the others by the character or a reference.
 */
function isWrongRedeclaration(name: string, entity: XmlEntity): boolean {
  const character = PREDEFINED.get(name);
  if (character === undefined) return false;
  if (entity.kind !== 'internal') return true;
  const isReference = characterOf(entity.text, '1.0') === character;
  return !isReference && (name === 'lt' || name === 'amp' || entity.text !== character);
}
