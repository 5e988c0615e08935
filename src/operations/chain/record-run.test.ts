import { afterEach, describe, expect, it } from 'vitest';
import { content, file, text, type Inputs } from '../define';
import { noteDoneRun, type DoneRun } from '../done-runs';
import { pathTo, recordRun } from './record-run';

const ends: (() => void)[] = [];

function note(run: Partial<DoneRun> & { readonly declared?: Inputs; readonly id?: string }): void {
  const { declared = { text: text() }, id = 'convert', ...rest } = run;
  const about = { toolId: 'a-tool', inputs: { text: 'in' }, options: { width: 2 }, value: 'out' };
  ends.push(noteDoneRun({ ...about, ...rest, operation: { id, inputs: declared } }));
}

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const RECORDED = {
  toolId: 'a-tool',
  operation: 'convert',
  options: { width: 2 },
  input: 'text',
  others: {},
  secrets: [],
  output: [],
};

describe('where a result stands in an answer', () => {
  const blob = new Blob(['abc']);
  const bytes = new Uint8Array([1, 2, 3]);

  it.each([
    ['it is the answer', 'x', 'x', []],
    ['a part of it', { text: 'x' }, 'x', ['text']],
    ['in a list', { rows: [{ hex: 'a' }, { hex: 'b' }] }, 'b', ['rows', 1, 'hex']],
    ['a file', { text: 'beginning', whole: blob }, blob, ['whole']],
    ['bytes that were made a file', { bytes }, new Blob([bytes]), ['bytes']],
    ['the outermost of several', { deep: { text: 'x' }, text: 'x' }, 'x', ['text']],
    ['nowhere', { text: 'x' }, 'y', undefined],
    [
      'not in what stands deeper than anybody looks',
      { a: { a: { a: { a: { a: { a: { a: 'x' } } } } } } },
      'x',
      undefined,
    ],
  ])('%s', (_, answer, made, path) => expect(pathTo(answer, made)).toEqual(path));

  it('is not looked for without end', () => {
    const round: Record<string, unknown> = {};
    round['self'] = round;
    expect(pathTo(round, 'x')).toBeUndefined();
    const wide = Array.from({ length: 300 }, () => Array.from({ length: 300 }, () => ['y']));
    expect(pathTo(wide, 'x')).toBeUndefined();
  });
});

describe('a run is known by its answer', () => {
  it('with its options and the input that it was made from', () => {
    note({});
    expect(recordRun('a-tool', undefined, 'out')).toEqual(RECORDED);
  });

  it('but only while it is shown, and only of its own tool', () => {
    note({});
    expect(recordRun('another-tool', undefined, 'out')).toBeUndefined();
    expect(recordRun('a-tool', undefined, 'something else')).toBeUndefined();
    for (const end of ends.splice(0)) end();
    expect(recordRun('a-tool', undefined, 'out')).toBeUndefined();
  });

  it('the last one of several, but rather one that holds what was received', () => {
    note({ id: 'first', inputs: { text: 'received' } });
    note({ id: 'second' });
    expect(recordRun('a-tool', undefined)?.operation).toBe('second');
    expect(recordRun('a-tool', 'received')?.operation).toBe('first');
  });

  it('keeps what the other inputs held, and asks for secrets', () => {
    note({
      declared: { message: content(), key: text().secret(), note: text().optional(), none: text().optional() },
      inputs: { message: 'm', key: 'k', note: 'n' },
    });
    const recorded = recordRun('a-tool', undefined, 'out');
    expect(recorded).toEqual({ ...RECORDED, input: 'message', others: { note: 'n' }, secrets: ['key'] });
    expect(JSON.stringify(recorded)).not.toContain('"k"');
  });

  it('takes a secret input as the one that is given where nothing else is, and never keeps it', () => {
    note({ declared: { token: text().secret() }, inputs: { token: 'eyJ' } });
    expect(recordRun('a-tool', undefined, 'out')).toEqual({ ...RECORDED, input: 'token' });
  });

  it('takes the message, not its key or what else was typed, where all that must be filled is secret', () => {
    note({
      declared: { text: content().secret(), passphrase: text().secret(), iv: text().optional() },
      inputs: { text: 'typed', passphrase: 'pass', iv: '00' },
    });
    const recorded = recordRun('a-tool', undefined, 'out');
    expect(recorded).toEqual({ ...RECORDED, input: 'text', others: { iv: '00' }, secrets: ['passphrase'] });
  });

  it('not where it cannot be done again', () => {
    note({ declared: { one: file(), two: file() }, inputs: { one: new Blob(['a']), two: new Blob(['b']) } });
    expect(recordRun('a-tool', undefined, 'out')).toBeUndefined();
    note({ options: { when: new Date(0) } });
    expect(recordRun('a-tool', undefined, 'out')).toBeUndefined();
    note({ declared: { one: text(), two: text() }, inputs: { one: 'a', two: 'b'.repeat(20_001) } });
    expect(recordRun('a-tool', undefined, 'out')).toBeUndefined();
  });
});
