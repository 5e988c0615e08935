import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { Tabs } from './tabs';
import { ViewTabs } from './view-tabs';

const TABS = [
  { id: 'text', label: 'Text', content: <p>A text.</p> },
  { id: 'files', label: 'Files', content: <p>Some files.</p> },
] as const;

it('changes the panel by click and by arrow keys', async () => {
  function Frame() {
    const [value, setValue] = useState<'text' | 'files'>('text');
    return <Tabs label="Source" tabs={TABS} value={value} onChange={setValue} />;
  }
  const screen = await renderWithWords(<Frame />);
  const tab = (name: string) => screen.getByRole('tab', { name });
  await expect.element(screen.getByRole('tabpanel', { name: 'Text' })).toHaveTextContent('A text.');
  await tab('Files').click();
  await expect.element(screen.getByRole('tabpanel', { name: 'Files' })).toHaveTextContent('Some files.');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Text')).toHaveFocus();
  await expect.element(tab('Text')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  await expect.element(tab('Files')).toHaveFocus();
  expect(screen.container.querySelectorAll('[role="tab"][tabindex="0"]').length).toBe(1);
  await expectNoAxeViolations(screen.container);
});

it('may only choose', async () => {
  const screen = await renderWithWords(
    <Tabs label="View" tabs={[{ id: 'a', label: 'A' }]} value="a" onChange={() => {}} size="small" />,
  );
  expect(screen.getByRole('tabpanel').query()).toBeNull();
  await expectNoAxeViolations(screen.container);
});

it('names the ways to look at a result', async () => {
  const onChange = vi.fn<(view: string) => void>();
  const words = { view: 'View', text: 'Text', tree: 'Tree' };
  const screen = await renderWithWords(
    <ViewTabs words={words} views={['text', 'tree']} value="text" onChange={onChange} />,
  );
  await screen.getByRole('tablist', { name: 'View' }).getByRole('tab', { name: 'Tree' }).click();
  expect(onChange).toHaveBeenCalledWith('tree');
});
