import type { CatalogueEntry } from '../catalogue/types';
import { isNew } from '../catalogue/newness';
import { useNow } from '../catalogue/use-now';
import { FILLED_BY_BOOT } from '../use-is-written';
import styles from './tool-card.module.css';
import { ToolCard } from './tool-card';

/** The sheet that shows favourites until the script is there. */
export function CopiedRack() {
  return (
    <div className={styles.rack}>
      <ul {...FILLED_BY_BOOT} />
    </div>
  );
}

/** A shelf of tools as one sheet. */
export function Rack({ tools }: { readonly tools: readonly CatalogueEntry[] }) {
  const now = useNow();
  return (
    <div className={styles.rack}>
      <ul>
        {tools.map((tool) => (
          <ToolCard key={tool.id} tool={tool} isNew={isNew(tool, now)} />
        ))}
      </ul>
    </div>
  );
}
