import { later } from '../../ui/later';
import { ToolTabs } from '../../ui/tool-tabs/tool-tabs';
import { useWords } from './use-words';
import { ValidateTab } from './validate-tab';

const GenerateTab = later(async () => (await import('./generate-tab')).GenerateTab);
const SampleTab = later(async () => (await import('./sample-tab')).SampleTab);

/** Checks data with a schema, writes a schema from data, and data from a schema. */
export default function JsonSchemaValidator() {
  const words = useWords();
  return (
    <ToolTabs
      label={words.tabs}
      takes={() => 'validate'}
      names={words}
      pages={{ validate: <ValidateTab />, generate: <GenerateTab />, sample: <SampleTab /> }}
    />
  );
}
