/** Of the tone, in hertz and seconds. */
const PITCH = 880;
const LENGTH = 0.12;
const VOLUME = 0.2;

let context: AudioContext | undefined;

/** A short tone; nothing where the browser plays none. */
export function beep(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const { currentTime } = context;
    const tone = new OscillatorNode(context, { frequency: PITCH });
    const volume = new GainNode(context, { gain: VOLUME });
    // Without it the end is heard as a crack.
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(currentTime + LENGTH);
  } catch {
    // No sound then: what was found is seen and said.
  }
}
