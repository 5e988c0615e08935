import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import type { Capture } from '../../lib/capture/capture-session';
import type { Recording } from './recording';
import { clockText, elapsed } from './recording-clock';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface StageProps {
  ref: RefObject<HTMLVideoElement | null>;
  capture: Capture;
  source: 'camera' | 'screen';
  isMirrored: boolean;
  recording: Recording | undefined;
  onOpen: () => void;
  /** The picture may have another size than before. */
  onMeasure: () => void;
}

/** What the camera sees; before that, what will happen, or why nothing does. */
export function Stage({ ref, capture, source, isMirrored, recording, onOpen, onMeasure }: StageProps) {
  const words = useWords();
  const { status, stream, settings, fault } = capture;

  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream ?? null;
  }, [ref, stream]);

  if (status !== 'live') {
    return (
      <div className={styles.off} aria-busy={status === 'opening'}>
        {fault ? <Alert kind={fault.code === 'sharing-ended' ? 'info' : 'error'}>{words.fault(fault)}</Alert> : null}
        {status === 'opening' ? (
          <p role="status">{words.opening}</p>
        ) : (
          <>
            {fault ? null : <p>{words.invitation}</p>}
            {fault?.code === 'insecure' ? null : (
              <Button
                size="large"
                variant="primary"
                icon={source === 'camera' ? 'camera' : 'media/monitor'}
                onClick={onOpen}
              >
                {fault && fault.code !== 'sharing-ended' ? words.tryAgain : words.open[source]}
              </Button>
            )}
          </>
        )}
        {recording ? <p role="status">{words.saving}</p> : null}
      </div>
    );
  }
  return (
    <figure className={styles.stage}>
      {/* A live picture of oneself has no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={ref}
        className={styles.video}
        aria-label={words.preview}
        data-mirrored={isMirrored && capture.source === 'camera' ? '' : undefined}
        autoPlay
        muted
        playsInline
        onLoadedMetadata={onMeasure}
        onResize={onMeasure}
      />
      <figcaption className="meta">
        <span>{settings ? words.real(settings.width, settings.height, settings.frameRate) : null}</span>
        {capture.isSoundComing ? <span role="status">{words.soundComing}</span> : null}
        {recording ? <RecordingMeter recording={recording} /> : null}
      </figcaption>
    </figure>
  );
}

/** So often the time is read off the clock, in milliseconds: each second is seen. */
const TICK = 250;

function RecordingMeter({ recording }: { recording: Recording }) {
  const words = useWords();
  const locale = useLocale();
  const { status, clock, bytes, isInMemory } = useSyncExternalStore(recording.subscribe, recording.get);
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (clock.since === undefined) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(timer);
  }, [clock.since]);
  return (
    <>
      <span className={styles.meter} data-status={status}>
        <span role="status">{words.recordingStatus[status]}</span>
        <span role="timer" aria-live="off" aria-label={words.length}>
          {clockText(elapsed(clock, now))}
        </span>
        <span>{formatBytes(locale, bytes)}</span>
      </span>
      {isInMemory ? <span role="status">{words.inMemory}</span> : null}
    </>
  );
}
