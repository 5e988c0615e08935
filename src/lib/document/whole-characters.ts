import { findLoneSurrogate, replaceLoneSurrogates } from '../lone-surrogate';
import type { DocumentMember, DocumentValue } from './document';
import type { DocumentPath } from './note';
import type { NoteList } from './note-list';

/**
 * The tree with U+FFFD for each surrogate that lacks its other half, in keys and texts: no file holds one, and formats
 * other than JSON have no escape for it either. Each change is noted; of keys that became the same the last value counts,
 * at the first one's place.
 */
export function withWholeCharacters(
  value: DocumentValue,
  notes: Pick<NoteList, 'add'>,
  path: DocumentPath = [],
): DocumentValue {
  // Nearly every tree is whole, and a path for each of its values would be most of the work.
  return isWhole(value) ? value : madeWhole(value, notes, path);
}

function isWhole(value: DocumentValue): boolean {
  switch (value.kind) {
    case 'string':
      return findLoneSurrogate(value.text) < 0;
    case 'list':
      return value.items.every(isWhole);
    case 'map':
      return value.members.every((member) => findLoneSurrogate(member.key) < 0 && isWhole(member.value));
    default:
      return true;
  }
}

function madeWhole(value: DocumentValue, notes: Pick<NoteList, 'add'>, path: DocumentPath): DocumentValue {
  switch (value.kind) {
    case 'string':
      if (findLoneSurrogate(value.text) < 0) return value;
      notes.add({ code: 'lone-surrogate', path });
      return { ...value, text: replaceLoneSurrogates(value.text) };
    case 'list': {
      const items = value.items.map((item, n) => madeWhole(item, notes, [...path, n]));
      return items.every((item, n) => item === value.items[n]) ? value : { ...value, items };
    }
    case 'map': {
      const members = wholeMembers(value.members, notes, path);
      return members === value.members ? value : { ...value, members };
    }
    default:
      return value;
  }
}

function wholeMembers(
  members: readonly DocumentMember[],
  notes: Pick<NoteList, 'add'>,
  path: DocumentPath,
): readonly DocumentMember[] {
  const whole = members.map((member) => wholeMember(member, notes, path));
  if (whole.every((member, n) => member === members[n])) return members;
  const byKey = new Map<string, DocumentMember>();
  for (const member of whole) {
    const { key } = member;
    if (byKey.has(key)) notes.add({ code: 'duplicate-key', key, path: [...path, key] });
    byKey.set(key, member);
  }
  return [...byKey.values()];
}

function wholeMember(member: DocumentMember, notes: Pick<NoteList, 'add'>, path: DocumentPath): DocumentMember {
  const key = replaceLoneSurrogates(member.key);
  if (key !== member.key) notes.add({ code: 'lone-surrogate', path: [...path, member.key] });
  const value = madeWhole(member.value, notes, [...path, key]);
  return key === member.key && value === member.value ? member : { ...member, key, value };
}
