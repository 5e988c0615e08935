import type { MakePreview } from '../../operations/detect';
import type { ParsedUrl } from './parse';

/** The host and what is asked of it; a password is left out. */
export const preview: MakePreview<ParsedUrl> = (value) => {
  if (!value) return undefined;
  const { unicodeHostname, href } = value;
  const query = href.split('?', 2)[1]?.split('#')[0];
  return { text: [unicodeHostname, query?.replaceAll('&', '\n')].filter(Boolean).join('\n') };
};
