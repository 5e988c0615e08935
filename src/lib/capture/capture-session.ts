import { endingOf, openPicture, openSound, type CaptureRequest, type MediaSource } from './capture';
import { NO_DEVICES, sortDevices, type Devices } from './devices';
import type { CaptureFault, Subject } from './faults';

/** What the browser gives: all of it may be missing. */
export interface Surroundings {
  readonly isSecure: boolean;
  readonly media: MediaSource | undefined;
  readonly createStream: (tracks: MediaStreamTrack[]) => MediaStream;
  /** Undefined where the browser does not tell. */
  readonly permissionOf: (about: 'camera' | 'microphone') => Promise<PermissionState | undefined>;
}

/** What a track really gives; a browser may leave out any of it. */
export interface RealSettings {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly frameRate?: number | undefined;
}

/** What there is to see and to hear at a moment. */
export interface Capture extends Devices {
  readonly status: 'off' | 'opening' | 'live';
  readonly stream?: MediaStream;
  readonly source?: 'camera' | 'screen';
  /** The device behind the picture, where it says so. */
  readonly cameraId?: string | undefined;
  /** The device behind the sound, as it was asked for. */
  readonly microphoneId?: string | undefined;
  readonly settings?: RealSettings;
  /** A microphone is on its way: what is recorded now would lack its sound. */
  readonly isSoundComing?: boolean;
  /** Why there is no picture. */
  readonly fault?: CaptureFault | undefined;
  /** What is not as it was asked for, though there is a picture. */
  readonly notes: readonly CaptureFault[];
}

const OFF: Capture = { status: 'off', notes: [], ...NO_DEVICES };

/** Opens and closes camera, screen and microphone, and follows what happens to them. Asks for nothing by itself. */
export class CaptureSession {
  #capture: Capture = OFF;
  readonly #listeners = new Set<() => void>();
  #picture: MediaStreamTrack | undefined;
  #sound: MediaStreamTrack | undefined;
  /** Of the shared screen. */
  #screenSound: MediaStreamTrack | undefined;
  /** What was asked for later makes outdated what was asked for before. */
  #turn = 0;
  #soundTurn = 0;

  constructor(readonly surroundings: Surroundings) {
    const fault = this.#unavailable();
    if (fault) this.#capture = { ...OFF, fault };
  }

