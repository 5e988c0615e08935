import type { MakePreview } from '../../operations/detect';
import type { ParsedUrl } from './parse';

/** A token among what an address gives along. */
function tokenIn(href: string): string | undefined {
  return /[?&#][^?=&#]*=(ey[\w-]+\.[\w-]+\.[\w-]*)(?=[&#]|$)/.exec(href)?.[1];
}

/** The host and what is asked of it; a password is left out. */
export const preview: MakePreview<ParsedUrl> = (value) => {
  if (!value) return undefined;
  const { unicodeHostname, href } = value;
  const query = href.split('?', 2)[1]?.split('#')[0];
  const inner = tokenIn(href);
  return {
    ...(inner !== undefined && { inner }),
    text: [unicodeHostname, query?.replaceAll('&', '\n')].filter(Boolean).join('\n'),
  };
};
