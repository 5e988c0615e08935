import { useSyncExternalStore, type ComponentProps, type RefObject } from 'react';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import type { Capture } from '../../lib/capture/capture-session';
import { cameraOptions } from './options';
import type { Recording } from './recording';
import { recorderOf } from './recorder-of';
import type { Gallery } from './use-gallery';
import { useKeys } from './use-keys';
import type { RecordingControl } from './use-recording';
import { useShutter } from './use-shutter';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface CameraControlsProps {
  video: RefObject<HTMLVideoElement | null>;
  capture: Capture;
  gallery: Gallery;
  recorder: RecordingControl;
  onClose: () => void;
}

/** Takes photos and records, by buttons and by keys. */
export function CameraControls({ video, capture, gallery, recorder, onClose }: CameraControlsProps) {
  const words = useWords();
  const [{ mirrorFiles, videoFormat }] = useOptions(cameraOptions);
  const { left, press } = useShutter(video, capture, gallery);
  const { recording } = recorder;
  const isLive = capture.status === 'live';
  const isCounting = left !== undefined;
  const canRecord = isLive && !capture.isSoundComing && recorderOf(window) !== undefined;
  const record = () => {
    // A screen in a mirror could not be read.
    const isMirrored = mirrorFiles && capture.source === 'camera';
    if (recording) recording.stop();
    else if (canRecord) recorder.start({ isMirrored, format: videoFormat });
  };
  const close = () => {
    recording?.stop();
    onClose();
  };
  useKeys({ onSpace: press, onR: record });

  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <PlainButton
          variant="primary"
          icon={isCounting ? 'x' : 'camera'}
          disabled={!isLive}
          aria-keyshortcuts="Space"
          onClick={press}
        >
          {isCounting ? words.cancelPhoto : words.takePhoto}
        </PlainButton>
        {recording ? (
          <RunningButtons recording={recording} />
        ) : (
          <PlainButton icon="media/video" aria-keyshortcuts="R" disabled={!canRecord} onClick={record}>
            {words.record}
          </PlainButton>
        )}
        <PlainButton variant="quiet" icon="media/power" className={styles.close} onClick={close}>
          {words.close[capture.source ?? 'camera']}
        </PlainButton>
      </div>
      {/* There before it counts: only changes are read out. */}
      <p className={styles.countdown} role="status" aria-live="assertive">
        {isCounting ? (
          <>
            <span className="sr">{words.countdown(left)}</span>
            <span aria-hidden>{left}</span>
          </>
        ) : null}
      </p>
      <p className={styles.hint}>{words.keys}</p>
    </div>
  );
}

function RunningButtons({ recording }: { recording: Recording }) {
  const words = useWords();
  const { status } = useSyncExternalStore(recording.subscribe, recording.get);
  const isEnding = status === 'ending';
  const pause =
    status === 'paused'
      ? { icon: 'play', onClick: recording.resume, children: words.resume }
      : { icon: 'pause', onClick: recording.pause, children: words.pause };
  return (
    <>
      <PlainButton variant="danger" icon="square" disabled={isEnding} onClick={recording.stop}>
        {words.stop}
      </PlainButton>
      <PlainButton disabled={isEnding} {...pause} />
    </>
  );
}

/** Leaves the focus where it is when it is clicked, so that the keys go on acting. */
function PlainButton(props: ComponentProps<typeof Button>) {
  return <Button size="large" onMouseDown={(event) => event.preventDefault()} {...props} />;
}
