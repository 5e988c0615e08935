import { useLanguage } from '../../app/languages/language';
import { PageLink } from '../../app/navigation/navigation';
import { recentTools } from '../../app/settings/stored-settings';
import { useStored } from '../../operations/use-stored';
import { Icon } from '../../ui/icon/icon';
import { Tooltip } from '../../ui/tooltip/tooltip';
import home from './home.module.css';
import styles from './recent.module.css';
import { RECENT_WORDS } from './recent-words';

/** The tools that were opened last in this browser, in one line, with a button that forgets them. */
export function Recent() {
  const { locale, tools } = useLanguage();
  const words = RECENT_WORDS[locale];
  const recent = useStored(recentTools)
    .map((id) => tools.find((tool) => tool.id === id))
    .filter((tool) => tool !== undefined);
  if (recent.length === 0) return null;
  return (
    <section className={home.band} aria-labelledby="recent">
      <header>
        <h2 id="recent">{words.title}</h2>
        <Tooltip content={words.eraseHint}>
          <button type="button" className={home.organise} onClick={erase}>
            {words.erase}
          </button>
        </Tooltip>
      </header>
      <ul className={styles.list}>
        {recent.map((tool) => (
          <li key={tool.id} data-cat={tool.category}>
            <PageLink to={`/${tool.id}`} className={styles.tool}>
              <Icon name={tool.icon} />
              {tool.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function erase(): void {
  recentTools.remove();
  // What the boot script said before the page was drawn.
  delete document.documentElement.dataset.recent;
  document.getElementById('main')?.focus({ preventScroll: true });
}
