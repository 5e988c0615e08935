import { err, ok, type Result } from '../../lib/result';
import type { ClipStore } from './clip-store';
import { nameOf } from '../../lib/capture/faults';
import { elapsed, halt, NEW_CLOCK, run, type RecordingClock } from './recording-clock';

/** A piece comes so often, in milliseconds: what is lost with a crash, and what is held before it can be stored. */
const SLICE = 1000;

export type RecordingFault =
  /** The browser refuses to begin. */
  | { readonly code: 'cannot-begin'; readonly name: string }
  /** It stopped by itself; what was recorded until then is kept. */
  | { readonly code: 'broke-off'; readonly name: string }
  /** It was ended before the first picture. */
  | { readonly code: 'empty' };

export interface RecordingSettings {
  readonly stream: MediaStream;
  /** The track without which there is nothing to record. */
  readonly picture: MediaStreamTrack;
  /** Undefined leaves it to the browser. */
  readonly type: string | undefined;
  readonly Recorder: typeof MediaRecorder;
  readonly store: ClipStore;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/** What there is to tell while it goes on. */
export interface RecordingState {
  readonly status: 'recording' | 'paused' | 'ending';
  readonly clock: RecordingClock;
  readonly bytes: number;
  /** There is no room for files: it fills memory. */
  readonly isInMemory: boolean;
}

/** What was recorded, as the browser wrote it. */
export interface Recorded {
  readonly blob: Blob;
  /** In milliseconds, pauses left out. */
  readonly length: number;
  /** What broke it off, if something did. */
  readonly fault: RecordingFault | undefined;
}

/** A recording under way. */
export class Recording {
  #state: RecordingState = { status: 'recording', clock: NEW_CLOCK, bytes: 0, isInMemory: false };
  readonly #listeners = new Set<() => void>();
  #fault: RecordingFault | undefined;
  #isDiscarded = false;
  /** As the pieces have it: older recorders do not tell. */
  #type = '';
  /** Comes when the recording has ended, by whatever. */
  readonly result: Promise<Result<Recorded, RecordingFault>>;

  constructor(
    readonly recorder: MediaRecorder,
    readonly settings: Omit<RecordingSettings, 'Recorder' | 'type'>,
  ) {
    const { store, picture } = settings;
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return;
      this.#type ||= data.type;
      store.add(data);
      this.#set({ bytes: store.bytes, isInMemory: store.isRefused });
    });
    recorder.addEventListener('error', (event) => {
      this.#fault = { code: 'broke-off', name: nameOf('error' in event ? event.error : undefined) };
    });
    picture.addEventListener('ended', this.stop);
    this.result = new Promise((resolve) => {
      recorder.addEventListener('stop', () => {
        picture.removeEventListener('ended', this.stop);
        this.#end();
        resolve(this.#collect());
      });
    });
  }

  readonly get = (): RecordingState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Begins; throws as the browser does. The event for it comes late in Chromium, half a second after the first picture. */
  begin(): void {
    this.recorder.start(SLICE);
    this.#set({ clock: run(this.#state.clock, this.settings.now()) });
  }

  readonly pause = (): void => {
    if (this.#state.status !== 'recording' || this.recorder.state !== 'recording') return;
    this.recorder.pause();
    this.#set({ status: 'paused', clock: halt(this.#state.clock, this.settings.now()) });
  };

  readonly resume = (): void => {
    if (this.#state.status !== 'paused' || this.recorder.state !== 'paused') return;
    this.recorder.resume();
    this.#set({ status: 'recording', clock: run(this.#state.clock, this.settings.now()) });
  };

  readonly stop = (): void => {
    this.#end();
    // Inactive already when all its tracks have ended.
    if (this.recorder.state !== 'inactive') this.recorder.stop();
  };

  /** Ends it, and keeps nothing. */
  readonly discard = async (): Promise<void> => {
    this.#isDiscarded = true;
    this.stop();
    await this.result;
    await this.settings.store.discard();
  };

  #end(): void {
    if (this.#state.status === 'ending') return;
    this.#set({ status: 'ending', clock: halt(this.#state.clock, this.settings.now()) });
  }

  async #collect(): Promise<Result<Recorded, RecordingFault>> {
    const { store } = this.settings;
    if (this.#isDiscarded || store.bytes === 0) return err(this.#fault ?? { code: 'empty' });
    const blob = await store.finish(this.recorder.mimeType || this.#type);
    return ok({ blob, length: elapsed(this.#state.clock, 0), fault: this.#fault });
  }

  #set(changes: Partial<RecordingState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Begins a recording. A type that the browser names and then refuses is left to its own choice. */
export function startRecording({ Recorder, type, ...settings }: RecordingSettings): Result<Recording, RecordingFault> {
  try {
    const recording = new Recording(createRecorder(Recorder, settings.stream, type), settings);
    recording.begin();
    return ok(recording);
  } catch (error) {
    return err({ code: 'cannot-begin', name: nameOf(error) });
  }
}

function createRecorder(Recorder: typeof MediaRecorder, stream: MediaStream, type: string | undefined): MediaRecorder {
  if (type === undefined) return new Recorder(stream);
  try {
    return new Recorder(stream, { mimeType: type });
  } catch {
    return new Recorder(stream);
  }
}
