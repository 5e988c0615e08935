import { useState } from 'react';
import { useOptions } from '../../operations/use-options';
import type { CaptureRequest } from '../../lib/capture/capture';
import type { Capture, CaptureSession } from '../../lib/capture/capture-session';
import { DEFAULT_RESOLUTION, type FrameRate, type Resolution } from '../../lib/capture/constraints';
import { cameraOptions } from './options';
import type { DeviceWishes } from '../../lib/capture/device-choices';
import { offersScreenSound } from '../../lib/capture/surroundings';

/** What is chosen for this visit only. */
export interface Choices extends DeviceWishes {
  readonly source: 'camera' | 'screen';
  readonly frameRate: FrameRate;
}

/** What is to be captured, and what is done at once when that changes. `isLocked` keeps a recording as it is. */
export function useChoices({ status }: Capture, session: CaptureSession, isLocked: boolean) {
  const [{ resolution, screenSound }, setOptions] = useOptions(cameraOptions);
  const [choices, setChoices] = useState<Choices>({ source: 'camera', frameRate: 'auto' });
  const isLive = status === 'live';

  function open(chosen: Choices = choices, size: Resolution = resolution) {
    const { source, cameraId, microphoneId, frameRate } = chosen;
    const hasScreenSound = screenSound && offersScreenSound();
    const request: CaptureRequest = { source, cameraId, microphoneId, frameRate, hasScreenSound, resolution: size };
    void session.open(request);
  }
  function choose(changes: Partial<Choices>) {
    const next = { ...choices, ...changes };
    setChoices(next);
    // A screen is chosen in a window of the browser, which wants a click of its own.
    if (changes.source) session.close();
    else if (isLive && 'microphoneId' in changes) void session.setMicrophone(changes.microphoneId);
    else if (isLive && next.source === 'camera') open(next);
  }
  function resize(size: Resolution) {
    setOptions({ resolution: size });
    if (isLive && choices.source === 'camera') open(choices, size);
  }
  /** After the options have their defaults again. */
  function reset() {
    // What is recorded just now stays as it is.
    if (isLocked) return;
    const next: Choices = { ...choices, frameRate: 'auto' };
    setChoices(next);
    const isOther = resolution !== DEFAULT_RESOLUTION || choices.frameRate !== 'auto';
    if (isLive && isOther && choices.source === 'camera') open(next, DEFAULT_RESOLUTION);
  }
  return { choices, open, choose, resize, reset };
}
