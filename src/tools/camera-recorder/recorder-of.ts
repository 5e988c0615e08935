/** Undefined where the browser records nothing. */
export function recorderOf(scope: { readonly MediaRecorder?: typeof MediaRecorder }): typeof MediaRecorder | undefined {
  return typeof scope.MediaRecorder === 'function' ? scope.MediaRecorder : undefined;
}
