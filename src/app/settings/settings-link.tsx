import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../languages/language';
import { PageLink } from '../navigation/navigation';

/** The ways to the chains and the settings, at the end of the page. */
export function SettingsLink() {
  const { shell } = useLanguage();
  const [footer] = useState(() => document.querySelector('#main ~ footer'));
  const links = (
    <>
      <PageLink to="/chains">{shell.menu.chains}</PageLink>
      <PageLink to="/settings">{shell.menu.settings}</PageLink>
    </>
  );
  return footer && createPortal(links, footer);
}
