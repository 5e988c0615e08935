import { useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '../../i18n/locale';
import type { Words } from '../../i18n/words';
import { siteConfig } from '../../app/config/site-config';
import { useLanguage } from '../../app/languages/language';
import { reportLink } from '../../app/shell/links';
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
        <Place address={config['links.source']} name={words.sourceLink} />
      </section>
      <section id="report" tabIndex={-1}>
        <h2>{words.reportTitle}</h2>
        <p>{words.report}</p>
        <Place address={reportLink('/about')} name={words.reportLink} none={words.reportNone} />
      </section>
      {config['links.social'] && (
        <section>
          <h2>{words.socialTitle}</h2>
          <p>{words.social}</p>
          <Place address={config['links.social']} name={words.socialLink} />
        </section>
      )}
      {config['links.donation'] && (
        <section>
          <h2>{words.donationTitle}</h2>
          <p>{words.donation}</p>
          <Place address={config['links.donation']} name={words.donationLink} />
        </section>
      )}
    </article>
  );
}

interface PlaceProps {
  readonly address: string;
  readonly name: string;
  /** What stands there where the operator has set no address. */
  readonly none?: string;
}

function Place({ address, name, none }: PlaceProps): ReactNode {
  if (!address) return none && <p>{none}</p>;
  return (
    <p>
      <a href={address}>{name}</a>
    </p>
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
