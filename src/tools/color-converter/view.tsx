import { lazy, Suspense } from 'react';
import { useDraft } from '../../operations/use-draft';
import { Tabs } from '../../ui/tabs/tabs';
import { OneTab } from './one-tab';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Fetched when it is opened: what edits long texts and draws tables weighs more than the first tab. */
const ListTab = lazy(async () => ({ default: (await import('./list-tab')).ListTab }));

const TABS = ['one', 'list'] as const;

export default function ColorConverter() {
  const words = useWords();
  const [tab, setTab] = useDraft<(typeof TABS)[number]>('tab', 'one');
  const [, setList] = useDraft<string | File>('list', '');
  const takeLines = (text: string) => {
    setList(text);
    setTab('list');
  };
  const contents = {
    one: <OneTab onPasteLines={takeLines} />,
    list: (
      <Suspense>
        <ListTab />
      </Suspense>
    ),
  };
  return (
    <div className={styles.page}>
      <Tabs
        label={words.tabs}
        tabs={TABS.map((id) => ({ id, label: words[id], content: id === tab ? contents[id] : null }))}
        value={tab}
        onChange={setTab}
      />
    </div>
  );
}
