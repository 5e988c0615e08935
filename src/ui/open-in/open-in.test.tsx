import { expect, it } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { TextSource } from '../../lib/text-source';
import { ToolIdContext } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { renderWithWords } from '../testing';
import { TextInput } from '../text-input/text-input';
import { OpenIn, type OpenInProps } from './open-in';

function Receiver() {
  const [text, setText] = useDraft<TextSource>('source', 'example', { takes: 'text' });
  const [direction] = useDraft('direction', 'encode', { takes: 'direction' });
  return (
    <>
      <TextInput label="Received" value={text} onChange={setText} />
      <p>Direction: {direction}</p>
    </>
  );
}

async function show(tool: string, props: Pick<OpenInProps, 'text' | 'direction'>) {
  const location = memoryLocation({ path: '/', record: true });
  const screen = await renderWithWords(
    <Router hook={location.hook}>
      <Route path="/">
        <OpenIn tool={tool} {...props}>
          Open there
        </OpenIn>
      </Route>
      <Route path={`/${tool}`}>
        <ToolIdContext value={tool}>
          <Receiver />
        </ToolIdContext>
      </Route>
    </Router>,
  );
  return { screen, location, field: screen.getByRole('textbox', { name: 'Received' }) };
}

it('opens another tool with a text, which is not in the address', async () => {
  const { screen, location, field } = await show('receiver-1', { text: () => 'given', direction: 'decode' });
  await screen.getByRole('link', { name: 'Open there' }).click();
  await expect.element(field).toHaveValue('given');
  await expect.element(screen.getByText('Direction: decode')).toBeVisible();
  expect(location.history).toEqual(['/', '/receiver-1']);
});

it('gives only once, and what was typed there before can be put back', async () => {
  const { screen, location, field } = await show('receiver-2', { text: 'given' });
  location.navigate('/receiver-2');
  await field.fill('typed');
  location.navigate('/');
  await screen.getByRole('link', { name: 'Open there' }).click();
  await expect.element(field).toHaveValue('given');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(field).toHaveValue('typed');
  location.navigate('/');
  location.navigate('/receiver-2');
  await expect.element(field).toHaveValue('typed');
});

it('gives nothing to another tab', async () => {
  const { screen, location, field } = await show('receiver-3', { text: 'given' });
  const link = screen.getByRole('link', { name: 'Open there' });
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay);
  await link.click({ modifiers: ['Control'] });
  removeEventListener('click', stay);
  location.navigate('/receiver-3');
  await expect.element(field).toHaveValue('example');
});

it('gives a text of any length as a file', async () => {
  const long = 'x'.repeat(300_000);
  const { screen } = await show('receiver-4', { text: new Blob([long]) });
  await screen.getByRole('link', { name: 'Open there' }).click();
  await expect.element(screen.getByText('text.txt')).toBeVisible();
});
