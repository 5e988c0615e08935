import { useSyncExternalStore, type ComponentProps, type RefObject } from 'react';
import { withTemporal } from '../../lib/temporal';
import { Button } from '../../ui/button/button';
import { showToast } from '../../ui/toast/toast';
import type { Capture } from './capture-session';
import { photoName, timeStamp } from './file-names';
import type { CameraOptions } from './options';
import { takePhoto } from './photo';
import type { Recording } from './recording';
import { recorderOf } from './surroundings';
import { useCountdown } from './use-countdown';
import type { Gallery } from './use-gallery';
import { useKeys } from './use-keys';
import type { RecordingControl } from './use-recording';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface CameraControlsProps {
  video: RefObject<HTMLVideoElement | null>;
  capture: Capture;
  options: CameraOptions;
  gallery: Gallery;
  recorder: RecordingControl;
  onClose: () => void;
}

/** Takes photos and records, by buttons and by keys. */
export function CameraControls({ video, capture, options, gallery, recorder, onClose }: CameraControlsProps) {
  const words = useWords();
  const { recording } = recorder;
  const isLive = capture.status === 'live';
  // A screen in a mirror could not be read.
  const isMirrored = options.mirrorFiles && capture.source === 'camera';

  async function shoot() {
    const takenAt = Date.now();
    const shown = video.current;
    const settings = { isMirrored, format: options.photoFormat, quality: options.quality };
    const blob = shown ? await takePhoto(shown, settings) : undefined;
    if (!shown || !blob) {
      showToast({ message: words.photoFailed, kind: 'error' });
      return;
    }
    const size = { width: shown.videoWidth, height: shown.videoHeight };
    const name = photoName(await withTemporal((T) => timeStamp(T, takenAt)), blob.type);
    gallery.change({ do: 'add', shot: { id: gallery.nextId(), kind: 'photo', blob, name, takenAt, size } });
    showToast({ message: words.photoTaken, duration: 1500 });
  }
  const countdown = useCountdown(() => void shoot());
  const isCounting = countdown.left !== undefined;

  const photo = () => {
    if (!isLive) return;
    if (isCounting) countdown.cancel();
    else if (options.timer > 0) countdown.start(options.timer);
    else void shoot();
  };
  const canRecord = isLive && !capture.isSoundComing && recorderOf(window) !== undefined;
  const record = () => {
    if (recording) recording.stop();
    else if (canRecord) recorder.start({ isMirrored, format: options.videoFormat });
  };
  const close = () => {
    recording?.stop();
    onClose();
  };
  useKeys({ onSpace: photo, onR: record });

  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <PlainButton
          size="large"
          variant="primary"
          icon={isCounting ? 'x' : 'camera'}
          disabled={!isLive}
          aria-keyshortcuts="Space"
          onClick={photo}
        >
          {isCounting ? words.cancelPhoto : words.takePhoto}
        </PlainButton>
        {recording ? (
          <RunningButtons recording={recording} />
        ) : (
          <PlainButton size="large" icon="media/video" aria-keyshortcuts="R" disabled={!canRecord} onClick={record}>
            {words.record}
          </PlainButton>
        )}
        <PlainButton size="large" variant="quiet" icon="media/power" className={styles.close} onClick={close}>
          {words.close[capture.source ?? 'camera']}
        </PlainButton>
      </div>
      {/* There before it counts: only changes are read out. */}
      <p className={styles.countdown} role="status" aria-live="assertive">
        {countdown.left === undefined ? null : (
          <>
            <span className="sr">{words.countdown(countdown.left)}</span>
            <span aria-hidden>{countdown.left}</span>
          </>
        )}
      </p>
      <p className={styles.hint}>{words.keys}</p>
    </div>
  );
}

function RunningButtons({ recording }: { recording: Recording }) {
  const words = useWords();
  const { status } = useSyncExternalStore(recording.subscribe, recording.get);
  const isEnding = status === 'ending';
  const isPaused = status === 'paused';
  return (
    <>
      <PlainButton size="large" variant="danger" icon="square" disabled={isEnding} onClick={recording.stop}>
        {words.stop}
      </PlainButton>
      <PlainButton
        size="large"
        icon={isPaused ? 'play' : 'pause'}
        disabled={isEnding}
        onClick={isPaused ? recording.resume : recording.pause}
      >
        {isPaused ? words.resume : words.pause}
      </PlainButton>
    </>
  );
}

/** Leaves the focus where it is when it is clicked, so that the keys go on acting. */
function PlainButton(props: ComponentProps<typeof Button>) {
  return <Button onMouseDown={(event) => event.preventDefault()} {...props} />;
}
