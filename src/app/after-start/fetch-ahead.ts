import { currentLocale } from '../languages/current-locale';

/** How long the pointer or the focus rests on a link before it seems to be meant, in milliseconds; both pass over many. */
const MEANT_AFTER = 40;

/** Fetches what a tool's page needs as soon as its link is pointed at for a moment, focused or pressed. */
export function fetchAhead(ids: ReadonlySet<string>): () => void {
  const listened = new AbortController();
  const { signal } = listened;
  let timer: ReturnType<typeof setTimeout>;
  const later = ({ target }: Event) => {
    clearTimeout(timer);
    const id = linkedTool(target, ids);
    if (id !== undefined) timer = setTimeout(() => void fetchTool(id), MEANT_AFTER);
  };
  const now = ({ target }: Event) => {
    const id = linkedTool(target, ids);
    if (id !== undefined) void fetchTool(id);
  };
  for (const kind of ['pointerover', 'focusin'] as const) addEventListener(kind, later, { signal, passive: true });
  addEventListener('pointerdown', now, { signal, passive: true });
  return () => {
    clearTimeout(timer);
    listened.abort();
  };
}

function linkedTool(target: EventTarget | null, ids: ReadonlySet<string>): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const id = link?.origin === location.origin ? link.pathname.split('/').at(-1) : undefined;
  return id !== undefined && ids.has(id) ? id : undefined;
}

/** A second time it is there already. What cannot be fetched now is asked for again, and told, when the tool is opened. */
async function fetchTool(id: string): Promise<void> {
  // What is not stored is missing then, and nobody has asked for it.
  if (!navigator.onLine) return;
  try {
    const { loadParts } = await import('../tool-page/tool-body');
    await loadParts(id, currentLocale());
  } catch {
    // Nobody has asked for it yet.
  }
}
