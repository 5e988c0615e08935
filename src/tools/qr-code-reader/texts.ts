import type { ReadReport } from './report';

/** All that a picture says, one text on a line: of a series that is complete the whole, where its first part stands. */
export function textsOf({ codes, series }: ReadReport): readonly string[] {
  const told = new Set<string>();
  return codes.flatMap(({ isDamaged, part, text }) => {
    if (isDamaged) return [];
    const whole = part && series.find(({ id, of }) => id === part.id && of === part.of)?.whole;
    if (!whole || !part) return [text];
    const key = `${part.of} ${part.id}`;
    if (told.has(key)) return [];
    told.add(key);
    return [whole.text];
  });
}
