import type { DocumentMap, DocumentValue } from '../document/document';

/**
 * How XML stands in JSON. `underscore` puts attributes, texts and the like under `_attributes`, `_text`, `_cdata` …; `at` puts them under
 * `@name`, `#text`, `#cdata` …; with `elements` every member is an element; `ordered` lists the nodes under `elements`, in their order.
 */
export const CONVENTIONS = ['underscore', 'at', 'elements', 'ordered'] as const;
export type Convention = (typeof CONVENTIONS)[number];
/** Those in which the members of a map are named after what they are. */
export type NamedConvention = Exclude<Convention, 'ordered'>;

/** What a member of a map stands for. The target of an instruction is part of its key only with `at`. */
export type Role =
  | {
      readonly kind:
        'attributes' | 'text' | 'cdata' | 'comment' | 'instructions' | 'declaration' | 'doctype' | 'element';
    }
  | { readonly kind: 'attribute' | 'instruction'; readonly name: string };

/** The keys of what is no element. `elements` has one for text beside elements; nothing else is kept there. */
export const KEYS = {
  underscore: { text: '_text', cdata: '_cdata', comment: '_comment', doctype: '_doctype', declaration: '_declaration' },
  at: { text: '#text', cdata: '#cdata', comment: '#comment', doctype: '!DOCTYPE', declaration: '?xml' },
  elements: { text: '_text', cdata: '_text', comment: '', doctype: '', declaration: '' },
} as const;

export const ATTRIBUTES_KEY = '_attributes';
export const INSTRUCTION_KEY = '_instruction';

const ELEMENT: Role = { kind: 'element' };

/** What a member stands for by its key and the shape of its value: a mark of the convention with an unfit value is an element. */
export function roleOf(convention: NamedConvention, key: string, value: DocumentValue): Role {
  switch (convention) {
    case 'underscore':
      return underscoreRole(key, value);
    case 'at':
      return atRole(key, value);
    case 'elements':
      return ELEMENT;
  }
}

function underscoreRole(key: string, value: DocumentValue): Role {
  if (!key.startsWith('_')) return ELEMENT;
  switch (key) {
    case '_attributes':
      return value.kind === 'map' ? { kind: 'attributes' } : ELEMENT;
    case '_declaration':
      return value.kind === 'map' ? { kind: 'declaration' } : ELEMENT;
    case '_instruction':
      return isInstructions(value) ? { kind: 'instructions' } : ELEMENT;
    case '_doctype':
      return isScalar(value) ? { kind: 'doctype' } : ELEMENT;
    case '_text':
      return isScalars(value) ? { kind: 'text' } : ELEMENT;
    case '_cdata':
      return isScalars(value) ? { kind: 'cdata' } : ELEMENT;
    case '_comment':
      return isScalars(value) ? { kind: 'comment' } : ELEMENT;
    default:
      return ELEMENT;
  }
}

function atRole(key: string, value: DocumentValue): Role {
  if (key.length > 1 && key.startsWith('@')) return { kind: 'attribute', name: key.slice(1) };
  if (key === '?xml' && value.kind === 'map') return { kind: 'declaration' };
  if (key === '!DOCTYPE' && isScalar(value)) return { kind: 'doctype' };
  if (!isScalars(value)) return ELEMENT;
  if (key.length > 1 && key.startsWith('?')) return { kind: 'instruction', name: key.slice(1) };
  switch (key) {
    case '#text':
      return { kind: 'text' };
    case '#cdata':
      return { kind: 'cdata' };
    case '#comment':
      return { kind: 'comment' };
    default:
      return ELEMENT;
  }
}

/** Whether an element of this name would be taken for something else when the JSON is read by its convention. */
export function isMark(convention: NamedConvention, name: string): boolean {
  // XML allows none of the other marks in a name.
  return convention === 'underscore' ? MARKS.has(name) : name === KEYS[convention].text;
}

const MARKS = new Set<string>([ATTRIBUTES_KEY, INSTRUCTION_KEY, ...Object.values(KEYS.underscore)]);

/** Which convention a key belongs to, where it says so itself. */
export function conventionOfKey(key: string): 'underscore' | 'at' | undefined {
  if (/^@.|^#(?:text|cdata|comment)$/.test(key)) return 'at';
  return key === ATTRIBUTES_KEY || key === KEYS.underscore.text ? 'underscore' : undefined;
}

export function isScalar(value: DocumentValue): boolean {
  return value.kind !== 'map' && value.kind !== 'list';
}

/** One value, or a list of some. */
function isScalars(value: DocumentValue): boolean {
  return value.kind === 'list' ? value.items.length > 0 && value.items.every(isScalar) : value.kind !== 'map';
}

/** Targets with their data, once or in a list. */
function isInstructions(value: DocumentValue): boolean {
  const maps = value.kind === 'list' ? value.items : [value];
  return (
    maps.length > 0 && maps.every((map) => map.kind === 'map' && map.members.every((member) => isScalars(member.value)))
  );
}

/** The value itself, or the items of a list. */
export function itemsOf(value: DocumentValue): readonly DocumentValue[] {
  return value.kind === 'list' ? value.items : [value];
}

/** What stands under a key; undefined where nothing does. */
export function memberOf(map: DocumentMap, key: string): DocumentValue | undefined {
  return map.members.find((member) => member.key === key)?.value;
}
