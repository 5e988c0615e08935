import { later } from '../../ui/later';
import { ToolTabs } from '../../ui/tool-tabs/tool-tabs';
import { FactsTab } from './facts-tab';
import { pageFor } from './handed-over';
import { useWords } from './use-words';

const MergeTab = later(async () => (await import('./list-tabs')).MergeTab);
const ExcludeTab = later(async () => (await import('./list-tabs')).ExcludeTab);
const CompareTab = later(async () => (await import('./compare-tab')).CompareTab);
const PlanTab = later(async () => (await import('./plan-tab')).PlanTab);

/** Blocks of both families: one by itself, lists of them, and plans. */
export default function CidrWorkbench() {
  const words = useWords();
  const pages = {
    facts: <FactsTab />,
    merge: <MergeTab />,
    exclude: <ExcludeTab />,
    compare: <CompareTab />,
    plan: <PlanTab />,
  };
  return <ToolTabs label={words.pages} names={words.tabs} pages={pages} takes={pageFor} />;
}
