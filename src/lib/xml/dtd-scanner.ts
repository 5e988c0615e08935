import { readAttributeList } from './attribute-list';
import { PREDEFINED, type Dtd, type XmlEntity } from './dtd';
import { readElementModel } from './element-model';
import type { EntityChecker } from './entity-checker';
import { expectQuote, readExternalId } from './external-id';
import { characterOf, type XmlVersion } from './xml-characters';
import { XmlCursor } from './xml-cursor';

const PERCENT = 37;
const AMPERSAND = 38;
const BRACKET = 93;

/** Parameter entities inside each other beyond this are left unread. */
const MAX_NESTING = 100;
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
    if (this.take('<!ELEMENT'))
      return (
        this.expectSpace() && this.readName() && this.expectSpace() && readElementModel(this) && this.endDeclaration()
      );
    if (this.take('<!ATTLIST'))
      return this.expectSpace() && this.readName() && readAttributeList(this, this.name, this.around);
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
    if (!readExternalId(this, false)) return undefined;
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
    if (!expectQuote(this)) return undefined;
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

  // Notations and names

  private readNotation(): boolean {
    const nameAt = this.at;
    if (!this.readName()) return false;
    this.noteColon(nameAt);
    return this.expectSpace() && readExternalId(this, true) && this.endDeclaration();
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
