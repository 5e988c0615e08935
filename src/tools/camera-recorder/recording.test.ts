import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { FakeTrack } from '../../lib/capture/testing';
import { ClipStore } from './clip-store';
import { clockText, elapsed, halt, NEW_CLOCK, run, secondsUntil } from './recording-clock';
import { startRecording, type RecordingSettings } from './recording';
import { FakeRecorder } from './testing';
import { containerOf, pickVideoType, supportedContainers, VIDEO_TYPES } from './video-format';

describe('the clock', () => {
  it('leaves out the pauses', () => {
    const paused = halt(run(NEW_CLOCK, 1000), 2600);
    expect(elapsed(paused, 9000)).toBe(1600);
    expect(elapsed(run(paused, 5000), 5400)).toBe(2000);
  });
  it('counts the time between its readings, however they come', () =>
    fc.assert(
      fc.property(fc.array(fc.record({ runs: fc.nat(100_000), rests: fc.nat(100_000) })), (spans) => {
        let clock = NEW_CLOCK;
        let now = 12.5;
        let expected = 0;
        for (const { runs, rests } of spans) {
          clock = run(clock, now);
          now += runs;
          clock = halt(clock, now);
          now += rests;
          expected += runs;
        }
        expect(elapsed(clock, now)).toBe(expected);
      }),
    ));
  it.each([
    [0, '0:00'],
    [999, '0:00'],
    [5000, '0:05'],
    [754_000, '12:34'],
    [3_599_999, '59:59'],
    [3_723_000, '1:02:03'],
    [360_000_000, '100:00:00'],
    [-1, '0:00'],
  ])('shows %d ms as %s', (ms, text) => expect(clockText(ms)).toBe(text));
  it.each([
    [3000, 0, 3],
    [3000, 1, 3],
    [3000, 1000, 2],
    [3000, 2999.5, 1],
    [3000, 3000, 0],
    [3000, 9000, 0],
  ])('says, until %d, at %d: %d', (moment, now, seconds) => expect(secondsUntil(moment, now)).toBe(seconds));
});

describe('the video format', () => {
  const only =
    (...types: string[]) =>
    (type: string) =>
      types.includes(type);

  it('is tried in the order of the catalogue', () =>
    expect(VIDEO_TYPES).toEqual([
      'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
      'video/webm;codecs=vp9,opus',
      'video/webm;codecs=vp8,opus',
      'video/webm',
      'video/mp4',
    ]));
  it.each([
    [[VIDEO_TYPES[1], 'video/mp4'], 'webm'],
    [[VIDEO_TYPES[0]], 'mp4'],
    [[VIDEO_TYPES[0], VIDEO_TYPES[1]], 'mp4'],
    [['video/webm'], 'webm'],
    [['video/mp4'], 'mp4'],
  ])('with %j is %s', (types, container) => expect(containerOf(pickVideoType(only(...types)) ?? '')).toBe(container));
  it('is left to the browser where it says nothing', () => expect(pickVideoType(() => false)).toBeUndefined());
  it('can be chosen, as far as it is there', () => {
    expect(pickVideoType(only('video/webm', 'video/mp4'), 'mp4')).toBe('video/mp4');
    expect(pickVideoType(only('video/webm'), 'mp4')).toBe('video/webm');
    expect(supportedContainers(only('video/webm', VIDEO_TYPES[1], 'video/mp4'))).toEqual(['webm', 'mp4']);
  });
});

