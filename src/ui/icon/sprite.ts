import { spritePath } from 'virtual:sprite';
import { linkPrefix } from '../../lib/base';

/** Address of an icon within the sprite, for `<use href>`. */
export function iconHref(name: string): string {
  return `${linkPrefix}${spritePath}#${name}`;
}
