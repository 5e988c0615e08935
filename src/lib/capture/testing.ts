import type { MediaSource } from './capture';
import type { Surroundings } from './capture-session';

// Devices that do what a test says: real ones cannot be unplugged, refused or taken by others on demand.

/** A track that the test may end. */
export class FakeTrack extends EventTarget {
  readyState: MediaStreamTrackState = 'live';

  constructor(
    readonly kind: 'audio' | 'video',
    readonly settings: MediaTrackSettings = {},
  ) {
    super();
  }

  getSettings(): MediaTrackSettings {
    return this.settings;
  }

  stop(): void {
    this.readyState = 'ended';
  }

  /** As when it is unplugged. */
  endByItself(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

/** A stream of fake tracks. */
export class FakeStream {
  constructor(readonly tracks: FakeTrack[]) {}

  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
  getTracks = () => this.tracks;
  addTrack = (track: FakeTrack) => void this.tracks.push(track);
  removeTrack = (track: FakeTrack) => void this.tracks.splice(this.tracks.indexOf(track), 1);
}

/** As the browser throws it. */
export function overconstrained(constraint: string): Error {
  return Object.assign(new Error('cannot'), { name: 'OverconstrainedError', constraint });
}

type Answer = (constraints: MediaStreamConstraints) => FakeTrack[];

/** Fake devices; `answer` gives the tracks or throws. All that was asked for is noted in `asked`. */
export function fakeMedia(answer: Answer) {
  const asked: MediaStreamConstraints[] = [];
  const events = new EventTarget();
  const state = { answer, devices: [] as Partial<MediaDeviceInfo>[], given: [] as FakeTrack[] };
  const ask = async (constraints: MediaStreamConstraints = {}) => {
    asked.push(constraints);
    await Promise.resolve();
    const tracks = state.answer(constraints);
    state.given.push(...tracks);
    return new FakeStream(tracks);
  };
  const media = {
    getUserMedia: ask,
    getDisplayMedia: ask,
    enumerateDevices: () => Promise.resolve(state.devices),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  // As much of a browser as is used.
  return { media: media as unknown as MediaSource, asked, events, state };
}

/** Surroundings with those devices. */
export function surroundingsWith(media: MediaSource | undefined, changes: Partial<Surroundings> = {}): Surroundings {
  return {
    isSecure: true,
    media,
    createStream: (tracks) => new FakeStream(tracks as unknown as FakeTrack[]) as unknown as MediaStream,
    permissionOf: () => Promise.resolve('granted'),
    ...changes,
  };
}
