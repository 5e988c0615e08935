import type { MakePreview } from '../../operations/detect';
import type { Converted } from './convert';

/** Methods and hosts with their paths: queries, headers and bodies may be secret. */
export const preview: MakePreview<Converted> = (made) => {
  if (!made) return undefined;
  const lines = made.requests
    .slice(0, 3)
    .map(({ method, url }) => `${method} ${(url.split(/[?#]/, 1)[0] ?? '').slice(0, 50)}`);
  const more = made.requests.length - lines.length;
  return { text: [...lines, ...(more > 0 ? [`+${more}`] : [])].join('\n') };
};
