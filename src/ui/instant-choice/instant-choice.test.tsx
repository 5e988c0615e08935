import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { InstantChoice } from './instant-choice';

const words = { time: 'Time', now: 'Now', given: 'Given', instant: 'Instant', instantHint: 'ISO 8601' };

function Chooser({ initial }: { initial: string }) {
  const [isGiven, setGiven] = useState(false);
  const [instant, setInstant] = useState(initial);
  return <InstantChoice words={words} isGiven={isGiven} onGiven={setGiven} instant={instant} onInstant={setInstant} />;
}

it('begins a given instant with the present', async () => {
  const screen = await renderWithWords(<Chooser initial="" />);
  expect(screen.getByRole('textbox').elements()).toEqual([]);
  await screen.getByRole('radio', { name: 'Given' }).click({ force: true });
  await expect.element(screen.getByRole('textbox', { name: 'Instant' })).toHaveValue(expect.stringMatching(/^20.*Z$/));
  await expectNoAxeViolations(screen.container);
});

it('keeps what was typed before', async () => {
  const screen = await renderWithWords(<Chooser initial="2020-01-01" />);
  await screen.getByRole('radio', { name: 'Given' }).click({ force: true });
  await expect.element(screen.getByRole('textbox', { name: 'Instant' })).toHaveValue('2020-01-01');
});
