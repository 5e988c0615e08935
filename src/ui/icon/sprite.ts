import { formatSpritePath, kitIcons, kitSpritePath, spritePath } from 'virtual:sprite';
import { linkPrefix } from '../../lib/base';

const ofKit = new Set(kitIcons.split(' '));

/** Address of an icon within its sprite, for `<use href>`. */
export function iconHref(name: string): string {
  if (name.startsWith('format/')) return `${linkPrefix}${formatSpritePath}#${name.slice(7)}`;
  return `${linkPrefix}${ofKit.has(name) ? kitSpritePath : spritePath}#${name}`;
}
