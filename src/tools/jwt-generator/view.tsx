import { later } from '../../ui/later';
import { ToolTabs } from '../../ui/tool-tabs/tool-tabs';
import { TokenTab } from './token-tab';
import { useGenerator } from './use-generator';
import { useWords } from './use-words';

const BatchTab = later(async () => (await import('./batch-tab')).BatchTab);

/** A token from claims, and many under the same header with the same key. */
export default function JwtGenerator() {
  const words = useWords();
  // Here, so that both pages have the same header and key, and neither is wiped by a look at the other.
  const generator = useGenerator();
  return (
    <ToolTabs
      label={words.tabs}
      takes={() => 'token'}
      names={{ token: words.token, batch: words.batch }}
      pages={{ token: <TokenTab generator={generator} />, batch: <BatchTab generator={generator} /> }}
    />
  );
}
