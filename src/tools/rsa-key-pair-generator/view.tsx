import { later } from '../../ui/later';
import { ToolTabs } from '../../ui/tool-tabs/tool-tabs';
import { GenerateTab } from './generate-tab';
import { useNewKey } from './use-new-key';
import { useWords } from './use-words';

const InspectTab = later(async () => (await import('./inspect-tab')).InspectTab);

/** Makes key pairs, and reads, converts and compares keys. */
export default function RsaKeyPairGenerator() {
  const words = useWords();
  const newKey = useNewKey();
  return (
    <ToolTabs
      label={words.tabs}
      takes={() => 'inspect'}
      names={{ generate: words.generate, inspect: words.inspect }}
      pages={{ generate: <GenerateTab newKey={newKey} />, inspect: <InspectTab /> }}
    />
  );
}
