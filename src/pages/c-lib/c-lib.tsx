import { Suspense, lazy, type ComponentType } from 'react';
import { useLocation } from 'wouter';
import { PageLink } from '../../app/navigation/navigation';
import styles from './c-lib.module.css';

const demos = import.meta.glob<{ default: ComponentType }>('../../ui/*/*.demo.tsx');

const pages = Object.entries(demos).map(([path, load]) => ({
  name: path.split('/').at(-2) ?? '',
  Demo: lazy(load),
}));

/** The widgets with all their variants, for development; no build contains it. */
export default function WidgetDemos() {
  const [path] = useLocation();
  const name = path.split('/')[2];
  const page = pages.find((one) => one.name === name);
  return (
    <div className={styles.library}>
      <h1>{page ? page.name : 'c-lib'}</h1>
      <nav aria-label="Widgets">
        {pages.map((one) => (
          <PageLink key={one.name} to={`/c-lib/${one.name}`} aria-current={one === page ? 'page' : undefined}>
            {one.name}
          </PageLink>
        ))}
      </nav>
      {page && (
        <Suspense>
          <page.Demo />
        </Suspense>
      )}
    </div>
  );
}
