import { describe, expect, it } from 'vitest';
import type { CaptureRequest } from './capture';
import { CaptureSession } from './capture-session';
import { cameraConstraints, isBelow, relax, screenConstraints } from './constraints';
import { sortDevices } from './devices';
import { faultOf } from './faults';
import { FakeTrack, fakeMedia, overconstrained, surroundingsWith } from './testing';

const CAMERA: CaptureRequest = {
  source: 'camera',
  cameraId: undefined,
  microphoneId: undefined,
  resolution: '720p',
  frameRate: 'auto',
};
const picture = (settings: MediaTrackSettings = { width: 640, height: 480, frameRate: 20, deviceId: 'cam' }) =>
  new FakeTrack('video', settings);
const sound = () => new FakeTrack('audio');

/** Gives whatever is asked for. */
const willing = ({ audio, video }: MediaStreamConstraints) => [
  ...(video ? [picture()] : []),
  ...(audio ? [sound()] : []),
];

function open(answer: Parameters<typeof fakeMedia>[0], changes: Parameters<typeof surroundingsWith>[1] = {}) {
  const fake = fakeMedia(answer);
  return { ...fake, session: new CaptureSession(surroundingsWith(fake.media, changes)) };
}

const named = (name: string, message = '') => new DOMException(message, name);
const refuse = (error: unknown) => () => {
  throw error;
};

describe('constraints', () => {
  it.each([
    [
      { resolution: '720p', frameRate: 'auto' },
      { width: { ideal: 1280 }, height: { ideal: 720 } },
    ],
    [
      { resolution: '4k', frameRate: '60', cameraId: 'a' },
      { deviceId: { exact: 'a' }, width: { ideal: 3840 }, height: { ideal: 2160 }, frameRate: { ideal: 60 } },
    ],
    [{}, true],
    [{ isBack: true }, { facingMode: { ideal: 'environment' } }],
    [{ isBack: true, cameraId: 'a' }, { deviceId: { exact: 'a' } }],
  ] as const)('%j are %j', (request, constraints) => expect(cameraConstraints(request)).toEqual(constraints));

  it('of a screen are its rate alone', () => {
    expect(screenConstraints('auto')).toBe(true);
    expect(screenConstraints('30')).toEqual({ frameRate: { ideal: 30 } });
  });

  it.each([
    ['width', 'cannot-size'],
    ['height', 'cannot-size'],
    ['frameRate', 'cannot-rate'],
    ['deviceId', 'other-device'],
    ['', 'other-device'],
    ['zoom', 'other-device'],
  ])('that fail by %j are given up: %s', (constraint, code) =>
    expect(relax({ cameraId: 'a', resolution: '4k', frameRate: '60' }, constraint)?.relief.code).toBe(code),
  );
  it('are given up one after the other, until nothing is left', () => {
    let request: Parameters<typeof relax>[0] = { cameraId: 'a', resolution: '4k', frameRate: '60' };
    const given: string[] = [];
    for (let relaxed = relax(request, ''); relaxed; relaxed = relax(request, '')) {
      given.push(relaxed.relief.code);
      request = relaxed.request;
    }
    expect(given).toEqual(['other-device', 'cannot-size', 'cannot-rate']);
    expect(cameraConstraints(request)).toBe(true);
  });

  it.each([
    ['4k', 640, 480, true],
    ['4k', 3840, 2160, false],
    ['4k', 2160, 3840, false],
    ['4k', 4096, 2160, false],
    ['1080p', 1080, 1920, false],
    ['480p', 640, 480, false],
    ['480p', 320, 240, true],
    ['720p', 640, 480, false],
  ] as const)('%s, given as %d × %d, is below it: %j', (resolution, width, height, below) =>
    expect(isBelow(resolution, { width, height })).toBe(below),
  );
});

