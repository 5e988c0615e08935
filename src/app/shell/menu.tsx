import { memo, type ReactNode } from 'react';
import { useStored } from '../../operations/use-stored';
import { CATEGORIES, type Category } from '../../tools/types';
import { Badge } from '../../ui/badge/badge';
import { Icon } from '../../ui/icon/icon';
import { trackEvent } from '../analytics/tracker';
import { isNew } from '../catalogue/newness';
import type { CatalogueEntry } from '../catalogue/types';
import { useNow } from '../catalogue/use-now';
import { useLanguage } from '../languages/language';
import { PageLink } from '../navigation/navigation';
import { collapsedCategories, favouriteTools } from '../settings/stored-settings';
import { FILLED_BY_BOOT, useIsWritten } from '../use-is-written';
import { BrandMark } from './brand-mark';
import { LanguageSelect } from './language-select';
import { siteLinks } from './links';
import styles from './menu.module.css';
import { ThemeToggle } from './theme-toggle';

/** With more tools than these a menu is no list to look through: its categories begin closed, and no page is written with their entries. */
const MANY_TOOLS = 150;

interface MenuProps {
  readonly currentPath: string;
  /** Called when a link was followed, so that a drawer can close. */
  readonly onFollow: () => void;
}

/** The side menu: all tools by category, favourites first, and on small screens the settings of the bar. */
export function Menu({ currentPath, onFollow }: MenuProps) {
  const { shell, tools } = useLanguage();
  const links = siteLinks();
  const favourites = useFavourites();
  const isInFavourites = favourites.some((tool) => currentPath === `/${tool.id}`);
  const hasMany = tools.length > MANY_TOOLS;
  const isUnwritten = useIsWritten() && hasMany;

  return (
    <aside id="menu" className={styles.menu} aria-label={shell.menu.label}>
      <PageLink to="/" className={styles.brand} onClick={onFollow}>
        <BrandMark className={styles.mark} />
        <span>{shell.productName}</span>
      </PageLink>
      <nav aria-label={shell.menu.label} tabIndex={-1} data-unwritten={isUnwritten || undefined}>
        <CopiedGroup />
        {!isUnwritten && favourites.length > 0 && (
          <Group id="favourites" tools={favourites} currentPath={currentPath} onFollow={onFollow} />
        )}
        {!isUnwritten &&
          CATEGORIES.map((category) => (
            <Group
              key={category}
              id={category}
              tools={tools.filter((tool) => tool.category === category)}
              currentPath={currentPath}
              isShownAbove={isInFavourites}
              beginsClosed={hasMany}
              onFollow={onFollow}
            />
          ))}
      </nav>
      <div className={`${styles.foot} ${styles.onlySmall}`}>
        <ThemeToggle className={styles.footItem} withName />
        <LanguageSelect className={styles.footItem} />
        <FootLink href={links.donation} icon="hand-heart" onClick={() => trackEvent('Support button clicked')}>
          {shell.bar.support}
        </FootLink>
      </div>
      <div className={styles.foot}>
        <PageLink to="/about" className={styles.footItem} onClick={onFollow}>
          <Icon name="info" size="s" />
          {shell.menu.about}
        </PageLink>
        <FootLink href={links.source} icon="code-xml">
          {shell.menu.source}
        </FootLink>
        <FootLink href={links.social} icon="at-sign">
          {shell.menu.social}
        </FootLink>
      </div>
    </aside>
  );
}

/** The favourite tools in the visitor's order, in the visitor's language. */
export function useFavourites(): CatalogueEntry[] {
  const { tools } = useLanguage();
  return useStored(favouriteTools)
    .map((id) => tools.find((tool) => tool.id === id))
    .filter((tool) => tool !== undefined);
}

interface FootLinkProps {
  /** Empty where the operator has set none: then there is no link. */
  readonly href: string;
  readonly icon: string;
  readonly onClick?: () => void;
  readonly children: string;
}

function FootLink({ href, icon, onClick, children }: FootLinkProps): ReactNode {
  if (!href) return null;
  return (
    <a className={styles.footItem} href={href} onClick={onClick}>
      <Icon name={icon} size="s" />
      {children}
    </a>
  );
}

/** The group that shows favourites until the script is there. */
function CopiedGroup(): ReactNode {
  const { shell } = useLanguage();
  if (!useIsWritten()) return null;
  return (
    <details data-cat="favourites" className={styles.copied} open>
      <summary>
        <Icon name="heart" className={styles.favourite} />
        {shell.categories.favourites}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul {...FILLED_BY_BOOT} />
    </details>
  );
}

interface GroupProps {
  readonly id: Category | 'favourites';
  readonly tools: readonly CatalogueEntry[];
  readonly currentPath: string;
  /** The current tool is already marked under the favourites. */
  readonly isShownAbove?: boolean;
  /** Unless it holds the current tool. */
  readonly beginsClosed?: boolean;
  readonly onFollow: () => void;
}

/** One category of the menu, which opens and closes and stays so. */
function Group({ id, tools, currentPath, isShownAbove, beginsClosed, onFollow }: GroupProps): ReactNode {
  const { shell } = useLanguage();
  const collapsed = useStored(collapsedCategories);
  const now = useNow();
  if (tools.length === 0) return null;
  const isOpen = Object.hasOwn(collapsed, id)
    ? !collapsed[id]
    : !beginsClosed || tools.some((tool) => currentPath === `/${tool.id}`);
  const isFavourites = id === 'favourites';

  return (
    <details data-cat={id} open={isOpen}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          collapsedCategories.set({ ...collapsedCategories.get(), [id]: isOpen });
        }}
      >
        {isFavourites ? <Icon name="heart" className={styles.favourite} /> : <span className={styles.dot} />}
        {shell.categories[id]}
        <span className={styles.count}>{tools.length}</span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul>
        {(isOpen || !beginsClosed ? tools : []).map((tool) => (
          <Entry
            key={tool.id}
            tool={tool}
            isNew={isNew(tool, now)}
            mark={currentPath === `/${tool.id}` ? (isShownAbove ? 'also' : 'page') : undefined}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </details>
  );
}

interface EntryProps {
  readonly tool: CatalogueEntry;
  readonly isNew: boolean;
  /** Of the tool that is open: `also` where the favourites above show it already. */
  readonly mark: 'page' | 'also' | undefined;
  readonly onFollow: () => void;
}

/** One tool of the menu. A change of page draws two of them anew, not all. */
const Entry = memo(function Entry({ tool, isNew: isNewTool, mark, onFollow }: EntryProps) {
  const { shell } = useLanguage();
  return (
    <li>
      <PageLink
        to={`/${tool.id}`}
        className={styles.item}
        data-cat={tool.category}
        aria-current={mark === 'page' ? mark : undefined}
        data-also={mark === 'also' || undefined}
        onClick={onFollow}
      >
        <Icon name={tool.icon} />
        <span>{tool.name}</span>
        {isNewTool && <Badge kind="new">{shell.toolCard.isNew}</Badge>}
      </PageLink>
    </li>
  );
});
