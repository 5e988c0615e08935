import { useRef } from 'react';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Sheet } from '../../ui/layout/layout';
import { CameraControls } from './camera-controls';
import { CameraOptionRow } from './camera-option-row';
import { countUnsaved } from './gallery';
import { GalleryList } from './gallery-list';
import { LeaveDialog } from './leave-dialog';
import { cameraOptions } from './options';
import { Stage } from './stage';
import { recorderOf } from './recorder-of';
import { useCapture } from '../../ui/use-capture';
import { useChoices } from './use-choices';
import { useGallery } from './use-gallery';
import { useRecording } from './use-recording';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Photos and clips of a camera or the screen. Nothing is asked for, or opened, before it is clicked for. */
export default function CameraRecorder() {
  const words = useWords();
  const [{ mirror }] = useOptions(cameraOptions);
  const [capture, session] = useCapture();
  const gallery = useGallery();
  const video = useRef<HTMLVideoElement>(null);
  const booth = useRef<HTMLDivElement>(null);
  const recorder = useRecording(capture, video, gallery);
  const { recording } = recorder;
  const isLive = capture.status === 'live';
  const isLocked = capture.status === 'opening' || recording !== undefined;
  const chosen = useChoices(capture, session, isLocked);
  // The button that opens or closes goes away, and would take the focus with it.
  const keepFocus = () => booth.current?.focus({ preventScroll: true });
  const open = () => {
    keepFocus();
    chosen.open();
  };
  const close = () => {
    keepFocus();
    session.close();
  };
  return (
    <Sheet>
      <CameraOptionRow capture={capture} chosen={chosen} isLocked={isLocked} />
      <div ref={booth} className={styles.booth} tabIndex={-1}>
        <Stage
          ref={video}
          capture={capture}
          source={chosen.choices.source}
          isMirrored={mirror}
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
          <CameraControls video={video} capture={capture} gallery={gallery} recorder={recorder} onClose={close} />
        ) : null}
      </div>
      <GalleryList gallery={gallery} />
      <LeaveDialog isRecording={recording !== undefined} unsaved={countUnsaved(gallery.shots)} />
    </Sheet>
  );
}
