import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useStored } from '../../operations/use-stored';
import { useLanguage } from '../languages/language';
import { SMALL_SCREEN, useIsSmallScreen } from '../settings/screen';
import { isMenuCollapsed } from '../settings/stored-settings';
import { Bar } from './bar';
import { Footer } from './footer';
import { Menu } from './menu';
import styles from './shell.module.css';

interface ShellProps {
  readonly children: ReactNode;
  readonly onSearch: () => void;
}

/** The frame around every page: skip link, menu, top bar, content, footer. */
export function Shell({ children, onSearch }: ShellProps) {
  const { shell } = useLanguage();
  const [path] = useLocation();
  const { isDrawerOpen, isOpen, toggle, closeDrawer } = useMenu();

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {shell.skipToContent}
      </a>
      <Menu currentPath={path} onFollow={closeDrawer} />
      {isDrawerOpen && (
        <button type="button" className={styles.overlay} aria-label={shell.menu.close} onClick={closeDrawer} />
      )}
      {/* While the drawer is open nothing behind it can be reached. */}
      <div className={styles.page} inert={isDrawerOpen}>
        <Bar isHome={path === '/'} isMenuOpen={isOpen} onToggleMenu={toggle} onSearch={onSearch} />
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
    </div>
  );
}

/**
 * The menu's state: on wide screens the remembered one; on small screens a drawer that always begins closed. The boot
 * script has put the remembered one on `<html>` before the first paint.
 */
function useMenu() {
  const isSmall = useIsSmallScreen();
  const isCollapsed = useStored(isMenuCollapsed);
  const [isDrawerWanted, setDrawerWanted] = useState(false);
  const isDrawerOpen = isSmall && isDrawerWanted;
  const wasOpen = useRef(false);

  useLayoutEffect(() => {
    // Asked again, because the first render is that of the prerendered page, where nothing is remembered.
    document.documentElement.dataset.menu = isMenuCollapsed.get() ? 'collapsed' : 'open';
  }, [isCollapsed]);

  useLayoutEffect(() => {
    document.documentElement.dataset.drawer = isDrawerOpen ? 'open' : 'closed';
    // However it is closed, the focus goes back; a page that was opened by it takes the focus from there.
    if (isDrawerOpen || wasOpen.current) {
      const place = isDrawerOpen ? '#menu a' : '[aria-controls="menu"]';
      document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    }
    wasOpen.current = isDrawerOpen;
  }, [isDrawerOpen]);

  useEffect(() => {
    // Crossing the breakpoint closes the drawer, so that coming back does not open it again.
    const query = matchMedia(SMALL_SCREEN);
    const close = () => setDrawerWanted(false);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, []);

  const closeDrawer = useCallback(() => setDrawerWanted(false), []);

  useEffect(() => {
    if (!isDrawerOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrawerWanted(false);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isDrawerOpen]);

  return {
    isDrawerOpen,
    isOpen: isSmall ? isDrawerOpen : !isCollapsed,
    closeDrawer,
    toggle: () => (isSmall ? setDrawerWanted(!isDrawerWanted) : isMenuCollapsed.set(!isCollapsed)),
  };
}
