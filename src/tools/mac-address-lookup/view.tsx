import { later } from '../../ui/later';
import { ToolTabs } from '../../ui/tool-tabs/tool-tabs';
import { AddressTab } from './address-tab';
import { useWords } from './use-words';

const NameTab = later(async () => (await import('./name-tab')).NameTab);

/** Finds the holder of an address, or the blocks of a holder. */
export default function MacAddressLookup() {
  const words = useWords();
  const pages = { address: <AddressTab />, name: <NameTab /> };
  return <ToolTabs label={words.tabs} names={words} pages={pages} takes={() => 'address'} />;
}
