import type { ParsedCookie } from './set-cookie';

/** What asks for a page or a resource. */
export const CONTEXTS = ['same', 'link', 'form', 'frame', 'fetch'] as const;
export type Context = (typeof CONTEXTS)[number];
export type Answer = 'yes' | 'no' | 'grace' | 'chromium-no' | 'partition' | 'unless-blocked';

/** Whether a cookie goes with a request, by where that comes from. */
export function answerFor(context: Context, { sameSite, partitioned }: ParsedCookie): Answer {
  if (context === 'same') return 'yes';
  if (sameSite === 'Strict') return 'no';
  if (context === 'link') return 'yes';
  const isTop = context === 'form';
  if (sameSite === 'Lax') return 'no';
  // Firefox and Safari send it as they send those with None.
  if (sameSite === undefined) return isTop ? 'grace' : 'chromium-no';
  if (isTop) return 'yes';
  return partitioned ? 'partition' : 'unless-blocked';
}
