import { at, firstChild, type JsonIndex, keyOf, keySourceEnd, NONE, nextSibling } from './json-index';

/** One member of the object at the top, with the offsets of its key and its value in the text. */
interface Member {
  readonly name: string;
  readonly keyStart: number;
  readonly start: number;
  readonly end: number;
}

function membersOf(index: JsonIndex): Member[] {
  const members: Member[] = [];
  for (let node = firstChild(index, 0); node !== NONE; node = nextSibling(index, node)) {
    members.push({
      name: keyOf(index, node),
      keyStart: at(index.keyStarts, node),
      start: at(index.starts, node),
      end: at(index.ends, node),
    });
  }
  return members;
}

/**
 * The text of an object (RFC 8259) with another value for one of its members: the last of that name, which is the one that readers take, or
 * a new one at the end, spaced as the others are. Nothing else of the text changes.
 */
export function setMember(index: JsonIndex, name: string, value: string): string {
  const { text } = index;
  const members = membersOf(index);
  const found = members.findLast((member) => member.name === name);
  if (found) return text.slice(0, found.start) + value + text.slice(found.end);
  const key = JSON.stringify(name);
  const last = members.at(-1);
  if (!last) {
    const open = at(index.starts, 0) + 1;
    return `${text.slice(0, open)}${key}:${value}${text.slice(open)}`;
  }
  const colon = text.slice(keySourceEnd(text, last.keyStart), last.start);
  return `${text.slice(0, last.end)},${gapBefore(index, members)}${key}${colon}${value}${text.slice(last.end)}`;
}

/** What stands between a comma, or the opening brace, and the key of the last member. */
function gapBefore({ text, starts }: JsonIndex, members: readonly Member[]): string {
  const last = members.at(-1);
  const before = members.at(-2);
  if (!last) return '';
  const from = before ? text.indexOf(',', before.end) : at(starts, 0);
  return text.slice(from + 1, last.keyStart);
}

/** The text of an object without the members of a name, all of them where it stands twice. Nothing else of the text changes. */
export function removeMember(index: JsonIndex, name: string): string {
  const { text } = index;
  const members = membersOf(index);
  const lastKept = members.findLastIndex((member) => member.name !== name);
  const [first] = members;
  const last = members.at(-1);
  if (!first || !last || members.every((member) => member.name !== name)) return text;
  let result = text.slice(0, first.keyStart);
  for (const [place, member] of members.entries()) {
    if (member.name === name) continue;
    const next = place === lastKept ? undefined : members[place + 1];
    // With its comma and what follows up to the next key, unless nothing is left behind it.
    result += text.slice(member.keyStart, next ? next.keyStart : member.end);
  }
  return result + text.slice(last.end);
}

/** The text of an object with another name for the last member of a name; its value stays as it stands. */
export function renameMember(index: JsonIndex, name: string, next: string): string {
  const { text } = index;
  const found = membersOf(index).findLast((member) => member.name === name);
  if (!found) return text;
  return text.slice(0, found.keyStart) + JSON.stringify(next) + text.slice(keySourceEnd(text, found.keyStart));
}
