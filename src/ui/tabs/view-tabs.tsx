import { Tabs } from './tabs';

export interface ViewTabsProps<Id extends string> {
  /** What the views are called, each under its id, and `view` for what is chosen. */
  words: { readonly view: string } & { readonly [K in Id]: string };
  /** In their order. */
  views: readonly Id[];
  value: Id;
  onChange: (view: Id) => void;
}

/** In the head of a result: ways to look at it, such as text or tree. */
export function ViewTabs<Id extends string>({ words, views, value, onChange }: ViewTabsProps<Id>) {
  const tabs = views.map((id) => ({ id, label: words[id] }));
  return <Tabs label={words.view} size="small" tabs={tabs} value={value} onChange={onChange} />;
}
