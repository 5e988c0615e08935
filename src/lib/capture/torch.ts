/** A torch is in no type yet, for it is in few browsers. */
interface TorchCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
}

/** Whether the camera of this track has a light that can be switched. */
export function hasTorch(track: Pick<MediaStreamTrack, 'getCapabilities'>): boolean {
  // Missing in older browsers, whatever the types say.
  const read = track.getCapabilities as (() => TorchCapabilities) | undefined;
  return read?.call(track).torch === true;
}

/** Switches the light of a camera; false where it could not. */
export async function switchTorch(track: Pick<MediaStreamTrack, 'applyConstraints'>, isOn: boolean): Promise<boolean> {
  try {
    const wish: MediaTrackConstraintSet & { readonly torch: boolean } = { torch: isOn };
    await track.applyConstraints({ advanced: [wish] });
    return true;
  } catch {
    return false;
  }
}
