import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../languages/language';
import { PageLink } from '../navigation/navigation';

/** The way to the settings, at the end of the page. */
export function SettingsLink() {
  const { shell } = useLanguage();
  const [footer] = useState(() => document.querySelector('#main ~ footer'));
  const link = <PageLink to="/settings">{shell.menu.settings}</PageLink>;
  return footer && createPortal(link, footer);
}
