import type { Relief } from './constraints';

/** What a fault is about. */
export type Subject = 'camera' | 'microphone' | 'screen';

/** Why there is no picture or no sound, or not the one that was asked for. */
export type CaptureFault =
  /** Plain http: browsers withhold every camera there. */
  | { readonly code: 'insecure' }
  /** A secure page, and still no cameras: a browser without them. */
  | { readonly code: 'unsupported'; readonly about: Subject }
  | { readonly code: 'refused'; readonly about: Subject }
  /** The visitor allowed it, the operating system did not. */
  | { readonly code: 'refused-by-system'; readonly about: Subject }
  | { readonly code: 'not-found'; readonly about: Subject }
  | { readonly code: 'in-use'; readonly about: Subject }
  /** A policy of the browser, or of the page that this one is framed by. */
  | { readonly code: 'blocked'; readonly about: Subject }
  | { readonly code: 'aborted'; readonly about: Subject }
  | { readonly code: 'unknown'; readonly about: Subject; readonly name: string }
  | { readonly code: 'disconnected'; readonly about: Subject }
  | { readonly code: 'revoked'; readonly about: Subject }
  /** The visitor ended the sharing with the browser's own button. */
  | { readonly code: 'sharing-ended' }
  /** The screen is shared, and its sound is not. */
  | { readonly code: 'no-screen-sound' }
  | { readonly code: 'other-device'; readonly about: 'microphone' }
  | Relief;

/** What was thrown, as far as it says so itself. Not every browser throws a DOMException. */
export function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : typeof error;
}

/** The constraint that could not be met; undefined for any other error, and `''` where the browser does not tell. */
export function failedConstraint(error: unknown): string | undefined {
  if (nameOf(error) !== 'OverconstrainedError') return undefined;
  const isTold = typeof error === 'object' && error !== null && 'constraint' in error;
  return isTold && typeof error.constraint === 'string' ? error.constraint : '';
}

/** The fault that an error of `getUserMedia` or `getDisplayMedia` stands for, by its name. */
export function faultOf(error: unknown, about: Subject): CaptureFault {
  const name = nameOf(error);
  switch (name) {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
      // Chromium's words; there is no name for it.
      return { code: /by system/i.test(messageOf(error)) ? 'refused-by-system' : 'refused', about };
    case 'NotFoundError':
    case 'DevicesNotFoundError':
    // All that could be given up was: no device is left that can do anything.
    case 'OverconstrainedError':
      return { code: 'not-found', about };
    case 'NotReadableError':
    case 'TrackStartError':
      return { code: 'in-use', about };
    case 'SecurityError':
      return { code: 'blocked', about };
    case 'AbortError':
      return { code: 'aborted', about };
    case 'NotSupportedError':
      return { code: 'unsupported', about };
    default:
      return { code: 'unknown', about, name };
  }
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
}
