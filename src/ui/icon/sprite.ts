import { kitIcons, kitSpritePath, rareSpritePaths, spritePath } from 'virtual:sprite';
import { linkPrefix } from '../../lib/base';

const ofKit = new Set(kitIcons.split(' '));

/** Address of an icon within its sprite, for `<use href>`. */
export function iconHref(name: string): string {
  const [group = '', rare] = name.split('/');
  if (rare !== undefined) return `${linkPrefix}${rareSpritePaths[group]}#${rare}`;
  return `${linkPrefix}${ofKit.has(name) ? kitSpritePath : spritePath}#${name}`;
}
