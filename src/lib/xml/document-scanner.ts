import { ContentScanner } from './content-scanner';
import type { ContentListener } from './content-listener';
import { DtdScanner } from './dtd-scanner';
import type { Dtd } from './dtd';
import type { EntityChecker } from './entity-checker';
import { readExternalId } from './external-id';
import type { XmlVersion } from './xml-characters';
import { KIND } from './xml-index';

const QUOTE = 34;
const APOSTROPHE = 39;
const BRACKET = 91;

const BYTE_ORDER_MARK = 0xfeff;
const DECLARATION = /<\?xml(?=[\s?]|$)/y;
const VERSION = /^1\.\d+$/;
const ENCODING = /^[A-Za-z][\w.-]*$/;

/** What the XML declaration says. */
export interface XmlDeclaration {
  version?: string;
  encoding?: string;
  standalone?: string;
}

/** Reads a whole document: XML declaration, document type declaration, root element and what stands around them. */
export class DocumentScanner extends ContentScanner {
  readonly declaration: XmlDeclaration = {};
  private hasDoctype = false;

  constructor(
    text: string,
    version: XmlVersion,
    private readonly parts: ContentListener & { readonly dtd: Dtd; readonly entities: EntityChecker },
  ) {
    super(text, version, parts);
  }

  /** Reads everything; false when `fault` says why not. */
  scan(): boolean {
    if (this.text.charCodeAt(0) === BYTE_ORDER_MARK) this.at = 1;
    if (!this.readDeclarationOfXml() || !this.scanContent(true) || !this.expectAllClosed()) return false;
    return this.hasRoot || this.fail({ code: 'no-root' });
  }

  private readDeclarationOfXml(): boolean {
    const start = this.at;
    DECLARATION.lastIndex = start;
    if (!DECLARATION.test(this.text)) return true;
    this.at += '<?xml'.length;
    const isRead = this.readPseudoAttributes();
    if (isRead) return this.addNode(KIND.declaration, start);
    if (this.fault?.at === this.text.length) {
      this.fault = { at: start, reason: { code: 'unterminated', part: 'declaration' } };
    }
    return false;
  }

  /** `version`, then perhaps `encoding`, then perhaps `standalone` (production XMLDecl). */
  private readPseudoAttributes(): boolean {
    const order = ['version', 'encoding', 'standalone'] as const;
    let from = 0;
    for (;;) {
      const hasSpace = this.skipSpace();
      if (this.sees('?>') && from > 0) {
        this.at += 2;
        return true;
      }
      const place = order.findIndex((name) => this.sees(name));
      const name = order[place];
      if (from === 0 && name !== 'version') return this.fail({ code: 'missing-version' });
      if (name === undefined) return this.expect('?>');
      if (place < from) return this.fail({ code: 'declaration-order' });
      if (!hasSpace) return this.fail({ code: 'expected-space', found: this.found() });
      this.at += name.length;
      if (!this.readPseudoValue(name)) return false;
      from = place + 1;
    }
  }

  private readPseudoValue(name: keyof XmlDeclaration): boolean {
    this.skipSpace();
    if (!this.expect('=')) return false;
    this.skipSpace();
    const start = this.at;
    const { unit } = this;
    if (unit !== QUOTE && unit !== APOSTROPHE) return this.fail({ code: 'unquoted-attribute', name });
    this.at++;
    if (!this.skipPast(unit === QUOTE ? '"' : "'", 'literal', start)) return false;
    const value = this.text.slice(start + 1, this.at - 1);
    const found = value.slice(0, 40);
    if (name === 'version' && !VERSION.test(value)) return this.fail({ code: 'bad-version', found }, start + 1);
    if (name === 'encoding' && !ENCODING.test(value)) return this.fail({ code: 'bad-encoding', found }, start + 1);
    if (name === 'standalone' && value !== 'yes' && value !== 'no') {
      return this.fail({ code: 'bad-standalone', found }, start + 1);
    }
    this.declaration[name] = value;
    return true;
  }

  protected override readDeclaration(): boolean {
    if (!this.sees('<!DOCTYPE')) return super.readDeclaration();
    if (this.hasDoctype) return this.fail({ code: 'second-doctype' });
    if (!this.isOutside || this.hasRoot) return this.fail({ code: 'misplaced-doctype' });
    const start = this.at;
    this.hasDoctype = true;
    if (this.readDoctype()) return this.addNode(KIND.doctype, start);
    // The text ended within the declaration: its beginning is what one wants to see.
    if (this.fault?.at === this.text.length) {
      this.fault = { at: start, reason: { code: 'unterminated', part: 'doctype' } };
    }
    return false;
  }

  private readDoctype(): boolean {
    this.at += '<!DOCTYPE'.length;
    if (!this.expectSpace() || !this.readName()) return false;
    const hasSpace = this.skipSpace();
    if (this.sees('SYSTEM') || this.sees('PUBLIC')) {
      if (!hasSpace) return this.fail({ code: 'expected-space', found: this.found() });
      if (!this.readExternalSubset()) return false;
      this.skipSpace();
    }
    if (this.unit === BRACKET) {
      this.at++;
      if (!this.readInternalSubset()) return false;
      this.at++;
      this.skipSpace();
    }
    return this.expect('>');
  }

  private get isStandalone(): boolean {
    return this.declaration.standalone === 'yes';
  }

  /** The address of the external subset. It is never fetched, so entities may be declared that we do not know. */
  private readExternalSubset(): boolean {
    if (!this.isStandalone) this.parts.dtd.mayDeclareMore = true;
    return readExternalId(this, false);
  }

  private readInternalSubset(): boolean {
    const { dtd, entities } = this.parts;
    const scanner = new DtdScanner(this.text, this.version, {
      dtd,
      entities,
      isStandalone: this.isStandalone,
      inside: [],
    });
    scanner.at = this.at;
    const isRead = scanner.scan();
    this.at = scanner.at;
    return isRead || (scanner.fault ? this.fail(scanner.fault.reason, scanner.fault.at) : false);
  }
}
