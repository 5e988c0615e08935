import { useEffect } from 'react';
import { Toaster } from '../../ui/toast/toast';
import { fetchTooltips } from '../../ui/tooltip/tooltip';
import { LanguageOffer } from '../language-offer/language-offer';
import { useLanguage } from '../languages/language';
import { registerServiceWorker } from '../offline/register';
import { UpdateOffer } from '../offline/update-offer';

/** What no page needs to be seen and used: messages, offers, and the worker that keeps the site for offline use. */
export default function AfterStart() {
  const { tools, kit } = useLanguage();
  useEffect(registerServiceWorker, []);
  useEffect(fetchTooltips, []);
  useEffect(fetchSearch, []);
  return (
    <>
      <LanguageOffer />
      <UpdateOffer toolName={(id) => tools.find((tool) => tool.id === id)?.name ?? id} />
      {kit && <Toaster />}
    </>
  );
}

/** So that the first search finds at once. What cannot be fetched now is asked for again when the search opens. */
function fetchSearch(): void {
  import('../palette/result-list').catch(() => undefined);
}
