import { hasDrafts } from '../../operations/drafts';

/** A link to another site opens in a tab of its own where following it here would lose what was typed. */
export function keepTypedOnLeaving(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target !== '' || link.hasAttribute('download')) return;
    const { protocol, origin } = new URL(link.href);
    if (!/^https?:$/.test(protocol) || origin === location.origin || !hasDrafts()) return;
    link.target = '_blank';
    link.rel = 'noopener';
  };
  // Before anybody else decides by the target where the link leads.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
