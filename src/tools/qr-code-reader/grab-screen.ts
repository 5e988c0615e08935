import { openPicture } from '../../lib/capture/capture';
import type { CaptureFault } from '../../lib/capture/faults';
import { browserSurroundings } from '../../lib/capture/surroundings';
import { err, ok, type Result } from '../../lib/result';

/** One still of a screen, a window or a tab, which the visitor chooses; nothing is shared any longer once it is taken. */
export async function grabScreen(name: string): Promise<Result<File, CaptureFault>> {
  const { media, isSecure, createStream } = browserSurroundings();
  if (!media) return err(isSecure ? { code: 'unsupported', about: 'screen' } : { code: 'insecure' });
  const opened = await openPicture(media, {
    source: 'screen',
    cameraId: undefined,
    microphoneId: undefined,
    resolution: '4k',
    frameRate: 'auto',
  });
  if (!opened.ok) return opened;
  const { track } = opened.value;
  try {
    const blob = await still(createStream([track]));
    return blob ? ok(new File([blob], name, { type: 'image/png' })) : err({ code: 'aborted', about: 'screen' });
  } catch {
    return err({ code: 'aborted', about: 'screen' });
  } finally {
    track.stop();
  }
}

async function still(stream: MediaStream): Promise<Blob | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = stream;
  await video.play();
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  video.srcObject = null;
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
