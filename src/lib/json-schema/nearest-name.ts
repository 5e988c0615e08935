import { editDistance } from '../edit-distance';

/** Longer names are not mistyped ones. */
const LONGEST = 30;

/** The name that was most likely meant: one with no more than two letters otherwise, and more than half alike. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  if (typed.length > LONGEST) return undefined;
  let nearest: string | undefined;
  let least = Math.min(3, Math.ceil(typed.length / 2) + 1);
  for (const name of names) {
    const distance = editDistance(typed.toLowerCase(), name.toLowerCase());
    if (distance < least) {
      nearest = name;
      least = distance;
    }
  }
  return nearest;
}
