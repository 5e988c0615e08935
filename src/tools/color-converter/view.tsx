import { useDraft } from '../../operations/use-draft';
import { later } from '../../ui/later';
import { ToolTabs } from '../../ui/tool-tabs/tool-tabs';
import { isForList } from './color-source';
import { OneTab } from './one-tab';
import { useWords } from './use-words';

/** Fetched when it is opened: what edits long texts and draws tables weighs more than the first tab. */
const ListTab = later(async () => (await import('./list-tab')).ListTab);

export default function ColorConverter() {
  const words = useWords();
  const [, setTab] = useDraft('tab', 'one', { takes: (given) => (isForList(given) ? 'list' : 'one') });
  const [, setList] = useDraft<string | File>('list', '', {
    takes: (given) => (isForList(given) ? given.text : undefined),
  });
  const takeLines = (text: string) => {
    setList(text);
    setTab('list');
  };
  return (
    <ToolTabs
      label={words.tabs}
      names={words}
      pages={{ one: <OneTab onPasteLines={takeLines} />, list: <ListTab /> }}
    />
  );
}
