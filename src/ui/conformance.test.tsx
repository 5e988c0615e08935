import type { ReactElement, Ref } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Alert } from './alert/alert';
import { Badge } from './badge/badge';
import { Button } from './button/button';
import { ButtonsSelect } from './buttons-select/buttons-select';
import { Card } from './card/card';
import { CopyButton } from './copy/copy-button';
import { Field } from './field/field';
import { Icon } from './icon/icon';
import { InputText } from './input-text/input-text';
import { Link } from './link/link';
import { Modal } from './modal/modal';
import { Select } from './select/select';
import { Table } from './table/table';
import { expectNoAxeViolations, renderWithWords, setTheme } from './testing';
import { TextCopyable } from './text-copyable/text-copyable';
import { showToast } from './toast/toast';
import { Tooltip } from './tooltip/tooltip';

const nothing = () => undefined;
const FEW = [
  { label: 'Red', value: 'red' },
  { label: 'Blue', value: 'blue' },
];
const MANY = Array.from({ length: 300 }, (_, index) => ({ label: `Option ${index}`, value: index }));
const ROWS = [
  { name: 'a', size: 1 },
  { name: 'b', size: 2 },
];

interface Passed {
  'data-passed': string;
  className: string;
  // Each widget takes a ref of its own element's kind, and only `null` is one of every kind.
  ref: Ref<never>;
}

/** How each widget is made with props that must reach its main element. */
const WIDGETS: [string, (passed: Passed) => ReactElement, keyof HTMLElementTagNameMap | 'svg'][] = [
  ['alert', (p) => <Alert kind="warning" title="Title" {...p} />, 'div'],
  ['badge', (p) => <Badge {...p}>New</Badge>, 'span'],
  ['button', (p) => <Button {...p}>Go</Button>, 'button'],
  ['button with only an icon', (p) => <Button icon="copy" iconOnly aria-label="Copy" {...p} />, 'button'],
  ['buttons-select', (p) => <ButtonsSelect label="C" options={FEW} value="red" onChange={nothing} {...p} />, 'div'],
  ['card', (p) => <Card title="Title" {...p} />, 'section'],
  ['copy', (p) => <CopyButton value="v" {...p} />, 'button'],
  [
    'field',
    (p) => (
      <Field label="Field" {...p}>
        {(control) => <input {...control} />}
      </Field>
    ),
    'div',
  ],
  ['icon', (p) => <Icon name="copy" label="Copy" {...p} />, 'svg'],
  ['input-text', (p) => <InputText label="Word" value="" onChange={nothing} {...p} />, 'input'],
  [
    'input-text of several lines',
    (p) => <InputText multiline label="T" value="" onChange={nothing} {...p} />,
    'textarea',
  ],
  [
    'link',
    (p) => (
      <Link href="#here" {...p}>
        Here
      </Link>
    ),
    'a',
  ],
  [
    'link to a page',
    (p) => (
      <Link to="/about" {...p}>
        About
      </Link>
    ),
    'a',
  ],
  [
    'modal',
    (p) => (
      <Modal open title="Dialog" onClose={nothing} {...p}>
        Text
      </Modal>
    ),
    'dialog',
  ],
  ['select', (p) => <Select label="Colour" options={FEW} value="red" onChange={nothing} {...p} />, 'button'],
  ['table', (p) => <Table rows={ROWS} label="Rows" {...p} />, 'table'],
  ['text-copyable', (p) => <TextCopyable value="v" {...p} />, 'button'],
];

afterEach(() => {
  document.documentElement.removeAttribute('data-theme');
});

describe('passes props, class and ref on', () => {
  it.each(WIDGETS)('%s', async (_name, make, tag) => {
    const ref = vi.fn<(element: Element | null) => void>();
    await renderWithWords(make({ 'data-passed': 'yes', className: 'own', ref }));
    const element = document.querySelector('[data-passed="yes"]');
    expect(element?.tagName.toLowerCase()).toBe(tag);
    expect(element?.classList.contains('own')).toBe(true);
    // Its own class is still there.
    expect(element?.classList.length).toBeGreaterThanOrEqual(tag === 'input' || tag === 'textarea' ? 1 : 2);
    expect(ref).toHaveBeenCalledWith(element);
  });
});

describe('can be reached by keyboard and is named', () => {
  const controls: [string, ReactElement, string][] = [
    ['button', <Button key="">Go</Button>, 'Go'],
    ['button with only an icon', <Button key="" icon="copy" iconOnly aria-label="Copy" />, 'Copy'],
    ['buttons-select', <ButtonsSelect key="" label="C" options={FEW} value="red" onChange={nothing} />, 'Red'],
    ['copy', <CopyButton key="" value="v" />, 'Copy'],
    ['input-text', <InputText key="" label="Word" value="" onChange={nothing} />, 'Word'],
    ['input-text, label unseen', <InputText key="" label="Word" hideLabel value="" onChange={nothing} />, 'Word'],
    [
      'link',
      <Link key="" href="#here">
        Here
      </Link>,
      'Here',
    ],
    ['select', <Select key="" label="Colour" options={FEW} value="red" onChange={nothing} />, 'Colour'],
    [
      'select, label unseen',
      <Select key="" label="Colour" hideLabel options={FEW} value="red" onChange={nothing} />,
      'Colour',
    ],
    ['table head', <Table key="" rows={ROWS} sortable />, 'name'],
    ['text-copyable', <TextCopyable key="" value="v" />, 'v'],
  ];

  it.each(controls)('%s', async (_name, widget, name) => {
    await renderWithWords(widget);
    await userEvent.tab();
    const { activeElement } = document;
    expect(activeElement).not.toBe(document.body);
    await expect.element(page.elementLocator(activeElement ?? document.body)).toHaveAccessibleName(name);
    // Focus is seen: on the control, or on the frame around it.
    const ringed = [activeElement, activeElement?.parentElement].some(
      (element) => element && getComputedStyle(element).outlineStyle === 'solid',
    );
    expect(ringed).toBe(true);
  });
});

