import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** The panel; without it the tabs only choose, and the panel stands elsewhere. */
  readonly content?: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** What the tabs choose between, for those who do not see. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** A few views of one thing; arrow keys change the view at once. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, size = 'medium' }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.id === value);

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.id === value);
    const next = MOVES[event.key]?.(index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} data-size={size}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value && tab.content !== undefined ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {chosen?.content === undefined ? null : (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen.id}`} className={styles.panel}>
          {chosen.content}
        </div>
      )}
    </>
  );
}
