/** Milliseconds from the beginning of one frame to that of the next, at least: ten in a second. */
const FRAME_TIME = 100;

export interface Scan<Frame, Answer> {
  /** The present frame; undefined while there is none. */
  readonly grab: () => Frame | undefined;
  readonly read: (frame: Frame) => Promise<Answer>;
  readonly onAnswer: (answer: Answer) => void;
  readonly signal: AbortSignal;
}

/** Reads frame after frame until it is aborted, never more than one at a time. Rejects when reading does. */
export async function scanFrames<Frame, Answer>({ grab, read, onAnswer, signal }: Scan<Frame, Answer>): Promise<void> {
  while (!signal.aborted) {
    const startedAt = performance.now();
    const frame = grab();
    if (frame !== undefined) {
      const answer = await read(frame);
      if (signal.aborted) return;
      onAnswer(answer);
    }
    await rest(FRAME_TIME - (performance.now() - startedAt), signal);
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.max(0, milliseconds));
    signal.addEventListener('abort', end);
  });
}
