import { kitIcons, kitSpritePath, rareSpritePaths, spritePath } from 'virtual:sprite';
import { filePrefix } from '../../lib/base';

const ofKit = new Set(kitIcons.split(' '));
/** Pages of tools have both in one file (scripts/prerender.mjs). */
const ofPage = globalThis.document?.documentElement.dataset['sprite'];

/** Address of an icon within its sprite, for `<use href>`. */
export function iconHref(name: string): string {
  const [group = '', rare] = name.split('/');
  if (rare !== undefined) return `${filePrefix}${rareSpritePaths[group]}#${rare}`;
  return `${filePrefix}${ofPage ?? (ofKit.has(name) ? kitSpritePath : spritePath)}#${name}`;
}
