import { ContentScanner } from './content-scanner';
import type { ReferencePlace } from './content-listener';
import { PREDEFINED, type Dtd } from './dtd';
import type { XmlVersion } from './xml-characters';
import { XmlCursor } from './xml-cursor';
import type { XmlFaultReason, XmlWarning } from './xml-fault';

/** References that would expand to more characters than this are reported; ours are never expanded. */
const EXPANSION_LIMIT = 10_000_000;
const MAX_WARNINGS = 100;

/** What is known of an entity referred to from a kind of place. */
interface Verdict {
  readonly reason?: XmlFaultReason;
  /** How long its replacement text would become, in UTF-16 units. */
  readonly length: number;
}

/** A reference inside a replacement text. */
interface Reference {
  readonly name: string;
  readonly where: ReferencePlace;
}

interface Frame extends Reference {
  readonly key: string;
  readonly text: string;
  readonly references: readonly Reference[];
  next: number;
}

/**
 * Tells whether a reference to an entity is well-formed where it stands: declared, not about itself, and of a
 * replacement text that may stand there. Every entity is read once for each kind of place, however often it is used, and
 * nothing is ever expanded.
 */
export class EntityChecker {
  readonly warnings: XmlWarning[] = [];
  private readonly verdicts = new Map<string, Verdict | 'open'>();
  private readonly unread = new Set<string>();
  private expanded = 0;

  constructor(
    private readonly dtd: Dtd,
    private readonly version: XmlVersion,
  ) {}

  /** Why a reference is not well-formed; undefined when it is. `at` is its offset in the document. */
  check(name: string, where: ReferencePlace, at: number): XmlFaultReason | undefined {
    if (PREDEFINED.has(name)) return undefined;
    const verdict = this.judge({ name, where });
    if (verdict.reason) return verdict.reason;
    this.noteUnread(name, at);
    this.noteExpansion(name, verdict.length, at);
    return undefined;
  }

  private noteUnread(name: string, at: number): void {
    if (this.dtd.entities.has(name) || this.unread.has(name)) return;
    this.unread.add(name);
    if (this.unread.size <= MAX_WARNINGS) this.warnings.push({ code: 'unread-entity', name, at });
  }

  private noteExpansion(name: string, length: number, at: number): void {
    const before = this.expanded;
    this.expanded += length;
    if (before > EXPANSION_LIMIT || this.expanded <= EXPANSION_LIMIT) return;
    this.warnings.push({ code: 'entity-expansion', name, limit: EXPANSION_LIMIT, at });
  }

  /** Goes down from an entity to those it refers to, with a stack of its own: their chain may be of any length. */
  private judge(reference: Reference): Verdict {
    const known = this.verdicts.get(keyOf(reference));
    if (known !== undefined && known !== 'open') return known;
    const stack: Frame[] = [];
    let verdict = this.enter(reference, stack);
    while (stack.length > 0) {
      const frame = stack.at(-1);
      if (!frame) break;
      const reason = verdict?.reason;
      const next = reason ? undefined : frame.references[frame.next++];
      if (next) {
        verdict = this.enter(next, stack);
        continue;
      }
      verdict = reason ? { reason, length: 0 } : { length: this.lengthOf(frame) };
      this.verdicts.set(frame.key, verdict);
      stack.pop();
    }
    return verdict ?? { length: 0 };
  }

  /** The verdict on what needs no closer look; otherwise puts a frame on the stack. */
  private enter(reference: Reference, stack: Frame[]): Verdict | undefined {
    const { name, where } = reference;
    const key = keyOf(reference);
    const known = this.verdicts.get(key);
    if (known === 'open') return { reason: { code: 'recursive-entity', name }, length: 0 };
    if (known) return known;
    const entity = this.dtd.entities.get(name);
    if (PREDEFINED.has(name)) return { length: 1 };
    if (!entity) {
      return this.dtd.mayDeclareMore ? { length: 0 } : { reason: { code: 'undefined-entity', name }, length: 0 };
    }
    if (entity.kind === 'unparsed') return { reason: { code: 'unparsed-entity', name }, length: 0 };
    if (entity.kind === 'external') {
      const isFault = where === 'attribute';
      return isFault ? { reason: { code: 'external-entity-in-attribute', name }, length: 0 } : { length: 0 };
    }
    const read = where === 'content' ? readContent(entity.text, this.version) : readValue(entity.text, this.version);
    if (read.reason) {
      const verdict: Verdict = {
        reason:
          where === 'attribute' && read.reason.code === 'lt-in-attribute'
            ? { code: 'lt-by-entity', name }
            : { code: 'malformed-entity', name, reason: read.reason },
        length: 0,
      };
      this.verdicts.set(key, verdict);
      return verdict;
    }
    this.verdicts.set(key, 'open');
    stack.push({ name, where, key, text: entity.text, references: read.references, next: 0 });
    return undefined;
  }

  private lengthOf({ text, references }: Frame): number {
    let { length } = text;
    for (const reference of references) {
      const verdict = this.verdicts.get(keyOf(reference));
      if (verdict && verdict !== 'open') length += verdict.length;
    }
    return length;
  }
}

function keyOf({ name, where }: Reference): string {
  return where === 'content' ? name : `${name} `;
}

interface ReadText {
  readonly references: readonly Reference[];
  readonly reason?: XmlFaultReason;
}

/** A replacement text must be content of its own: what it opens it closes (section 4.3.2). */
function readContent(text: string, version: XmlVersion): ReadText {
  const references: Reference[] = [];
  const scanner = new ContentScanner(text, version, {
    refer: (name, where) => {
      references.push({ name, where });
      return undefined;
    },
  });
  if (scanner.scanFragment()) return { references };
  return scanner.fault ? { references, reason: scanner.fault.reason } : { references };
}

/** In an attribute value a replacement text is taken as it is, quotes and all, but may bring no `<` (section 3.1). */
function readValue(text: string, version: XmlVersion): ReadText {
  const reader = new ValueReader(text, version);
  reader.read();
  const { references, fault } = reader;
  return fault ? { references, reason: fault.reason } : { references };
}

class ValueReader extends XmlCursor {
  readonly references: Reference[] = [];

  read(): boolean {
    const less = this.text.indexOf('<');
    if (less >= 0) return this.fail({ code: 'lt-in-attribute' }, less);
    for (;;) {
      this.at = this.text.indexOf('&', this.at);
      if (this.at < 0) return true;
      if (!this.readReference()) return false;
      if (this.name !== '') this.references.push({ name: this.name, where: 'attribute' });
    }
  }
}
