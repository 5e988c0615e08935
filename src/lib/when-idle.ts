/** Does some work once the browser has nothing better to do, within five seconds. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
}
