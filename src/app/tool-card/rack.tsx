import type { CatalogueEntry } from '../catalogue/types';
import { isNew } from '../catalogue/newness';
import { useNow } from '../catalogue/use-now';
import styles from './tool-card.module.css';
import { ToolCard } from './tool-card';

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
