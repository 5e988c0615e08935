const [BASIS, PRIME] = [0x81_1c_9d_c5, 0x01_00_01_93];

/**
 * A number that a tool or page keeps for good, from its name (FNV-1a): what looks at every nth of them by it looks at the same ones when
 * others are added.
 */
export function placeOf(name: string): number {
  let hash = BASIS;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), PRIME);
  // The lower bits alone know little of the letters.
  return (hash ^ (hash >>> 15)) >>> 0;
}