describe('an error', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['PermissionDeniedError', 'refused'],
    ['NotFoundError', 'not-found'],
    ['NotReadableError', 'in-use'],
    ['TrackStartError', 'in-use'],
    ['SecurityError', 'blocked'],
    ['AbortError', 'aborted'],
    ['NotSupportedError', 'unsupported'],
  ])('%s is the fault %s', (name, code) => expect(faultOf(named(name), 'camera')).toEqual({ code, about: 'camera' }));

  it.each([
    [named('TimeoutError'), 'TimeoutError'],
    [new TypeError('x'), 'TypeError'],
    ['text', 'string'],
    [undefined, 'undefined'],
  ])('%j that nobody knows keeps its name', (error, name) =>
    expect(faultOf(error, 'microphone')).toEqual({ code: 'unknown', about: 'microphone', name }),
  );
  it('of the operating system is told from that of the visitor', () =>
    expect(faultOf(named('NotAllowedError', 'Permission denied by system'), 'camera').code).toBe('refused-by-system'));
});

it('devices without an id are none that could be chosen', () =>
  expect(
    sortDevices([
      { kind: 'videoinput', deviceId: '', label: '' },
      { kind: 'videoinput', deviceId: 'a', label: 'Front' },
      { kind: 'audioinput', deviceId: 'b', label: '' },
      { kind: 'audiooutput', deviceId: 'c', label: 'Speaker' },
    ]),
  ).toEqual({ cameras: [{ id: 'a', label: 'Front' }], microphones: [{ id: 'b', label: '' }] }));

