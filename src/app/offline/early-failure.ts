let hasFailed = false;

function note(): void {
  hasFailed = true;
}

/** Remembers that a part of the page could not be loaded before the watch for such parts was itself there. */
export function noteEarlyFailures(): void {
  window.addEventListener('vite:preloadError', note);
}

/** Ends the remembering, and tells whether anything was missing until now. */
export function takeEarlyFailure(): boolean {
  window.removeEventListener('vite:preloadError', note);
  return hasFailed;
}
