/** A camera or microphone; browsers tell the label only once one of its kind was allowed. */
export interface Device {
  readonly id: string;
  readonly label: string;
}

export interface Devices {
  readonly cameras: readonly Device[];
  readonly microphones: readonly Device[];
}

export const NO_DEVICES: Devices = { cameras: [], microphones: [] };

/** Cameras and microphones that can be chosen. Until they are allowed, browsers name one of each kind without an id. */
export function sortDevices(found: readonly Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'label'>[]): Devices {
  const ofKind = (kind: MediaDeviceKind) =>
    found
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return { cameras: ofKind('videoinput'), microphones: ofKind('audioinput') };
}
