import { later } from '../../ui/later';
import { ToolTabs } from '../../ui/tool-tabs/tool-tabs';
import { GenerateTab } from './generate-tab';
import { useWords } from './use-words';

const InspectTab = later(async () => (await import('./inspect-tab')).InspectTab);

/** Makes ULIDs, or takes one apart. */
export default function UlidGenerator() {
  const words = useWords();
  return (
    <ToolTabs
      label={words.tabs}
      takes={() => 'inspect'}
      names={words}
      pages={{ generate: <GenerateTab />, inspect: <InspectTab /> }}
    />
  );
}
