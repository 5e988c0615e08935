import type { Locale } from '../../i18n/locale';
import { readAddress } from '../../i18n/page-address';
import { siteConfig } from '../config/site-config';
import { putLocaleInForce } from './current-locale';
import { loadLanguage } from './language';

/**
 * Chooses a language for good, once its words are here, those of the open tool too. Where they cannot be had the present one stays, and the
 * watch for missing files says so.
 */
export async function chooseLanguage(locale: Locale): Promise<void> {
  try {
    const { loadToolWords } = await loadLanguage(locale);
    await loadToolWords(location.pathname.replace(/^.*\//, ''));
  } catch {
    // Said already.
    return;
  }
  nameNoOther(locale);
  putLocaleInForce(locale);
}

/** Takes the wish for another language out of the address, be it a link's or that of the page's folder. */
function nameNoOther(locale: Locale): void {
  const address = new URL(location.href);
  const { locale: named, path, folder } = readAddress(address.pathname);
  address.searchParams.delete('lang');
  if (named) {
    const site = folder.slice(0, -`${named}/`.length);
    address.pathname = site + (locale === siteConfig()['app.defaultLocale'] ? '' : `${locale}/`) + path.slice(1);
  }
  if (address.href === location.href) return;
  nameFilesFromRoot();
  history.replaceState(history.state, '', address);
}

/** The written page names icons and the like from its folder, which another address may not lie in. */
function nameFilesFromRoot(): void {
  for (const one of document.querySelectorAll(':is(use, link)[href^="."]')) {
    one.setAttribute('href', new URL(one.getAttribute('href') ?? '', location.href).href);
  }
}
