import type { Literal, Member } from '../literals/literal';

/** Puts a value at a path as HTTPie reads it: `a[b][0][]`. */
export function addAtPath(whole: Literal, path: string, value: Literal): Literal {
  const [, root = path, rest = ''] = /^([^[\]]*)((?:\[[^[\]]*\])*)$/.exec(path) ?? [];
  const keys = [...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key);
  return root === '' && keys.length > 0 ? put(whole, keys, value) : put(whole, [root, ...keys], value);
}

function put(whole: Literal | undefined, [key, ...rest]: readonly string[], value: Literal): Literal {
  if (key === undefined) return value;
  const isList =
    whole?.kind === 'list' ||
    ((whole === undefined || isEmpty(whole)) && /^\d*$/.test(key) && whole?.kind !== 'object');
  if (isList) {
    const items = whole?.kind === 'list' ? [...whole.items] : [];
    const index = key === '' ? items.length : Math.min(Number(key), 10_000);
    while (items.length < index) items.push({ kind: 'word', value: null });
    items[index] = put(items[index], rest, value);
    return { kind: 'list', items };
  }
  const members: Member[] = whole?.kind === 'object' ? [...whole.members] : [];
  const at = members.findIndex(([name]) => name === key);
  const member: Member = [key, put(members[at]?.[1], rest, value)];
  if (at < 0) members.push(member);
  else members[at] = member;
  return { kind: 'object', members };
}

const isEmpty = (literal: Literal) => literal.kind === 'word' && literal.value === null;
