import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, pickFiles, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import TextToNatoAlphabet from './view';

beforeEach(() => startAfresh(1280, 900));
afterEach(() => vi.restoreAllMocks());

async function open() {
  const screen = await openTool(TextToNatoAlphabet, { words });
  return { screen, text: screen.getByRole('textbox', { name: 'Text' }) };
}

it('spells as one types', async () => {
  const { screen, text } = await open();
  const spelled = screen.getByRole('group', { name: 'Code words' });
  await expect.element(spelled).toHaveTextContent('Hotel Echo Lima Lima Oscar (space) Four Two');
  await expectNoAxeViolations(screen.container);
  await text.fill('Ab-1');
  await screen.getByRole('button', { name: 'More options' }).click();
  await choose('Capitals', 'Say “Capital”');
  await expect.element(spelled).toHaveTextContent('Capital Alfa Bravo Dash One');
  await text.fill('äß');
  await choose('Alphabet', 'German DIN 5009:2022');
  await expect.element(spelled).toHaveTextContent('Umlaut-Aachen Eszett');
});

it('lists each character with its word', async () => {
  const { screen, text } = await open();
  await text.fill('你a');
  await screen.getByRole('radio', { name: 'List' }).click();
  await expect.element(screen.getByRole('row', { name: /^a Alfa/ })).toBeVisible();
});

it('lists the first characters of a long text, and says so', async () => {
  // By its name, which the worker loads it by.
  const screen = await openTool(TextToNatoAlphabet, { words, id: 'text-to-nato-alphabet' });
  await screen.getByRole('radio', { name: 'List' }).click();
  await expect.element(screen.getByRole('row', { name: /^H Hotel/ })).toBeVisible();
  const note = screen.getByText('The first 100,000 characters are listed and spoken.');
  expect(note.elements()).toEqual([]);
  pickFiles(screen.container, new File(['ab'.repeat(50_001)], 'long.txt'));
  await expect.element(note).toBeVisible();
});

it('leaves the focus where the direction was chosen by its keys', async () => {
  const { screen } = await open();
  screen.getByRole('radio', { name: 'Text → words' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('textbox', { name: 'Code words' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Words → text' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Text → words' })).toHaveFocus();
});

it('reads code words back, and names what is none', async () => {
  const { screen } = await open();
  await screen.getByRole('radio', { name: 'Words → text' }).click();
  const input = screen.getByRole('textbox', { name: 'Code words' });
  await input.fill('alpha Juliet Foo niner');
  await expect.element(screen.getByRole('group', { name: 'Text' })).toHaveTextContent('AJFoo9');
  await expect.element(screen.getByText('“Foo” is not a code word (word 3)')).toBeVisible();
});

it('speaks in the language of the alphabet, and stops', async () => {
  const said: SpeechSynthesisUtterance[] = [];
  vi.spyOn(speechSynthesis, 'speak').mockImplementation((utterance) => void said.push(utterance));
  const cancel = vi.spyOn(speechSynthesis, 'cancel').mockImplementation(() => undefined);
  const { screen } = await open();
  await choose('Alphabet', 'French');
  await screen.getByRole('button', { name: 'Speak' }).click();
  expect(said.map(({ text, lang }) => [text, lang])).toEqual([
    ['Henri, Eugène, Louis, Louis, Oscar, espace, Quatre, Deux', 'fr-FR'],
  ]);
  cancel.mockClear();
  said[0]?.onend?.(new SpeechSynthesisEvent('end', { utterance: said[0] }));
  await expect.element(screen.getByRole('button', { name: 'Speak' })).toBeVisible();
  await screen.getByRole('button', { name: 'Speak' }).click();
  await screen.getByRole('button', { name: 'Stop' }).click();
  expect(cancel).toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: 'Speak' })).toBeVisible();
});

it('says one breath after the other, and none after it was stopped', async () => {
  const said: SpeechSynthesisUtterance[] = [];
  vi.spyOn(speechSynthesis, 'speak').mockImplementation((utterance) => void said.push(utterance));
  vi.spyOn(speechSynthesis, 'cancel').mockImplementation(() => undefined);
  const { screen, text } = await open();
  await text.fill('a'.repeat(30));
  await expect.element(screen.getByRole('group', { name: 'Code words' })).toHaveTextContent(/(?:Alfa ?){30}$/);
  await screen.getByRole('button', { name: 'Speak' }).click();
  const endLast = () => {
    const last = said.at(-1);
    if (last) last.onend?.(new SpeechSynthesisEvent('end', { utterance: last }));
  };
  expect(said).toHaveLength(1);
  endLast();
  expect(said.map((one) => one.text.split(', ').length)).toEqual([12, 12]);
  await screen.getByRole('button', { name: 'Stop' }).click();
  // Firefox tells of what was stopped as if it had been said.
  endLast();
  expect(said).toHaveLength(2);
  await expect.element(screen.getByRole('button', { name: 'Speak' })).toBeVisible();
});
