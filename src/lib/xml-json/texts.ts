import type { DocumentString, DocumentValue } from '../document/document';
import { placeOf, type FaultPlace } from '../document/document-fault';
import { writeJson } from '../document/write-json';
import { err, ok, type Result } from '../result';
import { isXmlCharacter, type XmlVersion } from '../xml/xml-characters';
import { isScalar } from './convention';
import type { ToXmlNotes } from './to-xml-notes';

/** A character that XML cannot say, not even by a reference, with its place in the JSON. */
export interface XmlCharacterFault extends FaultPlace {
  readonly code: 'not-in-xml';
  readonly codePoint: number;
}

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const SUSPECT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const PIECE = /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|([bfv0]))|\\[^]|[^]/gu;
const CONTROLS: Readonly<Record<string, number>> = { b: 8, f: 12, v: 11, '0': 0 };

/** Reads values as the texts of XML. */
export class Texts {
  constructor(
    private readonly source: string,
    private readonly version: XmlVersion,
    private readonly notes: ToXmlNotes,
  ) {}

  /** The text of a value; that of a map or list is its JSON, with a note. `null` is the empty text. */
  of(value: DocumentValue): Result<string, XmlCharacterFault> {
    if (!isScalar(value)) {
      this.notes.here('json-as-text');
      const { text } = writeJson(value, { indent: 0 });
      return ok(text);
    }
    switch (value.kind) {
      case 'string':
        return SUSPECT.test(value.text) ? this.checked(value) : ok(value.text);
      case 'boolean':
        return ok(String(value.value));
      case 'number':
      case 'date':
        return ok(value.source);
      default:
        this.notes.count('null-as-empty');
        return ok('');
    }
  }

  private checked(value: DocumentString): Result<string, XmlCharacterFault> {
    for (const character of value.text) {
      const codePoint = character.codePointAt(0) ?? 0;
      if (isXmlCharacter(codePoint, this.version)) continue;
      return err({ code: 'not-in-xml', codePoint, ...placeOf(this.source, this.find(value, codePoint)) });
    }
    return ok(value.text);
  }

  /** Where a character of a string stands in the source, as itself or as an escape. */
  private find({ start, end }: DocumentString, codePoint: number): number {
    for (const match of this.source.slice(start, end).matchAll(PIECE)) {
      const [piece, unicode, hex, letter] = match;
      const escaped = unicode ?? hex;
      const named = letter === undefined ? undefined : CONTROLS[letter];
      const found = escaped === undefined ? (named ?? piece.codePointAt(0)) : Number.parseInt(escaped, 16);
      if (found === codePoint) return start + match.index;
    }
    return start;
  }
}
