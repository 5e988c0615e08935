import { describe, expect, it } from 'vitest';
import type { Capture } from './capture-session';
import { DEFAULT_MICROPHONE } from './constraints';
import { cameraChoices, microphoneChoices } from './device-choices';

const words = {
  firstCamera: 'first',
  unnamedCamera: (n: number) => `camera ${n}`,
  noMicrophone: 'none',
  defaultMicrophone: 'default',
  unnamedMicrophone: (n: number) => `microphone ${n}`,
};

const NOTHING: Capture = { status: 'off', notes: [], cameras: [], microphones: [] };
const TWO = [
  { id: 'a', label: 'Front' },
  { id: 'b', label: '' },
];

describe('the cameras', () => {
  it('are the first one while none is known', () => {
    const { options, value } = cameraChoices(NOTHING, {}, words);
    expect(options).toEqual([{ value: '', label: words.firstCamera }]);
    expect(value).toBe('');
  });

  it('have a number where they have no name', () => {
    const { options } = cameraChoices({ ...NOTHING, cameras: TWO }, {}, words);
    expect(options.map(({ label }) => label)).toEqual(['Front', words.unnamedCamera(2)]);
  });

  it.each([
    [undefined, undefined, 'a'],
    [undefined, 'b', 'b'],
    ['a', 'b', 'a'],
    ['gone', 'b', 'b'],
    [undefined, 'gone', 'a'],
  ])('that is on (%s) counts more than the chosen one (%s)', (cameraId, wish, shown) => {
    expect(cameraChoices({ ...NOTHING, cameras: TWO, cameraId }, { cameraId: wish }, words).value).toBe(shown);
  });
});

describe('the microphones', () => {
  it('are none and the default one while none is known', () => {
    const { options, value } = microphoneChoices(NOTHING, {}, words);
    expect(options.map((option) => option.value)).toEqual(['', DEFAULT_MICROPHONE]);
    expect(value).toBe('');
  });

  it.each([
    ['off', undefined, undefined, ''],
    ['off', 'b', undefined, 'b'],
    // Chosen before the browser told which there are.
    ['off', DEFAULT_MICROPHONE, undefined, 'a'],
    ['live', 'b', undefined, ''],
    ['live', undefined, 'b', 'b'],
  ] as const)('%s, chosen %s, on %s: shows %j', (status, wish, microphoneId, shown) => {
    const capture = { ...NOTHING, status, microphones: TWO, microphoneId };
    expect(microphoneChoices(capture, { microphoneId: wish }, words).value).toBe(shown);
  });
});
