import { PREDEFINED } from '../xml/dtd';
import { characterOf, type XmlVersion } from '../xml/xml-characters';

const REFERENCE = /&[^&;]+;/g;

/** Reads what stands in a document as the text that it says; the document is known to be well-formed. */
export class XmlTexts {
  /** The first reference to an entity of the document's own: such are not expanded. */
  entity: { readonly name: string; readonly at: number } | undefined;

  constructor(private readonly version: XmlVersion) {}

  /** Ends of lines are line feeds, references are their characters. `at` is the offset in the document. */
  text(source: string, at: number): string {
    const lines = this.withLineFeeds(source);
    return lines.includes('&') ? this.withCharacters(lines, source, at) : lines;
  }

  /** A value without its quotes: white space in it is blanks, unless it is written as a reference. */
  attribute(source: string, at: number): string {
    const line = /[\t\n\r\u0085\u2028]/.test(source) ? this.withLineFeeds(source).replace(/[\t\n]/g, ' ') : source;
    return line.includes('&') ? this.withCharacters(line, source, at) : line;
  }

  /** What holds no references: sections, comments, instructions. */
  withLineFeeds(source: string): string {
    if (this.version === '1.1') return source.replace(/\r[\n\u0085]?|[\u0085\u2028]/g, '\n');
    return source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
  }

  private withCharacters(lines: string, source: string, at: number): string {
    return lines.replace(REFERENCE, (reference) => {
      const name = reference.slice(1, -1);
      const character = name.startsWith('#') ? characterOf(reference, this.version) : PREDEFINED.get(name);
      if (character === undefined) this.entity ??= { name, at: at + source.indexOf(reference) };
      return character ?? '';
    });
  }
}
