import { ToolTabs } from './tool-tabs';

export default function ToolTabsDemo() {
  return (
    <ToolTabs
      label="Direction"
      names={{ encode: 'Encode', decode: 'Decode' }}
      pages={{ encode: <p>From text to bytes</p>, decode: <p>From bytes to text</p> }}
      draft="tool-tabs-demo"
    />
  );
}
