import { useRef, useState } from 'react';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Sheet } from '../../ui/layout/layout';
import { CameraControls } from './camera-controls';
import { CameraOptionRow, type Choices } from './camera-option-row';
import type { CaptureRequest } from './capture';
import { DEFAULT_RESOLUTION, type Resolution } from './constraints';
import { countUnsaved } from './gallery';
import { GalleryList } from './gallery-list';
import { LeaveDialog } from './leave-dialog';
import { cameraOptions, type CameraOptions } from './options';
import { Stage } from './stage';
import { offersScreenSound, recorderOf } from './surroundings';
import { useCapture } from './use-capture';
import { useGallery } from './use-gallery';
import { useRecording } from './use-recording';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Photos and clips of a camera or the screen. Nothing is asked for, or opened, before it is clicked for. */
export default function CameraRecorder() {
  const words = useWords();
  const [options, setOptions, resetOptions] = useOptions(cameraOptions);
  const [choices, setChoices] = useState<Choices>({ source: 'camera', frameRate: 'auto' });
  const [capture, session] = useCapture();
  const gallery = useGallery();
  const video = useRef<HTMLVideoElement>(null);
  const recorder = useRecording(capture, video, gallery);
  const { recording } = recorder;
  const isLive = capture.status === 'live';
  const isLocked = capture.status === 'opening' || recording !== undefined;

  const requestOf = (chosen: Choices, resolution: Resolution): CaptureRequest => ({
    source: chosen.source,
    cameraId: chosen.cameraId,
    microphoneId: chosen.microphoneId,
    frameRate: chosen.frameRate,
    hasScreenSound: options.screenSound && offersScreenSound(),
    resolution,
  });
  const open = () => void session.open(requestOf(choices, options.resolution));

  function choose(changes: Partial<Choices>) {
    const next = { ...choices, ...changes };
    setChoices(next);
    // A screen is chosen in a window of the browser, which wants a click of its own.
    if (changes.source) session.close();
    else if (isLive && 'microphoneId' in changes) void session.setMicrophone(changes.microphoneId);
    else if (isLive && next.source === 'camera') void session.open(requestOf(next, options.resolution));
  }
  function change(changes: Partial<CameraOptions>) {
    setOptions(changes);
    if (changes.resolution && isLive && choices.source === 'camera') {
      void session.open(requestOf(choices, changes.resolution));
    }
  }

  function reset() {
    resetOptions();
    // What is recorded just now stays as it is.
    if (isLocked) return;
    const next: Choices = { ...choices, frameRate: 'auto' };
    setChoices(next);
    const isOther = options.resolution !== DEFAULT_RESOLUTION || choices.frameRate !== 'auto';
    if (isLive && isOther && choices.source === 'camera') void session.open(requestOf(next, DEFAULT_RESOLUTION));
  }

  return (
    <Sheet>
      <CameraOptionRow
        capture={capture}
        choices={choices}
        options={options}
        isLocked={isLocked}
        onChoose={choose}
        onChange={change}
        onReset={reset}
      />
      <div className={styles.booth}>
        <Stage
          ref={video}
          capture={capture}
          source={choices.source}
          isMirrored={options.mirror}
          recording={recording}
          onOpen={open}
          onMeasure={session.measure}
        />
        {isLive && !recorderOf(window) ? <Alert kind="warning">{words.noRecorder}</Alert> : null}
        {capture.notes.map((note, index) => (
          <Alert key={index} kind="warning">
            {words.fault(note)}
          </Alert>
        ))}
        {recorder.fault ? <Alert kind="error">{words.recordingFault(recorder.fault)}</Alert> : null}
        {isLive || recording ? (
          <CameraControls
            video={video}
            capture={capture}
            options={options}
            gallery={gallery}
            recorder={recorder}
            onClose={session.close}
          />
        ) : null}
      </div>
      <GalleryList gallery={gallery} />
      <LeaveDialog isRecording={recording !== undefined} unsaved={countUnsaved(gallery.shots)} />
    </Sheet>
  );
}
