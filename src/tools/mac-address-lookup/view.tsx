import { useDraft } from '../../operations/use-draft';
import { makePart, usePart } from '../../ui/part';
import { Tabs } from '../../ui/tabs/tabs';
import { AddressTab } from './address-tab';
import { useWords } from './use-words';
import styles from './view.module.css';

const namePart = makePart(() => import('./name-tab'));

const TABS = ['address', 'name'] as const;

/** Finds the holder of an address, or the blocks of a holder. */
export default function MacAddressLookup() {
  const words = useWords();
  const [tab, setTab] = useDraft<(typeof TABS)[number]>('tab', 'address', { takes: 'direction' });
  const name = usePart(namePart, tab === 'name');
  const contents = { address: AddressTab, name: name?.NameTab };
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