describe('the store', () => {
  const piece = (bytes: number, letter = 'x') => new Blob([letter.repeat(bytes)]);
  const keeping = () => {
    const files: { blob: Blob; removed: boolean }[] = [];
    const keep = async (blob: Blob) => {
      const file = { blob, removed: false };
      files.push(file);
      return Promise.resolve({ file: blob, remove: async () => Promise.resolve(void (file.removed = true)) });
    };
    return { files, keep };
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('keeps little in memory', async () => {
    const { files, keep } = keeping();
    const store = new ClipStore(keep, 10);
    for (const letter of 'abcde') store.add(piece(2, letter));
    expect(store.bytes).toBe(10);
    const blob = await store.finish('video/webm');
    expect(await blob.text()).toBe('aabbccddee');
    expect(blob.type).toBe('video/webm');
    expect(files).toEqual([]);
  });

  it('keeps much in files, in order', async () => {
    const { files, keep } = keeping();
    const store = new ClipStore(keep, 3);
    for (const letter of 'abcdefgh') {
      store.add(piece(2, letter));
      await settled();
    }
    expect(files.length).toBeGreaterThan(1);
    expect(await (await store.finish('')).text()).toBe('aabbccddeeffgghh');
    await store.discard();
    expect(files.every(({ removed }) => removed)).toBe(true);
  });

  it('loses nothing where there is no room, and says so', async () => {
    const keep = vi.fn(() => Promise.resolve(undefined));
    const store = new ClipStore(keep, 3);
    for (const letter of 'abcd') {
      store.add(piece(2, letter));
      await settled();
    }
    expect(store.isRefused).toBe(true);
    expect(keep).toHaveBeenCalledOnce();
    expect(await (await store.finish('')).text()).toBe('aabbccdd');
  });

  it('removes what was being written when it is given up', async () => {
    const { files, keep } = keeping();
    const store = new ClipStore(keep, 1);
    store.add(piece(5));
    await store.discard();
    await settled();
    expect(files.map(({ removed }) => removed)).toEqual([true]);
  });
});

describe('a recording', () => {
  function begin(changes: Partial<RecordingSettings> = {}) {
    const clock = { now: 1000 };
    const picture = new FakeTrack('video');
    const started = startRecording({
      // As much of a browser as is used.
      stream: {} as MediaStream,
      picture: picture as unknown as MediaStreamTrack,
      type: 'video/webm;codecs=vp9,opus',
      Recorder: FakeRecorder as unknown as typeof MediaRecorder,
      store: new ClipStore(() => Promise.resolve(undefined)),
      now: () => clock.now,
      ...changes,
    });
    return { started, clock, picture };
  }
  function beginWell(changes: Partial<RecordingSettings> = {}) {
    const { started, ...rest } = begin(changes);
    const recorder = FakeRecorder.latest;
    if (!started.ok || !recorder) throw new Error('did not begin');
    return { recording: started.value, recorder, ...rest };
  }

  it('comes in pieces of a second, and has the length that it ran', async () => {
    const { recording, recorder, clock } = beginWell();
    expect(recorder.slice).toBe(1000);
    recorder.write('one');
    expect(recording.get()).toMatchObject({ status: 'recording', bytes: 3 });
    clock.now = 2000;
    recording.pause();
    recording.pause();
    clock.now = 7000;
    expect(elapsed(recording.get().clock, clock.now)).toBe(1000);
    recording.resume();
    clock.now = 7600;
    recording.stop();
    recording.stop();
    expect(recording.get().status).toBe('ending');
    const result = await recording.result;
    expect(result).toMatchObject({ ok: true, value: { length: 1600, fault: undefined } });
    expect(result.ok && (await result.value.blob.text())).toBe('oneend');
    expect(result.ok && result.value.blob.type).toBe('video/webm;codecs=vp9,opus');
  });

  it('has the type of its pieces where the recorder does not tell', async () => {
    const { recording, recorder } = beginWell();
    recorder.mimeType = '';
    recording.stop();
    const result = await recording.result;
    expect(result.ok && containerOf(result.value.blob.type)).toBe('mp4');
  });

  it('keeps what there is when the camera is unplugged', async () => {
    const { recording, recorder, picture } = beginWell();
    recorder.write('one');
    picture.endByItself();
    const result = await recording.result;
    expect(result.ok && (await result.value.blob.text())).toBe('oneend');
  });

  it('keeps what there is when the browser breaks it off', async () => {
    const { recording, recorder } = beginWell();
    recorder.dispatchEvent(Object.assign(new Event('error'), { error: new DOMException('x', 'UnknownError') }));
    recorder.stop();
    expect(await recording.result).toMatchObject({ value: { fault: { code: 'broke-off', name: 'UnknownError' } } });
  });

  it('that ended before its first picture is none', async () => {
    const { recording, recorder } = beginWell();
    recorder.write = () => {};
    recording.stop();
    expect(await recording.result).toEqual({ ok: false, fault: { code: 'empty' } });
  });

  it('that is discarded gives its room back', async () => {
    const store = new ClipStore(() => Promise.resolve(undefined));
    const discard = vi.spyOn(store, 'discard');
    const { recording, recorder } = beginWell({ store });
    recorder.write('one');
    await recording.discard();
    expect(discard).toHaveBeenCalled();
    expect(await recording.result).toEqual({ ok: false, fault: { code: 'empty' } });
  });

  it('takes the browser’s own format where the one it named is refused', () =>
    expect(beginWell({ type: 'video/refused' }).recorder.mimeType).toBe('video/webm;codecs=vp8'));

  it('may not begin at all', () =>
    expect(begin({ stream: 'dead' as unknown as MediaStream }).started).toEqual({
      ok: false,
      fault: { code: 'cannot-begin', name: 'InvalidStateError' },
    }));
});
