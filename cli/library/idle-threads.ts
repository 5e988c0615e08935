import { startThread, type Thread } from '../run-in-thread';

/** Starting a thread takes longer than most of what is done in it, so one waits for the next call. */
let idle: Thread | undefined;

/** A thread of one's own until it is given back or ended. */
export function takeThread(): Thread {
  const taken = idle ?? startThread();
  idle = undefined;
  return taken;
}

/** Gives back a thread that has nothing to do. */
export function giveBack(thread: Thread): void {
  if (idle) thread.end();
  else idle = thread;
}
