import { useState } from 'react';
import { Tabs } from './tabs';
import { ViewTabs } from './view-tabs';

const TABS = [
  { id: 'text', label: 'Text', content: <p>A text.</p> },
  { id: 'files', label: 'Files', content: <p>Some files.</p> },
] as const;

const WORDS = { view: 'View', text: 'Text', tree: 'Tree' };

export default function TabsDemo() {
  const [view, setView] = useState<'text' | 'tree'>('text');
  const [source, setSource] = useState<'text' | 'files'>('text');
  return (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Tabs key={size} label={`Source, ${size}`} tabs={TABS} value={source} onChange={setSource} size={size} />
      ))}
      <ViewTabs words={WORDS} views={['text', 'tree']} value={view} onChange={setView} />
    </>
  );
}
