import { later } from '../../ui/later';
import { ToolTabs } from '../../ui/tool-tabs/tool-tabs';
import { ParseTab } from './parse-tab';
import { useWords } from './use-words';

const BuildTab = later(async () => (await import('./build-tab')).BuildTab);

/** Cookies taken apart, and new ones built. */
export default function CookieParser() {
  const words = useWords();
  return (
    <ToolTabs
      label={words.pages}
      takes={() => 'parse'}
      names={words.tabs}
      pages={{ parse: <ParseTab />, build: <BuildTab /> }}
    />
  );
}
