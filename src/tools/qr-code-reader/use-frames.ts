import { useEffect, useEffectEvent, type RefObject } from 'react';
import { failureOf, type Failure } from '../../lib/failure';
import { useToolId } from '../../operations/tool-context';
import { frameGrabber } from './frame-grabber';
import { readPixels, type ReadOptions } from './read-picture';
import type { ReadReport } from './report';
import { scanFrames } from './scan-frames';

export interface FramesSettings {
  video: RefObject<HTMLVideoElement | null>;
  isLive: boolean;
  options: ReadOptions;
  /** Undefined where a frame has no code. */
  onReport: (report: ReadReport | undefined) => void;
  onFailure: (failure: Failure) => void;
}

/** Reads the frames of a video one after another while it is live. */
export function useFrames({ video, isLive, options, onReport, onFailure }: FramesSettings): void {
  const toolId = useToolId();
  const tell = useEffectEvent(onReport);
  const fail = useEffectEvent(onFailure);
  const present = useEffectEvent(() => options);
  useEffect(() => {
    if (!isLive) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const grab = frameGrabber();
    scanFrames({
      grab: () => (video.current ? grab(video.current) : undefined),
      read: (frame) => readPixels(frame, present(), { toolId, signal }),
      // A frame without a code is none of the faults that one tells.
      onAnswer: (answer) => tell(answer.ok ? answer.value : undefined),
      signal,
    }).catch((error: unknown) => {
      if (!signal.aborted) fail(failureOf(error));
    });
    return () => controller.abort();
  }, [video, isLive, toolId]);
}
