import type { MediaSource } from './capture';
import type { Surroundings } from './capture-session';

/** What this browser gives. On plain http it withholds the devices, whatever the types say. */
export function browserSurroundings(): Surroundings {
  const devices = navigator.mediaDevices as Partial<MediaDevices> | undefined;
  return {
    isSecure: isSecureContext,
    media: isMediaSource(devices) ? devices : undefined,
    createStream: (tracks) => new MediaStream(tracks),
    permissionOf,
  };
}

function isMediaSource(devices: Partial<MediaDevices> | undefined): devices is MediaDevices & MediaSource {
  return typeof devices?.getUserMedia === 'function';
}

async function permissionOf(about: 'camera' | 'microphone'): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: about })).state;
  } catch {
    // Some browsers tell of other permissions only.
    return undefined;
  }
}

/** Whether the sound of a tab or of the system can be shared: browsers that do know how to keep it from the speakers. */
export function offersScreenSound(): boolean {
  const devices = navigator.mediaDevices as Partial<MediaDevices> | undefined;
  // Not in every browser, so not in the types.
  const known = devices?.getSupportedConstraints?.() as { suppressLocalAudioPlayback?: boolean } | undefined;
  return known?.suppressLocalAudioPlayback === true;
}
