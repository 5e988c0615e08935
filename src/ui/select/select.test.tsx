import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithWords } from '../testing';
import { Select } from './select';

const FEW = ['Red', 'Green', 'Blue', 'Black'].map((label) => ({ label, value: label.toLowerCase() }));
const TWELVE = Array.from({ length: 12 }, (_, index) => ({ label: `Month ${index + 1}`, value: index + 1 }));
const THOUSAND = Array.from({ length: 1000 }, (_, index) => ({ label: `Option ${index + 1}`, value: index + 1 }));

function Colour({ onChange }: { onChange?: (value: string) => void }) {
  const [colour, setColour] = useState('green');
  const change = (value: string) => {
    setColour(value);
    onChange?.(value);
  };
  return <Select label="Colour" options={FEW} value={colour} onChange={change} />;
}

function Numbered({ options = TWELVE, initial = 1 }: { options?: typeof TWELVE; initial?: number }) {
  const [value, setValue] = useState(initial);
  return <Select label="Number" options={options} value={value} onChange={setValue} />;
}

const trigger = (name = 'Colour') => page.getByRole('combobox', { name });
const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
};

afterEach(() => page.viewport(414, 896));

describe('closed', () => {
  it('shows all of what is chosen in a narrow form, and its height alone in a row of options', async () => {
    const label = 'programs and directories: the owner edits, all use';
    const all = { label: 'Purpose', options: [{ label, value: 755 }], value: 755, onChange: () => undefined };
    await renderWithWords(
      <div style={{ width: 240 }}>
        <Select {...all} />
        <Select {...all} label="In a row" size="small" />
      </div>,
    );
    const heights = ['Purpose', 'In a row'].map((name) => trigger(name).element().getBoundingClientRect().height);
    expect(heights[0]).toBeGreaterThan(40);
    expect(heights[1]).toBe(28);
    const words = trigger('Purpose').getByText(label).element();
    expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight);
  });

  it('is a combobox with the chosen label', async () => {
    await renderWithWords(<Colour />);
    await expect.element(trigger()).toHaveTextContent('Green');
    await expect.element(trigger()).toHaveAttribute('aria-haspopup', 'listbox');
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });

  it('invites to choose while nothing is chosen', async () => {
    const screen = await renderWithWords(
      <Select label="Colour" options={FEW} value={undefined} onChange={() => undefined} placeholder="Any colour" />,
    );
    await expect.element(screen.getByRole('combobox')).toHaveTextContent('Any colour');
  });

  it.each([
    ['small', 28, '12px'],
    ['medium', 34, '14px'],
    ['large', 40, '16px'],
  ] as const)('%s is %i px high with text of %s', async (size, height, fontSize) => {
    const screen = await renderWithWords(
      <Select label="Colour" options={FEW} value="red" onChange={() => undefined} size={size} />,
    );
    const element = screen.getByRole('combobox').element();
    expect(element.getBoundingClientRect().height).toBe(height);
    expect(getComputedStyle(element).fontSize).toBe(fontSize);
  });

  it('gets focus by a click on its label and stays closed', async () => {
    const screen = await renderWithWords(<Colour />);
    await screen.getByText('Colour', { exact: true }).click();
    await expect.element(trigger()).toHaveFocus();
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('does not open when disabled', async () => {
    const screen = await renderWithWords(
      <Select label="Colour" options={FEW} value="red" onChange={() => undefined} disabled />,
    );
    await screen.getByRole('combobox').click({ force: true });
    await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('with the mouse', () => {
  it('opens, chooses and closes', async () => {
    const onChange = vi.fn<(value: string) => void>();
    await renderWithWords(<Colour onChange={onChange} />);
    await trigger().click();
    await expect.element(page.getByRole('option', { name: 'Green' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('option', { name: 'Blue' }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('blue');
    await expect.element(trigger()).toHaveTextContent('Blue');
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(trigger()).toHaveFocus();
  });

  it('closes by a second click on the control and by one elsewhere', async () => {
    const screen = await renderWithWords(
      <div style={{ paddingBlock: 200 }}>
        <Colour />
        <p style={{ marginTop: 400 }}>Elsewhere</p>
      </div>,
    );
    await trigger().click();
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
    await trigger().click();
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
    await trigger().click();
    await screen.getByText('Elsewhere').click();
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('says nothing when the chosen option is chosen again', async () => {
    const onChange = vi.fn<(value: string) => void>();
    await renderWithWords(<Colour onChange={onChange} />);
    await trigger().click();
    await page.getByRole('option', { name: 'Green' }).click();
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('with the keyboard', () => {
  it.each([
    ['{ArrowDown}', 'Green'],
    ['{ArrowUp}', 'Green'],
    ['{Enter}', 'Green'],
    [' ', 'Green'],
    ['{Home}', 'Red'],
    ['{End}', 'Black'],
    ['b', 'Blue'],
  ])('opens by %j at %s', async (key, label) => {
    await renderWithWords(<Colour />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(trigger()).toHaveFocus();
    await expect.poll(active).toBe(label);
  });

  it.each([
    ['{ArrowDown}', 'Blue'],
    ['{ArrowUp}', 'Red'],
    ['{Home}', 'Red'],
    ['{End}', 'Black'],
    ['{PageDown}', 'Black'],
    ['{PageUp}', 'Red'],
    ['b', 'Blue'],
    ['bb', 'Black'],
    ['bl', 'Blue'],
    ['bla', 'Black'],
  ])('moves by %j to %s', async (keys, label) => {
    await renderWithWords(<Colour />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(active).toBe('Green');
    await userEvent.keyboard(keys);
    await expect.poll(active).toBe(label);
  });

  it.each(['{Enter}', ' ', '{Alt>}{ArrowUp}{/Alt}'])('chooses by %j and keeps focus', async (key) => {
    const onChange = vi.fn<(value: string) => void>();
    await renderWithWords(<Colour onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.keyboard(key);
    await expect.element(trigger()).toHaveTextContent('Blue');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('blue');
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(trigger()).toHaveFocus();
  });

  it('chooses by Tab and moves on', async () => {
    const screen = await renderWithWords(
      <>
        <Colour />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect.element(trigger()).toHaveTextContent('Blue');
    await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('leaves everything as it was by Escape, and forgets the highlighted option', async () => {
    await renderWithWords(<Colour />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect.poll(active).toBe('Black');
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(trigger()).not.toHaveAttribute('aria-activedescendant');
    await expect.element(trigger()).toHaveTextContent('Green');
    await expect.element(trigger()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(active).toBe('Green');
  });
});

describe('the search field', () => {
  const search = () => page.getByRole('combobox', { name: 'Search...' });

  it('is there from ten options on', async () => {
    const screen = await renderWithWords(<Numbered options={TWELVE.slice(0, 9)} />);
    await trigger('Number').click();
    await expect.element(page.getByRole('option', { name: 'Month 9' })).toBeVisible();
    await expect.element(search()).not.toBeInTheDocument();
    await screen.rerender(<Numbered options={TWELVE.slice(0, 10)} />);
    await expect.element(search()).toBeVisible();
  });

  it('has focus, filters whatever the case, and chooses', async () => {
    await renderWithWords(<Numbered />);
    await trigger('Number').click();
    await expect.element(search()).toHaveFocus();
    await expect.element(search()).toHaveAttribute('placeholder', 'Search...');
    await userEvent.keyboard('MONTH 1');
    await expect.poll(() => page.getByRole('option').elements().length).toBe(4);
    await expect.poll(active).toBe('Month 1');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(trigger('Number')).toHaveTextContent('Month 10');
    await expect.element(trigger('Number')).toHaveFocus();
  });

  it('says when nothing is found', async () => {
    await renderWithWords(<Numbered />);
    await trigger('Number').click();
    await userEvent.keyboard('mars');
    await expect.element(page.getByText('No results found')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(trigger('Number')).toHaveAttribute('aria-expanded', 'true');
  });

  it('is empty again after closing', async () => {
    await renderWithWords(<Numbered />);
    await trigger('Number').click();
    await userEvent.keyboard('12');
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger('Number')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(trigger('Number')).toHaveFocus();
    await trigger('Number').click();
    await expect.element(search()).toHaveValue('');
    expect(page.getByRole('option').elements()).toHaveLength(12);
    await expect.poll(active).toBe('Month 1');
  });

  it('takes the letters that open it', async () => {
    await renderWithWords(<Numbered />);
    await userEvent.tab();
    await userEvent.keyboard('m');
    await expect.element(search()).toHaveValue('m');
  });

  it('goes on to what follows by Tab', async () => {
    const screen = await renderWithWords(
      <>
        <Numbered />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(search()).toHaveFocus();
    await userEvent.tab();
    await expect.element(trigger('Number')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });
});

describe('a thousand options', () => {
  it('draws few of them, tells each its place, and starts at the chosen one', async () => {
    await renderWithWords(<Numbered options={THOUSAND} initial={500} />);
    await trigger('Number').click();
    const chosen = page.getByRole('option', { name: 'Option 500', exact: true });
    await expect.element(chosen).toBeVisible();
    await expect.element(chosen).toHaveAttribute('aria-setsize', '1000');
    await expect.element(chosen).toHaveAttribute('aria-posinset', '500');
    expect(page.getByRole('option').elements().length).toBeLessThan(60);
    const list = document.querySelector('[role="listbox"]')?.getBoundingClientRect();
    const option = chosen.element().getBoundingClientRect();
    expect(option.top).toBeGreaterThanOrEqual(list?.top ?? Infinity);
    expect(option.bottom).toBeLessThanOrEqual(list?.bottom ?? 0);
  });

  it.each([
    ['{End}', 'Option 1000'],
    ['{Home}', 'Option 1'],
    ['{PageDown}', 'Option 509'],
  ])('%s goes to %s and brings it in sight', async (key, label) => {
    await renderWithWords(<Numbered options={THOUSAND} initial={500} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(active).toBe('Option 500');
    await userEvent.keyboard(key);
    await expect.poll(active).toBe(label);
    await expect
      .poll(() => {
        const list = document.querySelector('[role="listbox"]')?.getBoundingClientRect();
        const option = page.getByRole('option', { name: label, exact: true }).element().getBoundingClientRect();
        return list && option.top >= list.top - 1 && option.bottom <= list.bottom + 1;
      })
      .toBe(true);
  });

  it('searches all of them', async () => {
    await renderWithWords(<Numbered options={THOUSAND} initial={500} />);
    await trigger('Number').click();
    await userEvent.keyboard('777{Enter}');
    await expect.element(trigger('Number')).toHaveTextContent('Option 777');
  });
});

describe('place', () => {
  const popup = () => document.querySelector(':popover-open')?.getBoundingClientRect() ?? new DOMRect();

  it('is below, as wide as the control, at most 312 px of options', async () => {
    await renderWithWords(
      <div style={{ paddingInline: 20 }}>
        <Numbered options={THOUSAND} />
      </div>,
    );
    await trigger('Number').click();
    await expect.element(page.getByRole('option', { name: 'Option 1', exact: true })).toBeVisible();
    const anchor = trigger('Number').element().getBoundingClientRect();
    expect(popup().top).toBeCloseTo(anchor.bottom + 4, 0);
    expect(popup().left).toBeCloseTo(anchor.left, 0);
    expect(popup().width).toBeGreaterThanOrEqual(anchor.width);
    expect(document.querySelector('[role="listbox"]')?.clientHeight).toBe(312);
  });

  it('is above where there is no room below', async () => {
    await page.viewport(414, 600);
    await renderWithWords(
      <div style={{ paddingTop: 480 }}>
        <Numbered options={THOUSAND} />
      </div>,
    );
    await trigger('Number').click();
    await expect.element(page.getByRole('option', { name: 'Option 1', exact: true })).toBeVisible();
    await expect
      .poll(() => popup().bottom)
      .toBeLessThanOrEqual(trigger('Number').element().getBoundingClientRect().top);
    expect(popup().top).toBeGreaterThanOrEqual(0);
  });

  it('stays within a window of 320 px, whatever the labels', async () => {
    await page.viewport(320, 400);
    const long = [{ label: 'A very long label of an option that needs more than one line', value: 1 }, ...TWELVE];
    await renderWithWords(
      <div style={{ paddingInlineStart: 200, paddingTop: 150 }}>
        <Numbered options={long.map(({ label }, value) => ({ label, value }))} />
      </div>,
    );
    await trigger('Number').click();
    await expect.element(page.getByRole('option').first()).toBeVisible();
    await expect.poll(() => popup().right).toBeLessThanOrEqual(320);
    expect(popup().left).toBeGreaterThanOrEqual(0);
    expect(popup().bottom).toBeLessThanOrEqual(400);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

it('explains the highlighted option', async () => {
  const options = FEW.map((option) => ({ ...option, tooltip: `The colour ${option.value}` }));
  await renderWithWords(<Select label="Colour" options={options} value="red" onChange={() => undefined} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('The colour green');
  await expect.element(page.getByRole('option', { name: 'Green, The colour green' })).toBeVisible();
});

it('shows an option that cannot be chosen, and passes it over', async () => {
  const options = FEW.map((option) => ({ ...option, disabled: option.value === 'green' }));
  const change = vi.fn<(value: string) => void>();
  await renderWithWords(<Select label="Colour" options={options} value="red" onChange={change} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  await expect.element(page.getByRole('option', { name: 'Green' })).toBeDisabled();
  await page.getByRole('option', { name: 'Green' }).click({ force: true });
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(change).toHaveBeenCalledWith('blue');
});

it('has a heading above the first option of each group', async () => {
  const options = [
    { label: 'JSON', value: 'json', group: 'Data' },
    { label: 'CSV', value: 'csv', group: 'Data' },
    { label: 'Java', value: 'java', group: 'Code' },
  ];
  const screen = await renderWithWords(<Select label="Format" options={options} value="json" onChange={() => {}} />);
  await screen.getByRole('combobox').click();
  const option = (label: string) => screen.getByRole('option').filter({ hasText: label });
  await expect.element(option('JSON')).toHaveAttribute('data-group', 'Data');
  await expect.element(option('Java')).toHaveAttribute('data-group', 'Code');
  await expect.element(option('CSV')).not.toHaveAttribute('data-group');
});
