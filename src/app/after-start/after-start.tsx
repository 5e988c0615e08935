import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Toaster } from '../../ui/toast/toast';
import { fetchTooltips } from '../../ui/tooltip/tooltip';
import { HistoryPlace } from '../history/history-place';
import { LanguageOffer } from '../language-offer/language-offer';
import { useLanguage } from '../languages/language';
import { registerServiceWorker } from '../offline/register';
import { UpdateOffer } from '../offline/update-offer';
import { PageArrivals } from '../paste/page-arrivals';
import { SettingsLink } from '../settings/settings-link';
import { Shortcuts } from '../shortcuts/shortcuts';
import './after-start.css';
import { letBackClose } from './back-closes';
import { keepScroll } from './keep-scroll';
import { MenuNames } from './menu-names';
import { keepTypedOnLeaving } from './outbound-links';
import { showCurrentTool } from './show-current-tool';
import { tellLost } from './tell-lost';
import { tellUnstored } from './tell-unstored';

interface AfterStartProps {
  /** Opens the palette with what was typed already. */
  readonly onSearch: (typed: string) => void;
}

/** What no page needs to be seen and used: messages, offers, and the worker that keeps the site for offline use. */
export function AfterStart({ onSearch }: AfterStartProps) {
  const { tools, kit, locale } = useLanguage();
  const [path] = useLocation();
  const tool = tools.find(({ id }) => path === `/${id}`);
  useEffect(registerServiceWorker, []);
  useEffect(fetchTooltips, []);
  useEffect(fetchSearch, []);
  useEffect(letBackClose, []);
  useEffect(keepScroll, []);
  useEffect(keepTypedOnLeaving, []);
  useEffect(showCurrentTool, [path]);
  useEffect(() => tellLost(path, locale), [path, locale]);
  useEffect(() => tellUnstored(locale), [locale]);
  return (
    <>
      <LanguageOffer />
      <UpdateOffer toolName={(id) => tools.find((tool) => tool.id === id)?.name ?? id} />
      <MenuNames />
      <PageArrivals toolId={tool?.id} onSearch={onSearch} />
      {kit && <SettingsLink />}
      {tool && <HistoryPlace key={tool.id} toolId={tool.id} />}
      {kit && <Shortcuts />}
      {kit && <Toaster />}
    </>
  );
}

/** So that the first search finds at once. What cannot be fetched now is asked for again when the search opens. */
function fetchSearch(): void {
  import('../palette/palette').then(
    ({ resultListPart }) => resultListPart.fetch(),
    () => undefined,
  );
}
