import { useEffect, useState } from 'react';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { preferredLocale } from '../languages/current-locale';
import { chooseLanguage, loadLanguage, useLanguage, type Language } from '../languages/language';
import { isLanguageOffered, storedLocale } from '../settings/stored-settings';
import styles from './language-offer.module.css';

/** Offers a first-time visitor, once and in that language, the language that the browser prefers. Nobody is moved. */
export function LanguageOffer() {
  const { locale } = useLanguage();
  const [offer, setOffer] = useState<Language>();

  useEffect(() => {
    const preferred = preferredLocale();
    if (!preferred || preferred === locale || isLanguageOffered.get() || hasChosen()) return undefined;
    let isCurrent = true;
    loadLanguage(preferred).then(
      (language) => isCurrent && setOffer(language),
      // Without its words there is nothing to offer.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  if (!offer || offer.locale === locale) return null;
  const { text, accept, decline } = offer.shell.languageOffer;
  const answer = () => {
    isLanguageOffered.set(true);
    setOffer(undefined);
  };
  return (
    <section className={styles.offer} lang={LANGUAGE_TAGS[offer.locale]} aria-label={text}>
      <p>{text}</p>
      <button
        type="button"
        data-primary
        onClick={() => {
          answer();
          void chooseLanguage(offer.locale);
        }}
      >
        {accept}
      </button>
      <button type="button" onClick={answer}>
        {decline}
      </button>
    </section>
  );
}

/** Whether the visitor has ever chosen a language on this site. */
function hasChosen(): boolean {
  try {
    return localStorage.getItem(storedLocale.key) !== null;
  } catch {
    return false;
  }
}
