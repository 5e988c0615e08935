import { useEffect, useState } from 'react';
import type { Locale } from '../../i18n/locale';
import type { Words } from '../../i18n/words';
import { siteConfig } from '../../app/config/site-config';
import { useLanguage } from '../../app/languages/language';
import styles from './about.module.css';
import { words as zhCn } from './zh-cn';

type AboutWords = Words<typeof zhCn>;

const others: Record<Exclude<Locale, 'zh-cn'>, () => Promise<{ words: AboutWords }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

/** What the site is for, what it is made of, and where to go with bugs, wishes and thanks. */
export function About() {
  const words = useAboutWords();
  const config = siteConfig();
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
        <Place address={config['links.source']} name={words.sourceLink} none={words.sourceNone} />
      </section>
      <section id="report" tabIndex={-1}>
        <h2>{words.reportTitle}</h2>
        <p>{words.report}</p>
        <Place address={config['links.reportIssue']} name={words.reportLink} none={words.reportNone} />
      </section>
      <section id="social" tabIndex={-1}>
        <h2>{words.socialTitle}</h2>
        <p>{words.social}</p>
        <Place address={config['links.social']} name={words.socialLink} none={words.socialNone} />
      </section>
      <section id="donation" tabIndex={-1}>
        <h2>{words.donationTitle}</h2>
        <p>{words.donation}</p>
        <Place address={config['links.donation']} name={words.donationLink} none={words.donationNone} />
      </section>
    </article>
  );
}

interface PlaceProps {
  readonly address: string;
  readonly name: string;
  readonly none: string;
}

/** The link that the operator set, or the plain word that there is none. */
function Place({ address, name, none }: PlaceProps) {
  return <p>{address ? <a href={address}>{name}</a> : none}</p>;
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
