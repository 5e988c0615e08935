/** A whole number from 0 to n − 1, each with the same chance. */
export type Draw = (n: number) => number;

/** FNV-1a over the UTF-16 units of a text, 32 bits. */
function hash(text: string, start: number): number {
  let value = start | 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    value = Math.imul(value ^ (unit & 0xff), 0x01000193);
    value = Math.imul(value ^ (unit >>> 8), 0x01000193);
  }
  return value;
}

/**
 * Numbers by chance that are the same for the same seed, on every machine: sfc32 by Chris Doty-Humphrey, its state hashed
 * from the seed. Not for secrets.
 */
export function seededDraw(seed: string): Draw {
  let a = hash(seed, 0x811c9dc5);
  let b = hash(seed, 0x9e3779b9);
  let c = hash(seed, 0x85ebca6b);
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // So many rounds until every bit of the seed has reached every bit of the state.
  for (let round = 0; round < 12; round += 1) next();
  let [range, limit] = [0, 0];
  return (n) => {
    // Above the greatest multiple of n a bare remainder would favour the low numbers.
    if (n !== range) [range, limit] = [n, 2 ** 32 - (2 ** 32 % n)];
    let value = next();
    while (value >= limit) value = next();
    return value % n;
  };
}
