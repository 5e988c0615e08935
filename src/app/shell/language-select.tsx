import { LANGUAGE_TAGS, LOCALE_NAMES, LOCALES } from '../../i18n/locale';
import { Icon } from '../../ui/icon/icon';
import { chooseLanguage, useLanguage } from '../languages/language';
import styles from './language-select.module.css';

/** Chooses the language of the interface: a native select behind the drawn button, so that phones show their own list. */
export function LanguageSelect({ className = '' }: { readonly className?: string }) {
  const { shell, locale } = useLanguage();
  return (
    <span className={`${className} ${styles.language}`}>
      <Icon name="languages" />
      <span aria-hidden="true">{LOCALE_NAMES[locale]}</span>
      <Icon name="chevron-down" size="s" />
      <select
        aria-label={shell.bar.language}
        value={locale}
        onChange={(event) => {
          const chosen = LOCALES.find((one) => one === event.target.value);
          if (chosen) void chooseLanguage(chosen);
        }}
      >
        {LOCALES.map((one) => (
          <option key={one} value={one} lang={LANGUAGE_TAGS[one]}>
            {LOCALE_NAMES[one]}
          </option>
        ))}
      </select>
    </span>
  );
}
