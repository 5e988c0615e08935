import { later } from '../../ui/later';
import { ToolTabs } from '../../ui/tool-tabs/tool-tabs';
import { EscapeTab } from './escape-tab';
import { useWords } from './use-words';

// What is behind another tab is fetched when somebody goes there.
const UnescapeTab = later(() => import('./unescape-tab').then((module) => module.UnescapeTab));

/** Both directions, each behind a tab. */
export default function SampleTool() {
  const words = useWords();
  return (
    <ToolTabs
      label={words.tabs}
      names={{ escape: words.escape, unescape: words.unescape }}
      pages={{ escape: <EscapeTab />, unescape: <UnescapeTab /> }}
    />
  );
}
