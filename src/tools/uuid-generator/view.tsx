import { useDraft } from '../../operations/use-draft';
import { makePart, usePart } from '../../ui/part';
import { Tabs } from '../../ui/tabs/tabs';
import { GenerateTab } from './generate-tab';
import { useWords } from './use-words';
import styles from './view.module.css';

const inspectPart = makePart(() => import('./inspect-tab'));

const TABS = ['generate', 'inspect'] as const;

export default function UuidGenerator() {
  const words = useWords();
  const [tab, setTab] = useDraft<(typeof TABS)[number]>('tab', 'generate');
  const inspect = usePart(inspectPart, tab === 'inspect');
  const contents = { generate: GenerateTab, inspect: inspect?.InspectTab };
  const Content = contents[tab];
  return (
    <div className={styles.page}>
      <Tabs
        label={words.tabs}
        tabs={TABS.map((id) => ({ id, label: words[id], content: id === tab && Content ? <Content /> : null }))}
        value={tab}
        onChange={setTab}
      />
    </div>
  );
}
