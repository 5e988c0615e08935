import { useDraft } from '../../operations/use-draft';
import { makePart, usePart } from '../../ui/part';
import { Tabs } from '../../ui/tabs/tabs';
import { GenerateTab } from './generate-tab';
import { useNewKey } from './use-new-key';
import { useWords } from './use-words';
import styles from './view.module.css';

const inspectPart = makePart(() => import('./inspect-tab'));

const TABS = ['generate', 'inspect'] as const;

/** Makes key pairs, and reads, converts and compares keys. */
export default function RsaKeyPairGenerator() {
  const words = useWords();
  const [tab, setTab] = useDraft<(typeof TABS)[number]>('tab', 'generate');
  const newKey = useNewKey();
  const inspect = usePart(inspectPart, tab === 'inspect');
  const contents = {
    generate: <GenerateTab newKey={newKey} />,
    inspect: inspect ? (
      <inspect.InspectTab format={newKey.options.format} onFormat={(format) => newKey.change({ format })} />
    ) : null,
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
