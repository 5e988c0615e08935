import { isScalar, visit, type Document } from 'yaml';
import type { NotePlace } from '../document/note';
import { resolvePlain, type ScalarContent } from './resolve-scalar';

/** A plain scalar that says one thing in YAML 1.2 and another in 1.1. */
export interface YamlTrap {
  readonly code: 'trap';
  readonly source: string;
  /** What it is in 1.1 and in 1.2. */
  readonly old: ScalarContent;
  readonly current: ScalarContent;
  readonly place: NotePlace;
}

/** The traps of a document with their offsets, in the order of the text. */
export function trapsIn(document: Document.Parsed): (Omit<YamlTrap, 'place'> & { readonly at: number })[] {
  const traps: (Omit<YamlTrap, 'place'> & { readonly at: number })[] = [];
  visit(document, {
    Scalar: (_, node) => {
      if (!isScalar(node) || node.type !== 'PLAIN' || node.tag !== undefined || typeof node.value !== 'string') return;
      const source = node.value;
      // Nothing longer is a number or a word in either version.
      if (source.length > 100) return;
      const old = resolvePlain(source, '1.1');
      const current = resolvePlain(source, '1.2');
      if (!isSame(old, current)) traps.push({ code: 'trap', source, old, current, at: node.range?.[0] ?? 0 });
    },
  });
  return traps;
}

function isSame(one: ScalarContent, other: ScalarContent): boolean {
  if (one.kind === 'number' && other.kind === 'number') return one.source === other.source;
  if (one.kind === 'boolean' && other.kind === 'boolean') return one.value === other.value;
  return one.kind === other.kind;
}
