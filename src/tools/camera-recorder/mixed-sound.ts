/** One track of sound, and what ends its making. */
export interface MixedSound {
  readonly tracks: readonly MediaStreamTrack[];
  readonly end: () => void;
}

/** Recorders take one track of sound: the microphone and what a shared screen plays are mixed into one. */
export function mixSound(tracks: readonly MediaStreamTrack[]): MixedSound {
  if (tracks.length < 2) return { tracks, end: () => {} };
  const context = new AudioContext();
  const mixed = context.createMediaStreamDestination();
  for (const track of tracks) context.createMediaStreamSource(new MediaStream([track])).connect(mixed);
  return { tracks: mixed.stream.getAudioTracks(), end: () => void context.close() };
}
