import { later } from '../../ui/later';
import { ToolTabs } from '../../ui/tool-tabs/tool-tabs';
import { endsIn } from './ends-in';
import { EndsTab } from './ends-tab';
import { useWords } from './use-words';

const RangesTab = later(async () => (await import('./list-tabs')).RangesTab);
const BlocksTab = later(async () => (await import('./list-tabs')).BlocksTab);

/** Ranges into CIDR networks, one or many, and back. */
export default function Ipv4RangeExpander() {
  const words = useWords();
  const pages = { ends: <EndsTab />, list: <RangesTab />, blocks: <BlocksTab /> };
  return (
    <ToolTabs label={words.tabs} names={words.tab} pages={pages} takes={(given) => (endsIn(given) ? 'ends' : 'list')} />
  );
}
