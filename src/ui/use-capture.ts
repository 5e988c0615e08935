import { useEffect, useState, useSyncExternalStore } from 'react';
import { CaptureSession, type Capture } from '../lib/capture/capture-session';
import { browserSurroundings } from '../lib/capture/surroundings';

/** The camera as long as the view is there: when it goes, everything is closed. */
export function useCapture(): readonly [Capture, CaptureSession] {
  const [session] = useState(() => new CaptureSession(browserSurroundings()));
  useEffect(() => session.attend(), [session]);
  return [useSyncExternalStore(session.subscribe, session.get, session.get), session];
}
