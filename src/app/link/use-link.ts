import { useEffect } from 'react';

const load = () => import('./read-link');

/** Whether the address says more than which tool is meant. */
export function hasLink(): boolean {
  return location.search.length > 1 || /^#[\w-]+=/.test(location.hash);
}

/** Has a tool begin with what the address says; where that cannot be read, it begins as always. */
export async function readFromLink(toolId: string): Promise<void> {
  await load()
    .then(({ readLink }) => readLink(toolId))
    .catch(() => undefined);
}

/** Takes what a tool has read out of the address, and follows links to the page that is open, which do not load it anew. */
export function useLink(toolId: string): void {
  useEffect(() => {
    const settle = () => {
      if (hasLink())
        void load().then(
          ({ settleLink }) => settleLink(toolId),
          () => undefined,
        );
    };
    const onHash = () => {
      if (hasLink()) void readFromLink(toolId).then(settle);
    };
    settle();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [toolId]);
}
