import { useEffect, useState } from 'react';
import styles from './menu-names.module.css';

interface CutName {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** The whole name of what is pointed at or focused in the menu, where the menu cuts it or shows its icon alone. */
export function MenuNames() {
  const [cut, setCut] = useState<CutName>();
  useEffect(() => {
    const menu = document.getElementById('menu');
    if (!menu) return undefined;
    const listened = new AbortController();
    const { signal } = listened;
    const show = ({ target }: Event) => setCut(target instanceof Element ? cutNameAt(target) : undefined);
    const hide = () => setCut(undefined);
    for (const kind of ['pointerover', 'focusin'] as const) menu.addEventListener(kind, show, { signal });
    for (const kind of ['pointerleave', 'focusout', 'click'] as const) menu.addEventListener(kind, hide, { signal });
    menu.addEventListener('scroll', hide, { signal, capture: true, passive: true });
    addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
    return () => listened.abort();
  }, []);
  if (!cut) return null;
  const { name, left, top, height } = cut;
  // The link says its whole name already.
  return (
    <div className={styles.name} aria-hidden="true" style={{ left, top, height }}>
      {name}
    </div>
  );
}

function cutNameAt(target: Element): CutName | undefined {
  const item = target.closest('a, summary');
  if (!item) return undefined;
  const text = item.querySelector(':scope > svg + span') ?? item;
  const isIcon = getComputedStyle(item).fontSize === '0px';
  if (!isIcon && text.scrollWidth <= text.clientWidth) return undefined;
  const { right, top, height } = item.getBoundingClientRect();
  const left = isIcon ? right : text.getBoundingClientRect().left;
  return { name: nameOf(item, text), left, top, height };
}

/** Without the counts and badges beside it. */
function nameOf(item: Element, text: Element): string {
  if (text !== item) return text.textContent;
  const own = [...item.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent);
  return own.join('') || (item.getAttribute('aria-label') ?? item.textContent);
}
