import { useLocale } from '../../i18n/context';
import type { TextSource } from '../../lib/text-source';
import { hasSeveralLines } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { later } from '../../ui/later';
import { Tabs } from '../../ui/tabs/tabs';
import { optionsFor } from './handed-over';
import { rememberedOptions, TABS, type Tab } from './options';
import { EXAMPLE } from './samples';
import { RateTab, SizeTab, TimeTab, VolumeTab } from './tabs';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Its table and its field are for those who have many. */
const ListTab = later(async () => (await import('./list-tab')).ListTab);

/** Sizes and rates of data, and what follows from them. */
export default function DataSizeConverter() {
  const words = useWords();
  const language = useLocale();
  const [{ tab }, change] = useOptions(rememberedOptions);
  const [list, setList] = useDraft<TextSource>('list', EXAMPLE, {
    takes: ({ text = '' }) => (hasSeveralLines(text) ? text : undefined),
  });
  useHandedOver((given) => change(optionsFor(given, language)));
  const content = (id: Tab) => {
    switch (id) {
      case 'size':
        return <SizeTab />;
      case 'rate':
        return <RateTab />;
      case 'time':
        return <TimeTab />;
      case 'volume':
        return <VolumeTab />;
      case 'list':
        return <ListTab text={list} onText={setList} />;
    }
  };
  return (
    <div className={styles.page}>
      <Tabs
        label={words.tabs}
        tabs={TABS.map((id) => ({ id, label: words.tab[id], content: id === tab ? content(id) : null }))}
        value={tab}
        onChange={(next) => change({ tab: next })}
      />
    </div>
  );
}
