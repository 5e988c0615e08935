import { Badge } from '../../ui/badge/badge';
import { Icon } from '../../ui/icon/icon';
import type { CatalogueEntry } from '../catalogue/types';
import { useLanguage } from '../languages/language';
import { PageLink } from '../navigation/navigation';
import { HeartButton } from './heart-button';
import styles from './tool-card.module.css';

interface ToolCardProps {
  readonly tool: CatalogueEntry;
  readonly isNew: boolean;
}

/** One cell of a rack: the tool's icon, name, description, New badge and heart. */
export function ToolCard({ tool, isNew }: ToolCardProps) {
  const { shell } = useLanguage();
  return (
    <li className={styles.card} data-cat={tool.category}>
      <PageLink to={`/${tool.id}`}>
        <Icon name={tool.icon} size="l" />
        <span className={styles.name}>
          {tool.name}
          {isNew && ' '}
          {isNew && <Badge kind="new">{shell.toolCard.isNew}</Badge>}
        </span>
        <span className={styles.description}>{tool.description}</span>
      </PageLink>
      <HeartButton id={tool.id} name={tool.name} className={styles.heart} tooltip="left" />
    </li>
  );
}
