import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import type { CaptureRequest } from '../../lib/capture/capture';
import { cameraChoices } from '../../lib/capture/device-choices';
import { hasTorch, switchTorch } from '../../lib/capture/torch';
import type { Failure } from '../../lib/failure';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import { failureHint, failureTitle } from '../../ui/text-output/failure-words';
import { useCapture } from '../../ui/use-capture';
import { beep } from './beep';
import { CodeFrames } from './code-frames';
import { hasSecret } from './collect-codes';
import { cameraOptions } from './operations';
import type { ReadOptions } from './read-picture';
import type { FoundCode, ReadReport } from './report';
import { useFrames } from './use-frames';
import { useWords, type ToolWords } from './use-words';
import styles from './view.module.css';

export interface CameraPanelProps {
  options: ReadOptions;
  /** Takes what was found and gives what is new of it. */
  onFound: (codes: readonly FoundCode[]) => readonly FoundCode[];
}

/** A code is as wide as a palm: 720 lines are enough, and every camera has them. */
const requestOf = (cameraId: string | undefined): CaptureRequest => ({
  source: 'camera',
  isBack: true,
  cameraId,
  microphoneId: undefined,
  resolution: '720p',
  frameRate: 'auto',
});

/** Why the camera is off, where the visitor did not say so. */
type Rest = 'hidden' | 'found';

/** What the camera sees, with a frame on each code. It is on while this is shown, and ends by itself when the page is hidden. */
export function CameraPanel({ options, onFound }: CameraPanelProps) {
  const words = useWords();
  const [{ keepScanning, sound }, setOptions] = useOptions(cameraOptions);
  const [capture, session] = useCapture();
  const [cameraId, setCameraId] = useState<string>();
  const [rest, setRest] = useState<Rest>();
  const [report, setReport] = useState<ReadReport>();
  const [latest, setLatest] = useState<FoundCode>();
  const [failure, setFailure] = useState<Failure>();
  const video = useRef<HTMLVideoElement>(null);
  const isLive = capture.status === 'live';

  const open = (id: string | undefined = cameraId) => {
    setRest(undefined);
    setFailure(undefined);
    setReport(undefined);
    void session.open(requestOf(id));
  };
  const stop = (why: Rest) => {
    if (session.get().status === 'off') return;
    session.close();
    setRest(why);
    setReport(undefined);
  };
  useEffect(() => void session.open(requestOf(undefined)), [session]);
  useStopWhenHidden(() => stop('hidden'));
  useFrames({
    video,
    isLive,
    options,
    onReport: (found) => {
      setReport(found);
      const added = onFound(found?.codes ?? []);
      const last = added.at(-1);
      if (!last) return;
      setLatest(last);
      if (sound) beep();
      if (!keepScanning) stop('found');
    },
    onFailure: (reason) => {
      session.close();
      setFailure(reason);
    },
  });

  return (
    <section className={styles.camera} aria-label={words.camera}>
      {isLive ? (
        <LivePicture ref={video} stream={capture.stream} report={report} />
      ) : (
        <CameraOff capture={capture} rest={rest} failure={failure} onOpen={() => open()} />
      )}
      <p role="status" className={styles.latest}>
        {statusText({ isLive, latest, words })}
      </p>
      <div className={styles.cameraOptions}>
        <Select
          label={words.camera}
          hideLabel
          size="small"
          disabled={!isLive}
          {...cameraChoices(capture, { cameraId }, words)}
          onChange={(id) => {
            setCameraId(id || undefined);
            open(id || undefined);
          }}
        />
        <Switch
          label={words.cameraOptions.keepScanning}
          checked={keepScanning}
          onChange={(next) => setOptions({ keepScanning: next })}
        />
        <Switch label={words.cameraOptions.sound} checked={sound} onChange={(next) => setOptions({ sound: next })} />
        {capture.stream ? <Torch key={capture.stream.id} stream={capture.stream} /> : null}
      </div>
    </section>
  );
}

interface StatusFacts {
  isLive: boolean;
  latest: FoundCode | undefined;
  words: ToolWords;
}

/** The secret of a code is not said aloud. */
function statusText({ isLive, latest, words }: StatusFacts): string {
  if (!latest) return isLive ? words.looking : '';
  return words.justFound(words.kinds[latest.kind], hasSecret(latest) ? undefined : latest.text.slice(0, 80));
}

interface LivePictureProps {
  ref: RefObject<HTMLVideoElement | null>;
  stream: MediaStream | undefined;
  report: ReadReport | undefined;
}

function LivePicture({ ref, stream, report }: LivePictureProps) {
  const words = useWords();
  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream ?? null;
  }, [ref, stream]);
  return (
    <div className={styles.framed}>
      {/* A live picture has no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video ref={ref} className={styles.video} aria-label={words.preview} autoPlay muted playsInline />
      {report ? (
        <CodeFrames codes={report.codes} width={report.width} height={report.height} hasNumbers={false} />
      ) : null}
    </div>
  );
}

interface CameraOffProps {
  capture: ReturnType<typeof useCapture>[0];
  rest: Rest | undefined;
  failure: Failure | undefined;
  onOpen: () => void;
}

/** Why there is no picture, and the way back to it. */
function CameraOff({ capture: { status, fault }, rest, failure, onOpen }: CameraOffProps) {
  const words = useWords();
  const kit = useKitWords();
  const locale = useLocale();
  if (status === 'opening') {
    return (
      <div className={styles.off} aria-busy>
        <p role="status">{words.opening}</p>
      </div>
    );
  }
  return (
    <div className={styles.off}>
      {fault ? <Alert kind="error">{words.captureFault(fault)}</Alert> : null}
      {failure ? (
        <Alert kind="error" title={failureTitle(kit, failure)}>
          {failureHint(kit, locale, failure)}
        </Alert>
      ) : null}
      {rest ? <p role="status">{words.rests[rest]}</p> : null}
      {fault?.code === 'insecure' ? null : (
        <Button icon="camera" onClick={onOpen}>
          {fault ? kit.retry : words.startAgain}
        </Button>
      )}
    </div>
  );
}

/** A switch for the light of the camera, where it has one. */
function Torch({ stream }: { stream: MediaStream }) {
  const words = useWords();
  const [isOn, setOn] = useState(false);
  const [track] = stream.getVideoTracks();
  if (!track || !hasTorch(track)) return null;
  const change = async (next: boolean) => {
    if (await switchTorch(track, next)) setOn(next);
  };
  return <Switch label={words.torch} checked={isOn} onChange={(next) => void change(next)} />;
}

function useStopWhenHidden(stop: () => void): void {
  const onChange = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') stop();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
