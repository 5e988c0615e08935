import type { Capture } from './capture-session';
import { DEFAULT_MICROPHONE } from './constraints';

/** What cameras are called of which nothing is known. */
export interface CameraWords {
  readonly firstCamera: string;
  readonly unnamedCamera: (number: number) => string;
}

/** The same of microphones. */
export interface MicrophoneWords {
  readonly defaultMicrophone: string;
  readonly noMicrophone: string;
  readonly unnamedMicrophone: (number: number) => string;
}

/** What was wished for; undefined for the first camera, and for no microphone. */
export interface DeviceWishes {
  readonly cameraId?: string | undefined;
  readonly microphoneId?: string | undefined;
}

/** The values of a list of devices, and the chosen one; `''` stands for no device that is known. */
export interface DeviceChoices {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
}

/** The cameras. While one is on, it counts, and not what was wished for. */
export function cameraChoices(
  { cameras, cameraId }: Capture,
  choices: Pick<DeviceWishes, 'cameraId'>,
  words: CameraWords,
): DeviceChoices {
  if (cameras.length === 0) return { options: [{ value: '', label: words.firstCamera }], value: '' };
  const shown = [cameraId, choices.cameraId].find((id) => cameras.some((camera) => camera.id === id));
  return { options: cameras.map(namedBy(words.unnamedCamera)), value: shown ?? cameras[0]?.id ?? '' };
}

/** The microphones, and none. */
export function microphoneChoices(
  { microphones, microphoneId, status }: Capture,
  choices: Pick<DeviceWishes, 'microphoneId'>,
  words: MicrophoneWords,
): DeviceChoices {
  const known =
    microphones.length === 0
      ? [{ value: DEFAULT_MICROPHONE, label: words.defaultMicrophone }]
      : microphones.map(namedBy(words.unnamedMicrophone));
  const options = [{ value: '', label: words.noMicrophone }, ...known];
  const chosen = (status === 'live' ? microphoneId : choices.microphoneId) ?? '';
  const isKnown = options.some(({ value }) => value === chosen);
  // Chosen before the browser told which there are: the first is the one that it takes by itself.
  return { options, value: isKnown ? chosen : (known[0]?.value ?? '') };
}

/** Browsers keep the names to themselves until a device is allowed. */
function namedBy(nameOf: (number: number) => string) {
  return ({ id, label }: { id: string; label: string }, index: number) => ({
    value: id,
    label: label || nameOf(index + 1),
  });
}
