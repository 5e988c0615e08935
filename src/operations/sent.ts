import { tellUsed } from '../lib/used';

/** What a result is sent away as: a text, or a file. */
export interface Sent {
  readonly text?: string;
  readonly file?: File;
  /** The tool that it comes from, where it comes from one. */
  readonly from?: string | undefined;
  /** The very value that the tool showed, before it was made a text or a file: by it the run is known that made it. */
  readonly made?: unknown;
}

/** The window's event once a tool has given its first field the focus, which has taken what was typed and pasted before. */
export const TOOL_READY = 'toolready';

let waiting: Sent | undefined;
const listeners = new Set<(sent: Sent) => void>();

/** Sends a result to a tool that the visitor is then asked for. What nobody listens to yet waits. */
export function send(sent: Sent): void {
  tellUsed();
  if (listeners.size === 0) waiting = sent;
  for (const listener of [...listeners]) listener(sent);
}

/** Follows what is sent, beginning with what waits. */
export function followSent(listener: (sent: Sent) => void): () => void {
  listeners.add(listener);
  const sent = waiting;
  waiting = undefined;
  if (sent) listener(sent);
  return () => {
    listeners.delete(listener);
  };
}

const copiedListeners = new Set<() => void>();
let copied: { readonly text: string; readonly page: string } | undefined;

/** Keeps in this page's memory what was copied last, and where. */
export function noteCopied(text: string): void {
  copied = { text, page: location.pathname };
  tellUsed();
  for (const listener of [...copiedListeners]) listener();
}

/** Calls the listener when something else was copied; returns what ends that. */
export function followCopied(listener: () => void): () => void {
  copiedListeners.add(listener);
  return () => {
    copiedListeners.delete(listener);
  };
}

/** What was copied last, if that was on the page that is open. */
export function copiedHere(): string | undefined {
  return copied?.page === location.pathname ? copied.text : undefined;
}
