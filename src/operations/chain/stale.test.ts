import { afterEach, expect, it } from 'vitest';
import { text } from '../define';
import { noteDoneRun } from '../done-runs';
import { readDraft, writeDraft } from '../drafts';
import { restoreChosen } from '../use-options';
import { goToStep, passOn } from './chain';
import { currentChain, setChain } from './chain-state';
import { followStale, sendAgain, staleFrom } from './stale';

const ends: (() => void)[] = [];

afterEach(() => {
  setChain(undefined);
  for (const end of ends.splice(0)) end();
});

const type = (toolId: string, value: string) => writeDraft({ toolId, name: 'text' }, value, false);
const typed = (toolId: string) => readDraft({ toolId, name: 'text' }, '', false, 'text');

/** Has a tool show an answer to what is typed in it. */
function answer(toolId: string, value: string, input: string) {
  ends.push(
    noteDoneRun({
      toolId,
      operation: { id: 'work', inputs: { text: text() } },
      inputs: { text: input },
      options: {},
      value: { text: value },
    }),
  );
}

/** A way of three tools, back at the first one. */
function goThere() {
  type('a1', 'first');
  answer('a1', 'of first', 'first');
  passOn({ from: 'a1', made: 'of first', to: 'b1', received: { text: 'of first' } });
  typed('b1');
  answer('b1', 'of that', 'of first');
  passOn({ from: 'b1', made: 'of that', to: 'c1', received: { text: 'of that' } });
  typed('c1');
  goToStep(0);
}

it('nothing is out of date as long as the steps stand as they were left', () => {
  expect(staleFrom()).toBeUndefined();
  goThere();
  expect(staleFrom()).toBeUndefined();
  goToStep(2);
  type('c1', 'the last one may be changed');
  expect(staleFrom()).toBeUndefined();
});

it('what follows a step that is changed is out of date, until that is as it was', () => {
  goThere();
  let told = 0;
  const end = followStale('a1', () => (told += 1));
  type('a1', 'second');
  expect(staleFrom()).toBe(1);
  expect(told).toBeGreaterThan(0);
  type('a1', 'first');
  expect(staleFrom()).toBeUndefined();
  restoreChosen('a1', { width: 3 });
  expect(staleFrom()).toBe(1);
  restoreChosen('a1', {});
  end();
  goToStep(1);
  expect(staleFrom()).toBeUndefined();
  type('b1', 'by hand');
  expect(staleFrom()).toBe(2);
  goToStep(0);
  expect(staleFrom()).toBe(2);
});

it('the new result is handed on step by step', async () => {
  goThere();
  type('a1', 'second');
  expect(await sendAgain()).toBe('b1');
  expect(typed('b1')).toBe('of first');
  goToStep(0);
  answer('a1', 'of second', 'second');
  expect(await sendAgain()).toBe('b1');
  expect(currentChain()?.at).toBe(1);
  expect(typed('b1')).toBe('of second');
  expect(staleFrom()).toBe(2);
  answer('b1', 'of the new', 'of second');
  expect(await sendAgain()).toBe('c1');
  expect(typed('c1')).toBe('of the new');
  expect(staleFrom()).toBeUndefined();
  expect(await sendAgain()).toBeUndefined();
});