describe('a session', () => {
  it('asks for nothing before it is told to', async () => {
    const { session, asked } = open(willing);
    const leave = session.attend();
    expect(asked).toEqual([]);
    expect(session.get().status).toBe('off');
    leave();
  });

  it('shows a camera with what it really gives, without a microphone', async () => {
    const { session, asked } = open(willing);
    await session.open(CAMERA);
    expect(session.get()).toMatchObject({
      status: 'live',
      source: 'camera',
      cameraId: 'cam',
      settings: { width: 640, height: 480, frameRate: 20 },
      notes: [],
    });
    expect(asked).toEqual([{ video: { width: { ideal: 1280 }, height: { ideal: 720 } } }]);
  });

  it('ends picture and sound when it is left, and forgets the devices', async () => {
    const { session, state, events } = open(willing);
    const leave = session.attend();
    await session.open({ ...CAMERA, microphoneId: 'default' });
    expect(state.given.map(({ kind, readyState }) => [kind, readyState])).toEqual([
      ['video', 'live'],
      ['audio', 'live'],
    ]);
    expect(session.get().stream?.getTracks()).toHaveLength(2);
    leave();
    expect(state.given.every(({ readyState }) => readyState === 'ended')).toBe(true);
    state.devices = [{ kind: 'videoinput', deviceId: 'late', label: '' }];
    events.dispatchEvent(new Event('devicechange'));
    await Promise.resolve();
    expect(session.get().cameras).toEqual([]);
  });

  it('tells while a microphone is on its way', async () => {
    const { session } = open(willing);
    const seen: unknown[] = [];
    session.subscribe(() => {
      const { status, isSoundComing } = session.get();
      if (status === 'live') seen.push(isSoundComing);
    });
    await session.open({ ...CAMERA, microphoneId: 'default' });
    expect([seen[0], seen.at(-1)]).toEqual([true, false]);
    const { session: silent } = open(willing);
    await silent.open(CAMERA);
    expect(silent.get().isSoundComing).toBe(false);
  });

  it('ends what comes after it was left', async () => {
    const { session, state } = open(willing);
    const leave = session.attend();
    const opening = session.open(CAMERA);
    leave();
    await opening;
    expect(state.given[0]?.readyState).toBe('ended');
    expect(session.get().status).toBe('off');
  });

  it('keeps only the camera that was asked for last', async () => {
    const { session, state } = open(willing);
    await Promise.all([session.open(CAMERA), session.open({ ...CAMERA, cameraId: 'b' })]);
    expect(state.given.map(({ readyState }) => readyState)).toEqual(['ended', 'live']);
    expect(session.get().stream?.getTracks()).toEqual([state.given[1]]);
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'not-found'],
    ['NotReadableError', 'in-use'],
    ['SecurityError', 'blocked'],
    ['AbortError', 'aborted'],
  ])('tells of %s', async (name, code) => {
    const { session } = open(refuse(named(name)));
    await session.open(CAMERA);
    expect(session.get()).toMatchObject({ status: 'off', fault: { code, about: 'camera' } });
  });

  it('has no camera where the page is not secure, or the browser has none', async () => {
    const insecure = new CaptureSession(surroundingsWith(undefined, { isSecure: false }));
    expect(insecure.get().fault).toEqual({ code: 'insecure' });
    await insecure.open(CAMERA);
    expect(insecure.get()).toMatchObject({ status: 'off', fault: { code: 'insecure' } });
    insecure.attend()();
    const old = new CaptureSession(surroundingsWith(undefined));
    expect(old.get().fault).toEqual({ code: 'unsupported', about: 'camera' });
  });

  it('takes the nearest size where a camera cannot do the one asked for', async () => {
    const { session, asked } = open(({ video }) => {
      if (typeof video === 'object' && video.width) throw overconstrained('width');
      return [picture()];
    });
    await session.open({ ...CAMERA, resolution: '4k' });
    expect(asked.at(-1)).toEqual({ video: true });
    expect(session.get()).toMatchObject({ status: 'live', notes: [{ code: 'cannot-size', resolution: '4k' }] });
  });

  it('says so as well where the camera stays below it without an error', async () => {
    const { session } = open(willing);
    await session.open({ ...CAMERA, resolution: '4k' });
    expect(session.get().notes).toEqual([{ code: 'cannot-size', resolution: '4k' }]);
  });

  it('falls back to the first camera where the chosen one is gone', async () => {
    const { session, asked } = open(({ video }) => {
      if (typeof video === 'object' && video.deviceId) throw overconstrained('deviceId');
      return [picture()];
    });
    await session.open({ ...CAMERA, cameraId: 'gone' });
    expect(asked).toHaveLength(2);
    expect(session.get()).toMatchObject({ status: 'live', notes: [{ code: 'other-device', about: 'camera' }] });
  });

  it('gives up when nothing helps', async () => {
    const { session } = open(refuse(overconstrained('')));
    await session.open({ ...CAMERA, cameraId: 'gone', frameRate: '60' });
    expect(session.get().fault).toEqual({ code: 'not-found', about: 'camera' });
  });

  it.each([
    ['granted', 'disconnected'],
    [undefined, 'disconnected'],
    ['denied', 'revoked'],
    ['prompt', 'revoked'],
  ] as const)('whose camera ends while its permission is %s was %s', async (permission, code) => {
    const { session, state } = open(willing, { permissionOf: () => Promise.resolve(permission) });
    await session.open({ ...CAMERA, microphoneId: 'default' });
    state.given[0]?.endByItself();
    await Promise.resolve();
    await Promise.resolve();
    expect(session.get()).toMatchObject({ status: 'off', fault: { code, about: 'camera' } });
    expect(state.given[1]?.readyState).toBe('ended');
  });

  it('goes on without the microphone when that ends', async () => {
    const { session, state } = open(willing);
    await session.open({ ...CAMERA, microphoneId: 'default' });
    state.given[1]?.endByItself();
    await Promise.resolve();
    await Promise.resolve();
    expect(session.get()).toMatchObject({ status: 'live', notes: [{ code: 'disconnected', about: 'microphone' }] });
    expect(session.get().microphoneId).toBeUndefined();
  });

  it('goes on without a microphone that is refused', async () => {
    const { session } = open(({ audio }) => {
      if (audio) throw named('NotAllowedError');
      return [picture()];
    });
    await session.open({ ...CAMERA, microphoneId: 'default' });
    expect(session.get()).toMatchObject({ status: 'live', notes: [{ code: 'refused', about: 'microphone' }] });
  });

  it('takes the default microphone where the chosen one is gone', async () => {
    const { session } = open(({ audio, video }) => {
      if (typeof audio === 'object') throw overconstrained('deviceId');
      return willing({ audio: audio ?? false, video: video ?? false });
    });
    await session.open({ ...CAMERA, microphoneId: 'gone' });
    expect(session.get().notes).toEqual([{ code: 'other-device', about: 'microphone' }]);
    expect(session.get().stream?.getAudioTracks()).toHaveLength(1);
  });

  it('changes the microphone while the picture stays', async () => {
    const { session, state } = open(willing);
    await session.open({ ...CAMERA, microphoneId: 'default' });
    const { stream } = session.get();
    await session.setMicrophone('other');
    await session.setMicrophone(undefined);
    expect(session.get().stream).toBe(stream);
    expect(state.given.map(({ readyState }) => readyState)).toEqual(['live', 'ended', 'ended']);
    expect(session.get().microphoneId).toBeUndefined();
  });

  it('lists the devices anew when one comes or goes, and when one was allowed', async () => {
    const { session, state, events } = open(willing);
    session.attend();
    state.devices = [{ kind: 'videoinput', deviceId: 'cam', label: 'Front' }];
    await session.open(CAMERA);
    expect(session.get().cameras).toEqual([{ id: 'cam', label: 'Front' }]);
    state.devices = [];
    events.dispatchEvent(new Event('devicechange'));
    await Promise.resolve();
    await Promise.resolve();
    expect(session.get().cameras).toEqual([]);
  });

  it('measures a phone anew when it was turned', async () => {
    const settings = { width: 1280, height: 720 };
    const { session } = open(() => [picture(settings)]);
    await session.open(CAMERA);
    settings.width = 720;
    settings.height = 1280;
    session.measure();
    expect(session.get().settings).toMatchObject({ width: 720, height: 1280 });
  });
});

