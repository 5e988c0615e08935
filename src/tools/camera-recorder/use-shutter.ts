import type { RefObject } from 'react';
import { withTemporal } from '../../lib/temporal';
import { useOptions } from '../../operations/use-options';
import { showToast } from '../../ui/toast/toast';
import type { Capture } from '../../lib/capture/capture-session';
import { photoName, timeStamp } from './file-names';
import { cameraOptions } from './options';
import { takePhoto } from './photo';
import { useCountdown } from './use-countdown';
import type { Gallery } from './use-gallery';
import { useWords } from './use-words';

/** Takes photos of what the video shows, at once or when the seconds are over; pressed meanwhile, it takes none. */
export function useShutter(video: RefObject<HTMLVideoElement | null>, capture: Capture, gallery: Gallery) {
  const words = useWords();
  const [options] = useOptions(cameraOptions);

  async function shoot() {
    const takenAt = Date.now();
    const shown = video.current;
    // A screen in a mirror could not be read.
    const isMirrored = options.mirrorFiles && capture.source === 'camera';
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
  const { left, start, cancel } = useCountdown(() => void shoot());
  const press = () => {
    if (capture.status !== 'live') return;
    if (left !== undefined) cancel();
    else if (options.timer > 0) start(options.timer);
    else void shoot();
  };
  return { left, press };
}
