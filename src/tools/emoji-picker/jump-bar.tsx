import { memo } from 'react';
import { useSectionName } from './grid-rows';
import type { Section } from './sections';
import { useWords } from './use-words';
import styles from './view.module.css';

interface JumpBarProps {
  sections: readonly Section<unknown>[];
  /** The section at the top of what is in sight. */
  current: string | undefined;
  onJump: (section: string) => void;
}

/** A button for each section, which brings it into sight. */
export const JumpBar = memo(function JumpBar({ sections, current, onJump }: JumpBarProps) {
  const words = useWords();
  const sectionName = useSectionName();
  return (
    <nav aria-label={words.jump} className={styles.jump}>
      {sections.map(({ id, cells }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => onJump(id)}
        >
          {sectionName(id)} <span className={styles.count}>{cells.length}</span>
        </button>
      ))}
    </nav>
  );
});
