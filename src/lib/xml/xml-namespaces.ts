import { characterOf, nameEnd, type XmlVersion } from './xml-characters';
import { PREDEFINED, type Dtd } from './dtd';
import type { XmlWarning } from './xml-fault';

const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
const XMLNS_NAMESPACE = 'http://www.w3.org/2000/xmlns/';
/** So many are listed; a document that breaks the rules everywhere needs no longer list. */
const MAX_WARNINGS = 100;

/** The attributes of a start tag, as parallel arrays. */
export interface TagAttributes {
  readonly names: readonly string[];
  readonly starts: readonly number[];
  /** Without their quotes, references not replaced. */
  readonly values: readonly string[];
}

/**
 * Follows the prefixes that a document declares (Namespaces in XML 1.0 and 1.1). What breaks the rules is only warned of:
 * the document is well-formed without them, and a pasted fragment often lacks its declarations.
 */
export class XmlNamespaces {
  readonly warnings: XmlWarning[] = [];
  /** The namespaces each prefix is bound to, innermost last. */
  private readonly bindings = new Map<string, string[]>([
    ['xml', [XML_NAMESPACE]],
    ['xmlns', [XMLNS_NAMESPACE]],
  ]);
  /** The prefixes bound by open elements, with the depth of each. */
  private readonly scopes: { readonly prefix: string; readonly depth: number }[] = [];
  private readonly unbound = new Map<string, { at: number; times: number }>();

  constructor(
    private readonly version: XmlVersion,
    private readonly dtd: Dtd,
  ) {}

  /** A start tag; `depth` is that of its element, from 1. */
  enter(name: string, at: number, depth: number, attributes: TagAttributes): void {
    const { names } = attributes;
    const defaults = this.dtd.namespaceDefaults.get(name);
    for (const { name: attribute, value } of defaults ?? []) {
      if (!names.includes(attribute)) this.bind(name, attribute, value, at, depth);
    }
    const concernsNames = name.includes(':') || names.some((attribute) => attribute.startsWith('xmlns'));
    if (!concernsNames && !names.some((attribute) => attribute.includes(':'))) return;
    for (const [i, attribute] of names.entries()) {
      this.bind(name, attribute, attributes.values[i] ?? '', attributes.starts[i] ?? 0, depth);
    }
    this.checkElementName(name, at);
    this.checkAttributeNames(attributes);
  }

  /** The end of an element: what it bound is bound no longer. */
  leave(depth: number): void {
    for (let scope = this.scopes.at(-1); scope !== undefined && scope.depth >= depth; scope = this.scopes.at(-1)) {
      this.scopes.pop();
      this.bindings.get(scope.prefix)?.pop();
    }
  }

  /** A name that may have no colon has one. */
  warnColon(name: string, at: number): void {
    this.warn({ code: 'colon-in-name', name, at });
  }

  /** All that was found, in the order of the document. */
  all(): XmlWarning[] {
    const unbound: XmlWarning[] = [...this.unbound].map(([prefix, { at, times }]) => ({
      code: 'unbound-prefix',
      prefix,
      at,
      times,
    }));
    return [...this.warnings, ...unbound.slice(0, MAX_WARNINGS)].sort((one, other) => one.at - other.at);
  }

  private warn(warning: XmlWarning): void {
    if (this.warnings.length < MAX_WARNINGS) this.warnings.push(warning);
  }

  /** Binds a prefix, if the attribute is one that does so. */
  private bind(element: string, attribute: string, value: string, at: number, depth: number): void {
    const prefix = attribute === 'xmlns' ? '' : attribute.startsWith('xmlns:') ? attribute.slice(6) : undefined;
    if (prefix === undefined) return;
    const decoded = this.decode(value);
    const namespace = this.dtd.namespaceTokens.has(`${element} ${attribute}`) ? decoded.trim() : decoded;
    const isXml = prefix === 'xml';
    if (prefix === 'xmlns' || isXml !== (namespace === XML_NAMESPACE)) {
      this.warn({ code: 'reserved-prefix', name: isXml || prefix === 'xmlns' ? prefix : 'xml', at });
    } else if (namespace === XMLNS_NAMESPACE) this.warn({ code: 'reserved-namespace', name: namespace, at });
    else if (namespace === '' && prefix !== '' && this.version === '1.0') {
      this.warn({ code: 'empty-namespace', name: prefix, at });
    }
    if (isXml || prefix === 'xmlns') return;
    const bound = this.bindings.get(prefix) ?? [];
    bound.push(namespace);
    this.bindings.set(prefix, bound);
    this.scopes.push({ prefix, depth });
  }

  private checkElementName(name: string, at: number): void {
    const prefix = this.prefixOf(name, at);
    if (prefix === 'xmlns') this.warn({ code: 'reserved-prefix', name: prefix, at });
    else if (prefix !== undefined) this.resolve(prefix, at);
  }

  private checkAttributeNames({ names, starts }: TagAttributes): void {
    const expanded = new Set<string>();
    for (const [i, name] of names.entries()) {
      const at = starts[i] ?? 0;
      const prefix = this.prefixOf(name, at);
      if (prefix === undefined || prefix === 'xmlns') continue;
      const namespace = this.resolve(prefix, at);
      if (namespace === undefined) continue;
      const expandedName = `${namespace} ${name.slice(prefix.length + 1)}`;
      if (expanded.has(expandedName)) this.warn({ code: 'same-expanded-name', name, at });
      expanded.add(expandedName);
    }
  }

  /** The prefix of a qualified name; undefined when it has none, or is no such name. */
  private prefixOf(name: string, at: number): string | undefined {
    const colon = name.indexOf(':');
    if (colon < 0) return undefined;
    const local = name.slice(colon + 1);
    if (colon > 0 && !local.includes(':') && nameEnd(local, 0) > 0) return name.slice(0, colon);
    this.warn({ code: 'bad-qualified-name', name, at });
    return undefined;
  }

  /** The namespace of a prefix; one that has none is noted. */
  private resolve(prefix: string, at: number): string | undefined {
    const namespace = this.bindings.get(prefix)?.at(-1);
    if (namespace !== undefined && namespace !== '') return namespace;
    const known = this.unbound.get(prefix);
    if (known) known.times++;
    else this.unbound.set(prefix, { at, times: 1 });
    return undefined;
  }

  /** An attribute's value with its references replaced, as far as that is needed to compare namespaces. */
  private decode(value: string): string {
    if (!value.includes('&')) return value;
    return value.replace(/&([^&;]+);/g, (reference, name: string) => {
      if (name.startsWith('#')) return characterOf(reference, this.version) ?? reference;
      const entity = this.dtd.entities.get(name);
      return PREDEFINED.get(name) ?? (entity?.kind === 'internal' ? entity.text : reference);
    });
  }
}
