import { useDraft } from '../../operations/use-draft';
import { makePart, usePart } from '../../ui/part';
import { Tabs } from '../../ui/tabs/tabs';
import { EndsTab } from './ends-tab';
import { useWords } from './use-words';
import styles from './view.module.css';

const listTabs = makePart(() => import('./list-tabs'));

const TABS = ['ends', 'list', 'blocks'] as const;

/** Ranges into CIDR networks, one or many, and back. */
export default function Ipv4RangeExpander() {
  const words = useWords();
  const [tab, setTab] = useDraft<(typeof TABS)[number]>('tab', 'ends');
  const lists = usePart(listTabs, tab !== 'ends');
  const contents = { ends: EndsTab, list: lists?.RangesTab, blocks: lists?.BlocksTab };
  const Content = contents[tab];
  return (
    <div className={styles.page}>
      <Tabs
        label={words.tabs}
        tabs={TABS.map((id) => ({ id, label: words.tab[id], content: id === tab && Content ? <Content /> : null }))}
        value={tab}
        onChange={setTab}
      />
    </div>
  );
}
