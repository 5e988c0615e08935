import { afterEach, describe, expect, it } from 'vitest';
import { text } from '../define';
import { noteDoneRun } from '../done-runs';
import { followDraft, holdsSecret, readDraft, writeDraft } from '../drafts';
import { readDrafts } from '../tool-drafts';
import { chosenOf, restoreChosen } from '../use-options';
import { arriveAt, goToStep, passOn, recordedSteps } from './chain';
import { currentChain, setChain } from './chain-state';

afterEach(() => setChain(undefined));

const way = () => currentChain()?.steps.map(({ toolId }) => toolId);
const typed = (toolId: string) => readDraft({ toolId, name: 'text' }, '', false, 'text');
const type = (toolId: string, value: string) => writeDraft({ toolId, name: 'text' }, value, false);
const pass = (from: string, to: string, made = `by ${from}`) => passOn({ from, to, made, received: { text: made } });

describe('the way of a result', () => {
  it('grows by each tool that it is handed to, and opens that with it', () => {
    pass('a', 'b');
    expect(typed('b')).toBe('by a');
    pass('b', 'c');
    expect(way()).toEqual(['a', 'b', 'c']);
    expect(currentChain()?.at).toBe(2);
  });

  it('begins anew from a tool that is not on it', () => {
    pass('a', 'b');
    pass('x', 'y');
    expect(way()).toEqual(['x', 'y']);
  });

  it('drops what came after the step that it goes on from', () => {
    pass('a', 'b');
    pass('b', 'c');
    goToStep(1);
    pass('b', 'd');
    expect(way()).toEqual(['a', 'b', 'd']);
  });

  it('names the tool between, which opens with what it was given', () => {
    passOn({
      from: 'a',
      made: 'YQ==',
      through: { toolId: 'through', received: { text: 'YQ==' } },
      to: 'b',
      received: { text: 'a' },
    });
    expect(way()).toEqual(['a', 'through', 'b']);
    goToStep(1);
    expect(typed('through')).toBe('YQ==');
  });
});

describe('going back', () => {
  it('puts back what came of a secret as something that is not stored', () => {
    passOn({ from: 'a', to: 'b', made: 'hunter2', received: { text: 'hunter2', isSecret: true } });
    expect(typed('b')).toBe('hunter2');
    pass('b', 'b', 'other');
    expect(typed('b')).toBe('other');
    expect(holdsSecret('b')).toBe(false);
    goToStep(1);
    expect(typed('b')).toBe('hunter2');
    expect(holdsSecret('b')).toBe(true);
  });

  it('puts back what was typed and chosen, the same tool twice included', () => {
    type('twice', 'first');
    restoreChosen('twice', { width: 1 });
    pass('twice', 'twice', 'second');
    expect(typed('twice')).toBe('second');
    restoreChosen('twice', { width: 2 });
    goToStep(0);
    expect(typed('twice')).toBe('first');
    expect(chosenOf('twice')).toEqual({ width: 1 });
    goToStep(1);
    expect(typed('twice')).toBe('second');
    expect(chosenOf('twice')).toEqual({ width: 2 });
  });

  it('empties fields that were empty, and leaves secrets alone', () => {
    pass('e', 'f');
    writeDraft({ toolId: 'e', name: 'later' }, 'typed later', false);
    writeDraft({ toolId: 'e', name: 'key' }, 'secret', true);
    goToStep(0);
    expect(readDrafts('e').get('later')).toBeUndefined();
    expect(readDrafts('e').has('key')).toBe(false);
    expect(readDraft({ toolId: 'e', name: 'key' }, '', true)).toBe('secret');
  });

  const secretOf = (toolId: string, name: string, takes?: 'text') => readDraft({ toolId, name }, 'sample', true, takes);
  /** Shows a tool with two secrets, of which one takes what is handed over, until it is left. */
  const showSecrets = (toolId: string) => {
    const ends = ['text', 'key'].map((name) => followDraft({ toolId, name }, true, () => undefined));
    secretOf(toolId, 'text', 'text');
    secretOf(toolId, 'key');
    return () => ends.forEach((end) => end());
  };

  it.each([
    ['a step', () => goToStep(1)],
    ['a step by other ways', () => arriveAt('seal')],
  ])('to %s puts a secret back that it was given, and no sample in the place of another', (_, go) => {
    pass('open', 'seal', 'given');
    const leave = showSecrets('seal');
    writeDraft({ toolId: 'seal', name: 'key' }, 'hunter2', true);
    pass('seal', 'open');
    leave();
    go();
    expect(secretOf('seal', 'text', 'text')).toBe('given');
    expect(secretOf('seal', 'key')).toBe('');
  });

  it('to a first step whose text is secret leaves that empty, and one of samples as it was', () => {
    const leave = showSecrets('first');
    writeDraft({ toolId: 'first', name: 'text' }, 'mine', true);
    pass('first', 'open');
    leave();
    goToStep(0);
    expect([secretOf('first', 'text', 'text'), secretOf('first', 'key')]).toEqual(['', '']);
    const leaveSamples = showSecrets('samples');
    pass('samples', 'open');
    leaveSamples();
    goToStep(0);
    expect(secretOf('samples', 'key')).toBeUndefined();
  });

  it('by other ways moves along to the nearest step', () => {
    pass('a', 'b');
    pass('b', 'a');
    pass('a', 'c');
    arriveAt('a');
    expect(currentChain()?.at).toBe(2);
    arriveAt('b');
    expect(currentChain()?.at).toBe(1);
    arriveAt('elsewhere');
    expect(currentChain()?.at).toBe(1);
  });

  it('to a step that is none, or to the present one, changes nothing', () => {
    pass('a', 'b');
    const before = currentChain();
    goToStep(1);
    goToStep(7);
    expect(currentChain()).toBe(before);
  });
});

describe('what is recorded', () => {
  const show = (toolId: string, given: string, value: string) =>
    noteDoneRun({
      toolId,
      operation: { id: 'convert', inputs: { text: text() } },
      inputs: { text: given },
      options: {},
      value,
    });

  it('is what made the result that was handed on, whatever is shown later; of the last step what it shows now', () => {
    const ends = [show('m', 'in', 'by m')];
    pass('m', 'n');
    goToStep(0);
    ends.push(show('m', 'other', 'another result'), show('n', 'by m', 'out'));
    expect(recordedSteps().map(({ run }) => run?.operation)).toEqual(['convert', undefined]);
    goToStep(1);
    const runs = recordedSteps().map(({ run }) => run);
    expect(runs.map((run) => run?.toolId)).toEqual(['m', 'n']);
    for (const end of ends) end();
  });
});
