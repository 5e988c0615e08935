import type { CSSProperties } from 'react';
import { barParts, type BarPart } from './plan-bar-parts';
import type { Path, Plan } from './plan';
import { pathKey } from './plan-rows';
import styles from './plan.module.css';
import { useWords } from './use-words';
import { writeBlock } from './write-address';

interface PlanBarProps {
  plan: Plan;
  selected: Path;
  onSelect: (path: Path) => void;
}

/** A wider part has its name on it. */
const NAMED_SHARE = 1 / 10;

/** The pieces of a plan beside each other, as wide as they are large. The tree says the same in words. */
export function PlanBar({ plan, selected, onSelect }: PlanBarProps) {
  const words = useWords();
  const chosen = pathKey(selected);
  return (
    <div className={styles.barBox}>
      <div className={styles.bar} aria-hidden>
        {barParts(plan).map((part) => (
          // The tree below has the same pieces for the keyboard and for those who do not see.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div
            key={pathKey(part.path)}
            className={styles.part}
            data-colour={part.colour}
            data-taken={takenWord(part)}
            data-selected={isWithin(chosen, pathKey(part.path)) ? '' : undefined}
            title={[writeBlock(part.block), part.label, part.taken === 0 ? words.free : undefined]
              .filter((text) => text !== undefined)
              .join(' · ')}
            // React's type of `style` knows no custom properties.
            style={{ '--share': part.share } as CSSProperties}
            onClick={() => onSelect(part.path)}
          >
            {part.share >= NAMED_SHARE ? (part.label ?? `/${part.block.prefix}`) : null}
          </div>
        ))}
      </div>
      <div className={styles.legend}>
        <span data-mark="taken">{words.used}</span>
        <span data-mark="free">{words.free}</span>
      </div>
    </div>
  );
}

function takenWord({ taken }: BarPart): 'none' | 'some' | 'all' {
  if (taken === 0) return 'none';
  return taken === 1 ? 'all' : 'some';
}

/** Whether a part is the piece that is selected, or within it. */
function isWithin(selected: string, part: string): boolean {
  return selected === '' ? false : part === selected || part.startsWith(`${selected}/`);
}
