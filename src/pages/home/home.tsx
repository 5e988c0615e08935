import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStored } from '../../operations/use-stored';
import { CATEGORIES } from '../../tools/types';
import { Icon } from '../../ui/icon/icon';
import { makePart, usePart } from '../../ui/part';
import { isNew } from '../../app/catalogue/newness';
import { useNow } from '../../app/catalogue/use-now';
import { siteConfig } from '../../app/config/site-config';
import { useLanguage } from '../../app/languages/language';
import { recentTools } from '../../app/settings/stored-settings';
import { useFavourites } from '../../app/shell/menu';
import { siteLinks } from '../../app/shell/links';
import { useSearchKeys } from '../../app/shell/search-keys';
import { CopiedRack, Rack } from '../../app/tool-card/rack';
import { useIsWritten } from '../../app/use-is-written';
import styles from './home.module.css';

const Organiser = lazy(() => import('./organiser').then((module) => ({ default: module.Organiser })));

interface HomeProps {
  /** Opens the search, with what was typed already. */
  readonly onSearch: (typed: string) => void;
}

/** The home page: search, the banner when it is on, favourites, tools used last, newest tools, and all tools by category. */
export function Home({ onSearch }: HomeProps) {
  const { shell, tools } = useLanguage();
  const now = useNow();
  const newest = tools.filter((tool) => isNew(tool, now));
  const categories = CATEGORIES.map((id) => ({ id, tools: tools.filter((tool) => tool.category === id) })).filter(
    (category) => category.tools.length > 0,
  );

  return (
    <>
      <section className={styles.hero}>
        <h1>{shell.home.title}</h1>
        <p>{shell.home.lead(tools.length)}</p>
        <button
          type="button"
          className={styles.ask}
          aria-keyshortcuts="Control+K Meta+K"
          aria-haspopup="dialog"
          onClick={() => onSearch('')}
          onKeyDown={(event) => {
            const isText =
              event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
            if (isText) {
              event.preventDefault();
              onSearch(event.key);
            }
            // The focus moves to the field before the input method begins.
            if (event.key === 'Process') flushSync(() => onSearch(''));
          }}
        >
          <Icon name="search" size="l" />
          <span>{shell.home.search}</span>
          <kbd>{useSearchKeys()}</kbd>
        </button>
      </section>
      {siteConfig().showBanner && <Banner />}
      <Favourites />
      <Recent />
      {newest.length > 0 && (
        <section className={styles.band} aria-labelledby="newest">
          <header>
            <h2 id="newest">{shell.home.newest}</h2>
          </header>
          <Rack tools={newest} />
        </section>
      )}
      <section className={styles.band} aria-labelledby="all">
        <header>
          <h2 id="all">{shell.home.all}</h2>
          <span className={styles.count}>{tools.length}</span>
        </header>
        <nav className={styles.jump} aria-label={shell.home.categories}>
          {categories.map(({ id, tools: its }) => (
            <a key={id} href={`#${id}`} data-cat={id} onClick={(event) => jumpTo(event, id)}>
              <span className={styles.dot} />
              {shell.categories[id]}
              <span className={styles.count}>{its.length}</span>
            </a>
          ))}
        </nav>
        {categories.map(({ id, tools: its }) => (
          <section
            key={id}
            id={id}
            className={styles.shelf}
            data-cat={id}
            aria-labelledby={`${id}-title`}
            tabIndex={-1}
          >
            <header>
              <span className={styles.dot} />
              <h3 id={`${id}-title`}>{shell.categories[id]}</h3>
              <span className={styles.count}>{its.length}</span>
            </header>
            <Rack tools={its} />
          </section>
        ))}
      </section>
    </>
  );
}

/** A jump within the page leaves the address alone, so that Back leads where the visitor came from. */
function jumpTo(event: React.MouseEvent, id: string): void {
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

function Banner() {
  const { shell } = useLanguage();
  const links = siteLinks();
  return (
    <section className={styles.banner} aria-labelledby="banner">
      <Icon name="megaphone" size="l" />
      <div>
        <h2 id="banner">{shell.home.banner.title}</h2>
        <p>{shell.home.banner.text}</p>
        <p>
          {links.source && <a href={links.source}>{shell.home.banner.source}</a>}
          {links.social && <a href={links.social}>{shell.home.banner.social}</a>}
        </p>
      </div>
    </section>
  );
}

const recentPart = makePart(() => import('./recent'));

/** The tools used last, fetched only where there are any; the style sheet keeps their place until then. */
function Recent() {
  const hasAny = useStored(recentTools).length > 0;
  const part = usePart(recentPart, hasAny);
  return <div className={styles.recent}>{hasAny && part && <part.Recent />}</div>;
}

/** The favourites until the script is there. */
function CopiedFavourites() {
  const { shell } = useLanguage();
  return (
    <section className={`${styles.band} ${styles.copied}`} aria-labelledby="favourites">
      <header>
        <h2 id="favourites">{shell.home.favourites}</h2>
      </header>
      <CopiedRack />
    </section>
  );
}

const favouriteFocus = makePart(() => import('./favourite-focus'));

function Favourites() {
  const { shell } = useLanguage();
  const favourites = useFavourites();
  const isWritten = useIsWritten();
  const [isOrganising, setOrganising] = useState(false);
  const hasAny = favourites.length > 0;
  const focusPart = usePart(favouriteFocus, hasAny);
  if (isWritten) return <CopiedFavourites />;
  if (!hasAny) return null;
  return (
    // The hearts within are the buttons.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.band} aria-labelledby="favourites" onClick={focusPart?.keepFocus}>
      <header>
        <h2 id="favourites">{shell.home.favourites}</h2>
        <span className={styles.count}>{favourites.length}</span>
        {favourites.length > 1 && (
          <button
            type="button"
            className={styles.organise}
            aria-pressed={isOrganising}
            onClick={() => setOrganising(!isOrganising)}
          >
            {isOrganising ? shell.organise.done : shell.organise.start}
          </button>
        )}
      </header>
      {isOrganising ? (
        <Suspense fallback={<Rack tools={favourites} />}>
          <Organiser favourites={favourites} />
        </Suspense>
      ) : (
        <Rack tools={favourites} />
      )}
    </section>
  );
}