  readonly get = (): Capture => this.#capture;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Follows the devices until the returned function is called, which also closes everything. */
  readonly attend = (): (() => void) => {
    const { media } = this.surroundings;
    media?.addEventListener('devicechange', this.#onDeviceChange);
    this.#onDeviceChange();
    return () => {
      media?.removeEventListener('devicechange', this.#onDeviceChange);
      this.close();
    };
  };

  /** Opens what is asked for, in the place of what was open. */
  async open(request: CaptureRequest): Promise<void> {
    const turn = ++this.#turn;
    // First, since many phones have only one camera open at a time.
    this.#endTracks();
    const { media } = this.surroundings;
    const fault = this.#unavailable();
    if (!media || fault) return this.#set({ ...OFF, ...this.#devices(), fault });
    this.#set({ ...OFF, ...this.#devices(), status: 'opening' });
    const picture = await openPicture(media, request);
    if (turn !== this.#turn) {
      if (picture.ok) {
        picture.value.track.stop();
        picture.value.sound?.stop();
      }
      return;
    }
    if (!picture.ok) {
      this.#set({ ...OFF, ...this.#devices(), fault: picture.fault });
      return this.#listDevices();
    }
    const { track, sound, notes } = picture.value;
    this.#picture = track;
    this.#screenSound = sound;
    track.addEventListener('ended', () => void this.#pictureEnded(track, request.source));
    this.#set({
      ...this.#capture,
      status: 'live',
      source: request.source,
      stream: this.surroundings.createStream(sound ? [track, sound] : [track]),
      cameraId: track.getSettings().deviceId,
      settings: settingsOf(track),
      isSoundComing: request.microphoneId !== undefined,
      notes,
    });
    if (request.microphoneId !== undefined) await this.setMicrophone(request.microphoneId);
    await this.#listDevices();
  }

  /** Another microphone, or none, for the picture that is there. */
  async setMicrophone(microphoneId: string | undefined): Promise<void> {
    const turn = ++this.#soundTurn;
    const { media } = this.surroundings;
    const { stream, notes } = this.#capture;
    if (!media || !stream) return;
    this.#endSound();
    const others = notes.filter((note) => !isAbout(note, 'microphone'));
    const isSoundComing = microphoneId !== undefined;
    this.#set({ ...this.#capture, microphoneId: undefined, isSoundComing, notes: others });
    if (microphoneId === undefined) return;
    const sound = await openSound(media, microphoneId);
    if (turn !== this.#soundTurn || this.#capture.stream !== stream) {
      if (sound.ok) sound.value.track.stop();
      return;
    }
    if (!sound.ok) return this.#set({ ...this.#capture, isSoundComing: false, notes: [...others, sound.fault] });
    const { track } = sound.value;
    this.#sound = track;
    stream.addTrack(track);
    track.addEventListener('ended', () => void this.#soundEnded(track));
    this.#set({ ...this.#capture, microphoneId, isSoundComing: false, notes: [...others, ...sound.value.notes] });
    await this.#listDevices();
  }

  /** Looks at the size again: a phone that is turned has another one. */
  readonly measure = (): void => {
    if (this.#picture) this.#set({ ...this.#capture, settings: settingsOf(this.#picture) });
  };

  /** Ends every track; also what is still on its way will be ended when it comes. */
  readonly close = (): void => {
    this.#turn += 1;
    this.#endTracks();
    if (this.#capture.status !== 'off') this.#set({ ...OFF, ...this.#devices() });
  };

  async #pictureEnded(track: MediaStreamTrack, source: 'camera' | 'screen'): Promise<void> {
    if (track !== this.#picture) return;
    this.#endTracks();
    const turn = ++this.#turn;
    const permission = source === 'camera' ? await this.surroundings.permissionOf('camera') : undefined;
    if (turn === this.#turn) this.#set({ ...OFF, ...this.#devices(), fault: endingOf(source, permission) });
  }

  async #soundEnded(track: MediaStreamTrack): Promise<void> {
    if (track !== this.#sound) return;
    const { stream } = this.#capture;
    this.#endSound();
    const permission = await this.surroundings.permissionOf('microphone');
    // The camera may have gone with it, and says so itself.
    if (stream !== this.#capture.stream) return;
    const notes = [...this.#capture.notes, endingOf('microphone', permission)];
    this.#set({ ...this.#capture, microphoneId: undefined, notes });
  }

  #endSound(): void {
    if (!this.#sound) return;
    this.#sound.stop();
    this.#capture.stream?.removeTrack(this.#sound);
    this.#sound = undefined;
  }

  #endTracks(): void {
    this.#soundTurn += 1;
    this.#endSound();
    this.#picture?.stop();
    this.#picture = undefined;
    this.#screenSound?.stop();
    this.#screenSound = undefined;
  }

  readonly #onDeviceChange = (): void => void this.#listDevices();

  async #listDevices(): Promise<void> {
    try {
      const found = await this.surroundings.media?.enumerateDevices();
      if (found) this.#set({ ...this.#capture, ...sortDevices(found) });
    } catch {
      // Then there is nothing to choose from, and the browser's own choice is taken.
    }
  }

  #devices(): Devices {
    const { cameras, microphones } = this.#capture;
    return { cameras, microphones };
  }

  #unavailable(): CaptureFault | undefined {
    const { isSecure, media } = this.surroundings;
    if (media) return undefined;
    return isSecure ? { code: 'unsupported', about: 'camera' } : { code: 'insecure' };
  }

  #set(capture: Capture): void {
    this.#capture = capture;
    for (const listener of [...this.#listeners]) listener();
  }
}

function isAbout(fault: CaptureFault, subject: Subject): boolean {
  return 'about' in fault && fault.about === subject;
}

function settingsOf(track: MediaStreamTrack): RealSettings {
  const { width, height, frameRate } = track.getSettings();
  return { width, height, frameRate };
}
