import { useState } from 'react';
import { Tabs } from './tabs';

const TABS = [
  { id: 'text', label: 'Text', content: <p>A text.</p> },
  { id: 'files', label: 'Files', content: <p>Some files.</p> },
] as const;

export default function TabsDemo() {
  const [source, setSource] = useState<'text' | 'files'>('text');
  return (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Tabs key={size} label={`Source, ${size}`} tabs={TABS} value={source} onChange={setSource} size={size} />
      ))}
    </>
  );
}
