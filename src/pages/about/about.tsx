import { useEffect, useState } from 'react';
import type { Locale } from '../../i18n/locale';
import { pageHref } from '../../i18n/page-address';
import type { Words } from '../../i18n/words';
import { useLanguage } from '../../app/languages/language';
import { reportLink } from '../../app/shell/links';
import styles from './about.module.css';
import { registries } from './registries';
import { works } from './works';
import { words as zhCn } from './zh-cn';

type AboutWords = Words<typeof zhCn>;

const loaders: Record<Exclude<Locale, 'zh-cn'>, () => Promise<{ words: AboutWords }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

const known = new Map<Locale, AboutWords>([['zh-cn', zhCn]]);

/** Brings the words of the page in a language. Where they cannot be had it is in Chinese: better than none. */
export async function loadAboutWords(locale: Locale): Promise<AboutWords> {
  const words = known.get(locale);
  if (words || locale === 'zh-cn') return words ?? zhCn;
  try {
    const loaded = await loaders[locale]();
    known.set(locale, loaded.words);
    return loaded.words;
  } catch {
    return zhCn;
  }
}

/**
 * What the site is for, what it is made of, and where to go with bugs and wishes. Links to the source, the social account
 * and donations stand in menu and bar, here as on every page.
 */
export function Page() {
  const words = useAboutWords();
  const report = reportLink('/about');
  if (!words) return null;
  return (
    <article className={styles.about}>
      <h1>{words.title}</h1>
      <section>
        <h2>{words.purposeTitle}</h2>
        {words.purpose.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section>
        <h2>{words.technologyTitle}</h2>
        <p>{words.technology}</p>
        <p>{words.credits}</p>
      </section>
      <section id="licences" tabIndex={-1}>
        <h2>{words.licencesTitle}</h2>
        <p>{words.licences}</p>
        <dl className={styles.works}>
          {Object.entries(works).map(([licence, names]) => (
            <div key={licence}>
              <dt>{licence}</dt>
              <dd translate="no">{names.join(', ')}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={pageHref('/licences.txt')} rel="license">
            {words.licencesLink}
          </a>
        </p>
      </section>
      <section id="registries" tabIndex={-1}>
        <h2>{words.registriesTitle}</h2>
        <p>{words.registries}</p>
        <dl className={styles.works}>
          {registries.map(({ id, source, date }) => (
            <div key={source}>
              <dt>{words.registryNames[id]}</dt>
              <dd>
                <span translate="no">{source}</span> · <time dateTime={date}>{date}</time>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="security" tabIndex={-1}>
        <h2>{words.securityTitle}</h2>
        <p>{words.security}</p>
        <p>{report ? words.securityReport : words.securityReportNone}</p>
      </section>
      <section id="source" tabIndex={-1}>
        <h2>{words.sourceTitle}</h2>
        <p>{words.source}</p>
      </section>
      <section id="report" tabIndex={-1}>
        <h2>{words.reportTitle}</h2>
        <p>{report ? words.report : words.reportNone}</p>
        {report && (
          <p>
            <a href={report}>{words.reportLink}</a>
          </p>
        )}
      </section>
    </article>
  );
}

function useAboutWords(): AboutWords | undefined {
  const { locale } = useLanguage();
  const [loaded, setLoaded] = useState<{ readonly locale: Locale; readonly words: AboutWords }>();
  useEffect(() => {
    let isCurrent = true;
    void loadAboutWords(locale).then((words) => isCurrent && setLoaded({ locale, words }));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return loaded?.locale === locale ? loaded.words : known.get(locale);
}
