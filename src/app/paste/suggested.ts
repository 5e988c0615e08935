import type { Previewed } from './preview-sample';
import type { Ranked } from './rank';

/** A tool that fits, with what it would give as soon as that is known, and with what was found inside. */
export interface Suggested extends Ranked, Partial<Pick<Previewed, 'preview' | 'inside'>> {}

/**
 * With what they would give. What a tool finds fault with is not meant for it where a likelier one shows something; where only its preview tells
 * whether it is meant, it is not until there is one.
 */
export function shownOf(all: readonly Ranked[], previews: ReadonlyMap<Ranked, Previewed>): readonly Suggested[] {
  const found = all.filter((ranked) => !ranked.needsPreview || previews.get(ranked)?.preview);
  const firstShown = found.findIndex((ranked) => previews.get(ranked)?.preview);
  const isMeant = (ranked: Ranked, place: number) =>
    !previews.get(ranked)?.isFaulty || firstShown < 0 || place < firstShown;
  return found.filter(isMeant).map((ranked) => {
    const previewed = previews.get(ranked);
    return previewed?.preview ? { ...ranked, preview: previewed.preview, inside: previewed.inside } : ranked;
  });
}