function Everything() {
  return (
    <main style={{ padding: 16, display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <h1>Widgets</h1>
      {(['warning', 'error', 'info', 'success'] as const).map((kind) => (
        <Alert key={kind} kind={kind} title="Title">
          Text
        </Alert>
      ))}
      <p>
        {([undefined, 'new', 'ok', 'warn', 'bad'] as const).map((kind) => (
          <Badge key={kind ?? ''} kind={kind}>
            Word
          </Badge>
        ))}
        {([undefined, 'primary', 'quiet', 'danger', 'danger-fill'] as const).map((variant) => (
          <span key={variant ?? ''}>
            <Button variant={variant} icon="copy">
              Go
            </Button>
            <Button variant={variant} aria-pressed>
              Pressed
            </Button>
          </span>
        ))}
        <Tooltip content="Explanation">
          <Button icon="copy" iconOnly aria-label="Icon" />
        </Tooltip>
        <CopyButton value="v" /> <Link href="#a">Link</Link> <TextCopyable value="value" />
      </p>
      <ButtonsSelect label="Choice" options={FEW} value="red" onChange={nothing} />
      <Card title="Card">
        <p>Content</p>
      </Card>
      <InputText label="Word" value="" onChange={nothing} hint="A hint." prefix="https://" />
      <InputText label="Wrong" value="x" onChange={nothing} error="Not that." clearable mono />
      <InputText label="Secret" type="password" value="x" onChange={nothing} />
      <InputText label="Lines" multiline value="" onChange={nothing} meta="0 bytes" />
      <Select label="Colour" options={FEW} value="red" onChange={nothing} />
      <Select label="Nothing yet" options={FEW} value={undefined} onChange={nothing} />
      <Select label="Many" options={MANY} value={150} onChange={nothing} />
      <Table rows={ROWS} description="Rows" sortable csvName="rows.csv" />
      <Field label="Group">
        <input aria-label="One" />
      </Field>
    </main>
  );
}

describe.each(['light', 'dark'] as const)('axe finds nothing in the %s theme', (theme) => {
  it('in any widget at rest', async () => {
    setTheme(theme);
    await renderWithWords(<Everything />);
    await expectNoAxeViolations(document.body);
  });

  it('in an open list', async () => {
    setTheme(theme);
    await renderWithWords(<Select label="Colour" options={FEW} value="red" onChange={nothing} />);
    await page.getByRole('combobox').click();
    await expect.element(page.getByRole('option', { name: 'Red' })).toBeVisible();
    await settled();
    await expectNoAxeViolations(document.body);
  });

  it('in a searched list of many, with and without results', async () => {
    setTheme(theme);
    await renderWithWords(<Select label="Many" options={MANY} value={150} onChange={nothing} />);
    await page.getByRole('combobox').click();
    await expect.element(page.getByRole('option', { name: 'Option 150' })).toBeVisible();
    await settled();
    await expectNoAxeViolations(document.body);
    await userEvent.keyboard('29');
    await expect.element(page.getByRole('option', { name: 'Option 29', exact: true })).toBeVisible();
    await expectNoAxeViolations(document.body);
    await userEvent.keyboard('none');
    await expect.element(page.getByText('No results found')).toBeVisible();
    await expectNoAxeViolations(document.body);
  });

  it('in an open dialog with a toast and a tooltip', async () => {
    setTheme(theme);
    await renderWithWords(
      <Modal open title="Dialog" onClose={nothing} footer={<Button variant="danger-fill">Clear</Button>}>
        <p>Text</p>
      </Modal>,
    );
    const close = showToast({ message: 'Something happened', kind: 'info', duration: 'stay' });
    await userEvent.tab();
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    await settled();
    await expectNoAxeViolations(document.body);
    close();
  });

  it('in a long table', async () => {
    setTheme(theme);
    await renderWithWords(<Table rows={MANY} description="Many" />);
    await expect.poll(() => page.getByRole('region').element().tabIndex).toBe(0);
    await expectNoAxeViolations(document.body);
  });
});

/** What appears is transparent for a moment, which axe takes for a want of contrast. */
async function settled(): Promise<void> {
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
}

it('fits into 320 px', async () => {
  await page.viewport(320, 700);
  await renderWithWords(<Everything />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(414, 896);
});
