import type { ReactNode } from 'react';
import { useDraft, type DraftSettings } from '../../operations/use-draft';
import { Tabs } from '../tabs/tabs';
import styles from './tool-tabs.module.css';

export interface ToolTabsProps<Id extends string> {
  /** What the tabs choose between, for those who do not see. */
  label: string;
  /** The words of the tool will do where they name each page. */
  names: { readonly [K in NoInfer<Id>]: ReactNode };
  /** The page of each tab, in their order; only the chosen one is drawn. */
  pages: { readonly [K in Id]: ReactNode };
  /** Under which name it is kept which tab is open. @default 'tab' */
  draft?: string;
  /** What another tool may say of the tab. */
  takes?: DraftSettings['takes'];
}

/** A tool of several pages, each behind a tab. Which one is open is kept with what was typed. */
export function ToolTabs<Id extends string>({ label, names, pages, draft = 'tab', takes }: ToolTabsProps<Id>) {
  // The keys are those of the type: the pages are written out where this is drawn.
  const ids = Object.keys(pages) as Id[];
  const [tab, setTab] = useDraft<Id | undefined>(draft, ids[0], takes && { takes });
  return (
    <div className={styles.page}>
      <Tabs
        label={label}
        tabs={ids.map((id) => ({ id, label: names[id], content: id === tab ? pages[id] : null }))}
        value={tab ?? (ids[0] as Id)}
        onChange={setTab}
      />
    </div>
  );
}
