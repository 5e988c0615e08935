import type { Detect } from '../../operations/detect';
import { CATEGORIES, type Tool } from '../../tools/types';

export interface Detector {
  readonly toolId: string;
  readonly detect: Detect;
}

const modules = import.meta.glob<Detect>('../../tools/*/detect.ts', { eager: true, import: 'detect' });
const tools = import.meta.glob<Tool>('../../tools/*/tool.ts', { eager: true, import: 'tool' });

/** Where a tool stands in the catalogue. */
function placeOf(toolId: string): readonly [category: number, weight: number] {
  const tool = tools[`../../tools/${toolId}/tool.ts`];
  return tool ? [CATEGORIES.indexOf(tool.category), tool.weight ?? Infinity] : [Infinity, Infinity];
}

function compare(one: Detector, other: Detector): number {
  const [category, weight] = placeOf(one.toolId);
  const [otherCategory, otherWeight] = placeOf(other.toolId);
  if (category !== otherCategory) return category - otherCategory;
  if (weight !== otherWeight) return weight - otherWeight;
  return one.toolId < other.toolId ? -1 : 1;
}

/** Every tool that can tell what is meant for it, in the order of the catalogue; by id where that goes by the language's names. */
export const DETECTORS: readonly Detector[] = Object.entries(modules)
  .map(([path, detect]) => ({ toolId: path.split('/')[3] ?? '', detect }))
  .toSorted(compare);
