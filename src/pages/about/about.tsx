import { useEffect, useState } from 'react';
import type { Locale } from '../../i18n/locale';
import type { Words } from '../../i18n/words';
import { useLanguage } from '../../app/languages/language';
import { reportLink } from '../../app/shell/links';
import styles from './about.module.css';
import { words as zhCn } from './zh-cn';

type AboutWords = Words<typeof zhCn>;

const others: Record<Exclude<Locale, 'zh-cn'>, () => Promise<{ words: AboutWords }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

/**
 * What the site is for, what it is made of, and where to go with bugs and wishes. Links to the source, the social account
 * and donations stand in menu and bar, here as on every page.
 */
export function About() {
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
    if (locale === 'zh-cn') return undefined;
    let isCurrent = true;
    others[locale]().then(
      ({ words }) => isCurrent && setLoaded({ locale, words }),
      // Better the page in Chinese than none.
      () => isCurrent && setLoaded({ locale, words: zhCn }),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  if (locale === 'zh-cn') return zhCn;
  return loaded?.locale === locale ? loaded.words : undefined;
}
