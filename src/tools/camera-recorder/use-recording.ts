import { useEffect, useRef, useState, type RefObject } from 'react';
import { noteJob } from '../../operations/activity';
import { useToolId } from '../../operations/tool-context';
import { keepAsFile } from '../../lib/blob-sink';
import { withTemporal } from '../../lib/temporal';
import type { Capture } from '../../lib/capture/capture-session';
import { ClipStore } from './clip-store';
import { clipName, timeStamp } from './file-names';
import { finishClip } from './finish-clip';
import type { Gallery } from './use-gallery';
import { mixSound } from './mixed-sound';
import { mirroredStream } from './mirrored-stream';
import { startRecording, type Recording, type RecordingFault } from './recording';
import { recorderOf } from './recorder-of';
import { containerOf, pickVideoType, type Container } from './video-format';

export interface RecordingControl {
  /** The recording that goes on, or is being saved. */
  readonly recording: Recording | undefined;
  /** What went wrong with the last one. */
  readonly fault: RecordingFault | undefined;
  readonly start: (settings: { isMirrored: boolean; format: Container | 'auto' }) => void;
}

/** Records what is captured, one recording at a time, and puts it into the gallery. */
export function useRecording(
  capture: Capture,
  video: RefObject<HTMLVideoElement | null>,
  gallery: Gallery,
): RecordingControl {
  const [recording, setRecording] = useState<Recording>();
  const [fault, setFault] = useState<RecordingFault>();
  const current = useRef<Recording>(undefined);

  useEffect(() => () => void current.current?.discard(), []);
  useNotedJob(recording !== undefined);

  const start: RecordingControl['start'] = ({ isMirrored, format }) => {
    const { stream } = capture;
    const [picture] = stream?.getVideoTracks() ?? [];
    const Recorder = recorderOf(window);
    if (!stream || !picture || !video.current || !Recorder || current.current) return;
    const sound = mixSound(stream.getAudioTracks());
    const made = isMirrored
      ? mirroredStream(video.current, [...sound.tracks])
      : // A stream of its own: recorders break off when a track comes or goes, such as a microphone that is unplugged.
        { stream: new MediaStream([...stream.getVideoTracks(), ...sound.tracks]), end: () => {} };
    const end = () => {
      made.end();
      sound.end();
    };
    const store = new ClipStore(keepAsFile);
    const started = startRecording({
      stream: made.stream,
      picture,
      type: pickVideoType((type) => Recorder.isTypeSupported(type), format),
      Recorder,
      store,
      now: () => performance.now(),
    });
    if (!started.ok) {
      end();
      setFault(started.fault);
      return;
    }
    current.current = started.value;
    setRecording(started.value);
    setFault(undefined);
    void keep(started.value, store, end);
  };

  async function keep(one: Recording, store: ClipStore, end: () => void) {
    const takenAt = Date.now();
    const result = await one.result;
    end();
    setFault(result.ok ? result.value.fault : result.fault);
    if (result.ok) {
      const { blob: recorded, length } = result.value;
      const blob = await finishClip(recorded, length);
      const stamp = await withTemporal((T) => timeStamp(T, takenAt));
      const name = clipName(stamp, containerOf(blob.type));
      const discard = () => void store.discard();
      gallery.change({ do: 'add', shot: { id: gallery.nextId(), kind: 'clip', blob, name, takenAt, length, discard } });
    }
    current.current = undefined;
    setRecording(undefined);
  }

  return { recording, fault, start };
}

/** A new version of the site is not loaded over a recording, and the offer of one names it. */
function useNotedJob(isRecording: boolean): void {
  const toolId = useToolId();
  useEffect(() => (isRecording ? noteJob(toolId, 'record') : undefined), [isRecording, toolId]);
}