describe('a screen', () => {
  const SCREEN: CaptureRequest = { ...CAMERA, source: 'screen' };

  it('is shared without its sound', async () => {
    const { session, asked } = open(willing);
    await session.open(SCREEN);
    expect(asked).toEqual([{ video: true, audio: false }]);
    expect(session.get()).toMatchObject({ status: 'live', source: 'screen' });
  });
  it('is shared with its sound where that is asked for', async () => {
    const { session, asked, state } = open(willing);
    await session.open({ ...CAMERA, source: 'screen', hasScreenSound: true });
    expect(asked).toEqual([{ video: true, audio: expect.any(Object) }]);
    expect(session.get().stream?.getAudioTracks()).toHaveLength(1);
    expect(session.get().notes).toEqual([]);
    session.close();
    expect(state.given.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  });

  it('keeps its sound when a microphone comes and goes', async () => {
    const { session } = open(willing);
    await session.open({ ...CAMERA, source: 'screen', hasScreenSound: true, microphoneId: 'default' });
    expect(session.get().stream?.getAudioTracks()).toHaveLength(2);
    await session.setMicrophone(undefined);
    expect(session.get().stream?.getAudioTracks()).toHaveLength(1);
  });

  it('says so where its sound is not shared', async () => {
    const { session } = open(({ video }) => (video ? [picture()] : []));
    await session.open({ ...CAMERA, source: 'screen', hasScreenSound: true });
    expect(session.get()).toMatchObject({ status: 'live', notes: [{ code: 'no-screen-sound' }] });
  });

  it('cannot be shared by every browser', async () => {
    const { media } = fakeMedia(willing);
    const session = new CaptureSession(surroundingsWith({ ...media, getDisplayMedia: undefined }));
    await session.open(SCREEN);
    expect(session.get().fault).toEqual({ code: 'unsupported', about: 'screen' });
  });
  it('may be refused', async () => {
    const { session } = open(refuse(named('NotAllowedError')));
    await session.open(SCREEN);
    expect(session.get().fault).toEqual({ code: 'refused', about: 'screen' });
  });
  it('ends when the visitor stops sharing it', async () => {
    const { session, state } = open(willing);
    await session.open(SCREEN);
    state.given[0]?.endByItself();
    await Promise.resolve();
    expect(session.get().fault).toEqual({ code: 'sharing-ended' });
  });
});
