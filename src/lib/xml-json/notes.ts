import type { DocumentPath } from '../document/note';
import type { XmlWarning } from '../xml/xml-fault';

/** Of each kind so many are listed; nobody reads more. */
const LISTED = 20;

/** What any writer says of its text and its notes. */
export type MoreNotes =
  { readonly code: 'indent-limited'; readonly level: number } | { readonly code: 'more-notes'; readonly count: number };

/** What was changed or lost on the way to XML. */
export type ToXmlNote =
  /**
   * A key that is no name of XML, once for each, with how often it stood there; `displaced` is one that is a name, but stood there already. `path` is
   * that of the first one.
   */
  | {
      readonly code: 'renamed' | 'displaced';
      readonly from: string;
      readonly to: string;
      readonly times: number;
      readonly path: DocumentPath;
    }
  /** In XML `null` looks like an empty text, a list of one item like that item; an empty list is not there at all. */
  | {
      readonly code: 'null-as-empty' | 'list-left-out' | 'list-of-one';
      readonly times: number;
      readonly path: DocumentPath;
    }
  /** XML 1.0 cannot take back what a prefix stands for. */
  | { readonly code: 'undeclaration-left-out'; readonly name: string; readonly path: DocumentPath }
  /** A map or list where only a text can be became its JSON text. */
  | { readonly code: 'json-as-text'; readonly path: DocumentPath }
  /** Two hyphens in a comment, or `?>` in an instruction, got a blank between them. */
  | { readonly code: 'comment-changed' | 'instruction-changed'; readonly path: DocumentPath }
  /** An encoding that the declaration names is not the one in which the text leaves. */
  | { readonly code: 'encoding-changed'; readonly encoding: string }
  /** What is no document type declaration was left out, and so was a declaration with an unknown version. */
  | { readonly code: 'doctype-left-out' | 'version-changed'; readonly found: string }
  /** Keys that look like those of another convention. */
  | { readonly code: 'other-convention'; readonly seems: 'underscore' | 'at' | 'ordered' }
  | MoreNotes;

/** What was changed or lost on the way to JSON; `at` is an offset in the XML. */
export type ToJsonNote =
  /** The children of an element stand between each other in a way that members of a map cannot tell. */
  | { readonly code: 'order-lost'; readonly name: string; readonly at: number }
  /** An element is called like a mark of the convention. */
  | { readonly code: 'named-as-mark'; readonly name: string; readonly at: number }
  /** An attribute has the name of another one or of a child element beside it; they stand in one list, or the prefix stayed. */
  | { readonly code: 'same-name' | 'prefix-kept'; readonly name: string; readonly at: number }
  /** What the document type declaration gives an element that does not have it itself; the place is that of the first one. */
  | {
      readonly code: 'default-left-out';
      readonly name: string;
      readonly attribute: string;
      readonly times: number;
      readonly at: number;
    }
  /** What the namespaces of the document break, and the like. */
  | { readonly code: 'xml'; readonly warning: XmlWarning; readonly at: number }
  /** What `elements` does not keep apart or drops. */
  | { readonly code: 'attributes-as-members' | 'comments-left-out' | 'instructions-left-out'; readonly times: number }
  | { readonly code: 'doctype-left-out' | 'declaration-left-out' | 'namespaces-left-out'; readonly times: number }
  | MoreNotes;

/** The first notes of each code, and how many more there were. */
export class LimitedNotes<N extends { readonly code: string }> {
  private readonly listed: N[] = [];
  private readonly counts = new Map<string, number>();
  private more = 0;

  add(note: N): void {
    const count = (this.counts.get(note.code) ?? 0) + 1;
    this.counts.set(note.code, count);
    if (count <= LISTED) this.listed.push(note);
    else this.more++;
  }

  /** In the order in which they were added; what was not listed is counted in the last one. */
  toNotes(): (N | { readonly code: 'more-notes'; readonly count: number })[] {
    return this.more > 0 ? [...this.listed, { code: 'more-notes', count: this.more }] : this.listed;
  }
}
