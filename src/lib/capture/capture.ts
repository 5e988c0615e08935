import { err, ok, type Result } from '../result';
import {
  cameraConstraints,
  isBelow,
  microphoneConstraints,
  relax,
  screenConstraints,
  type CameraRequest,
  type FrameRate,
  type Resolution,
} from './constraints';
import { failedConstraint, faultOf, type CaptureFault, type Subject } from './faults';

/** What a picture and a sound are asked for. */
export interface CaptureRequest {
  readonly source: 'camera' | 'screen';
  readonly cameraId: string | undefined;
  /** Undefined for none. */
  readonly microphoneId: string | undefined;
  readonly resolution: Resolution;
  readonly frameRate: FrameRate;
  /** With a screen: the sound of the tab or of the system, where the browser offers it. */
  readonly hasScreenSound?: boolean | undefined;
  /** Where no camera is named: of a phone the one at its back. */
  readonly isBack?: boolean | undefined;
}

/** What is used of `navigator.mediaDevices`; the last is missing on phones. */
export type MediaSource = Pick<
  MediaDevices,
  'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'
> &
  Partial<Pick<MediaDevices, 'getDisplayMedia'>>;

/** A track, and what was given up for it. */
export interface Opened {
  readonly track: MediaStreamTrack;
  /** What a shared screen sounds like. */
  readonly sound?: MediaStreamTrack;
  readonly notes: readonly CaptureFault[];
}

/** The picture of a camera or of the screen, or why there is none. */
export function openPicture(media: MediaSource, request: CaptureRequest): Promise<Result<Opened, CaptureFault>> {
  return request.source === 'screen' ? openScreen(media, request) : openCamera(media, request);
}

async function openCamera(media: MediaSource, request: CaptureRequest): Promise<Result<Opened, CaptureFault>> {
  const { cameraId, resolution, frameRate, isBack } = request;
  const notes: CaptureFault[] = [];
  let wanted: CameraRequest = { cameraId, resolution, frameRate, isBack };
  for (;;) {
    try {
      const track = firstTrack(await media.getUserMedia({ video: cameraConstraints(wanted) }), 'video');
      if (!track) return err({ code: 'not-found', about: 'camera' });
      const isNoted = notes.some(({ code }) => code === 'cannot-size');
      if (!isNoted && isBelow(resolution, track.getSettings())) notes.push({ code: 'cannot-size', resolution });
      return ok({ track, notes });
    } catch (error) {
      const constraint = failedConstraint(error);
      const relaxed = constraint === undefined ? undefined : relax(wanted, constraint);
      if (!relaxed) return err(faultOf(error, 'camera'));
      notes.push(relaxed.relief);
      wanted = relaxed.request;
    }
  }
}

async function openScreen(media: MediaSource, request: CaptureRequest): Promise<Result<Opened, CaptureFault>> {
  if (!media.getDisplayMedia) return err({ code: 'unsupported', about: 'screen' });
  try {
    const audio = request.hasScreenSound ? SCREEN_SOUND : false;
    const stream = await media.getDisplayMedia({ video: screenConstraints(request.frameRate), audio });
    const [sound] = request.hasScreenSound ? stream.getAudioTracks() : [];
    const track = firstTrack(stream, 'video', sound);
    if (!track) return err({ code: 'not-found', about: 'screen' });
    const isMissing = request.hasScreenSound && !sound;
    return ok({ track, ...(sound && { sound }), notes: isMissing ? [{ code: 'no-screen-sound' }] : [] });
  } catch (error) {
    return err(faultOf(error, 'screen'));
  }
}

/**
 * The sound of a microphone. It is asked for apart from the picture: so it is known which of them an error is about, and
 * one can change while the other goes on.
 */
export async function openSound(media: MediaSource, microphoneId: string): Promise<Result<Opened, CaptureFault>> {
  const ask = async (audio: MediaTrackConstraints | true, notes: CaptureFault[]) => {
    const track = firstTrack(await media.getUserMedia({ audio }), 'audio');
    return track ? ok({ track, notes }) : err({ code: 'not-found', about: 'microphone' } as const);
  };
  const wanted = microphoneConstraints(microphoneId);
  try {
    return await ask(wanted, []);
  } catch (error) {
    if (wanted === true || failedConstraint(error) === undefined) return err(faultOf(error, 'microphone'));
  }
  try {
    return await ask(true, [{ code: 'other-device', about: 'microphone' }]);
  } catch (error) {
    return err(faultOf(error, 'microphone'));
  }
}

/** As it is played: what cleans the sound of a voice spoils music. */
const SCREEN_SOUND: MediaTrackConstraints = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
};

/** The track that is wanted; any other that came along is ended, or its lamp would stay on. */
function firstTrack(
  stream: MediaStream,
  kind: 'video' | 'audio',
  kept?: MediaStreamTrack,
): MediaStreamTrack | undefined {
  const [first, ...others] = kind === 'video' ? stream.getVideoTracks() : stream.getAudioTracks();
  const strays = kind === 'video' ? stream.getAudioTracks() : stream.getVideoTracks();
  for (const track of [...others, ...strays]) if (track !== kept) track.stop();
  return first;
}

/** Why a track ended that nobody here ended: unplugged, not allowed any more, or not shared any more. */
export function endingOf(about: Subject, permission: PermissionState | undefined): CaptureFault {
  if (about === 'screen') return { code: 'sharing-ended' };
  const isAllowed = permission === undefined || permission === 'granted';
  return { code: isAllowed ? 'disconnected' : 'revoked', about };
}
