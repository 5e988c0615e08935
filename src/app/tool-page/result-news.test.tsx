import { expect, it, vi } from 'vitest';
import { noteDoneRun, tellAnswer } from '../../operations/done-runs';
import { renderWithWords } from '../../ui/testing';
import { ResultNews } from './result-news';

const RUN = { toolId: 'x', operation: { id: 'y', inputs: {} }, inputs: {}, options: {}, value: 1 };

async function open() {
  const screen = await renderWithWords(
    <>
      <input aria-label="Field" />
      <ResultNews />
    </>,
    'en',
  );
  const live = screen.container.querySelector('[aria-live="polite"]');
  const type = (text: string) => screen.getByRole('textbox').fill(text);
  return { type, said: () => live?.textContent };
}

it('tells of another result when typing rests, and of none that the page began with', async () => {
  const { type, said } = await open();
  const end = noteDoneRun(RUN);
  await type('a');
  expect(said()).toBe('');
  end();
  noteDoneRun({ ...RUN, value: 2 });
  await expect.poll(said).toBe('Result updated');
});

it('tells of an answer that a page worked out in its view', async () => {
  const { type, said } = await open();
  await type('a');
  tellAnswer();
  await expect.poll(said).toBe('Result updated');
});

it('does not tell of a result that was none any more when typing rested', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { type, said } = await open();
    await type('a');
    noteDoneRun(RUN)();
    vi.advanceTimersByTime(5000);
    await Promise.resolve();
    expect(said()).toBe('');
    const end = noteDoneRun(RUN);
    noteDoneRun({ ...RUN, value: 2 });
    end();
    vi.advanceTimersByTime(5000);
    await expect.poll(said).toBe('Result updated');
  } finally {
    vi.useRealTimers();
  }
});
