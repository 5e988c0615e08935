import { Icon } from '../../ui/icon/icon';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { trackEvent } from '../analytics/tracker';
import { useLanguage } from '../languages/language';
import { PageLink } from '../navigation/navigation';
import styles from './bar.module.css';
import { LanguageSelect } from './language-select';
import { siteLinks } from './links';
import { useSearchKeys } from './search-keys';
import { ThemeToggle } from './theme-toggle';

interface BarProps {
  readonly isHome: boolean;
  readonly isMenuOpen: boolean;
  readonly onToggleMenu: () => void;
  readonly onSearch: () => void;
}

/** The top bar: menu, home, search, language, theme and support. */
export function Bar({ isHome, isMenuOpen, onToggleMenu, onSearch }: BarProps) {
  const { shell } = useLanguage();
  const links = siteLinks();
  const keys = useSearchKeys();
  const menuAction = isMenuOpen ? shell.menu.close : shell.menu.open;
  return (
    <header className={styles.bar}>
      <Tooltip content={menuAction}>
        <button
          type="button"
          className={styles.button}
          data-icon
          aria-label={menuAction}
          aria-expanded={isMenuOpen}
          aria-controls="menu"
          onClick={onToggleMenu}
        >
          <Icon name="panel-left" />
        </button>
      </Tooltip>
      <Tooltip content={shell.bar.home}>
        <PageLink to="/" className={styles.button} data-icon aria-label={shell.bar.home}>
          <Icon name="house" />
        </PageLink>
      </Tooltip>
      {isHome ? (
        <Tooltip content={`${shell.bar.search} (${keys})`}>
          <button
            type="button"
            className={styles.button}
            data-icon
            aria-label={shell.bar.search}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={onSearch}
          >
            <Icon name="search" />
          </button>
        </Tooltip>
      ) : (
        <button type="button" className={styles.find} aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
          <Icon name="search" />
          <span>{shell.bar.search}</span>
          <kbd>{keys}</kbd>
        </button>
      )}
      <span className={styles.gap} />
      <LanguageSelect className={`${styles.button} ${styles.notSmall}`} />
      <ThemeToggle className={`${styles.button} ${styles.notSmall} ${styles.square}`} />
      {links.donation && (
        <a
          className={`${styles.button} ${styles.notSmall}`}
          href={links.donation}
          aria-label={shell.bar.support}
          onClick={() => trackEvent('Support button clicked')}
        >
          <Icon name="hand-heart" />
          <span className={styles.notMedium}>{shell.bar.support}</span>
        </a>
      )}
    </header>
  );
}
