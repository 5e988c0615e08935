import type { Pixels } from '../../lib/picture-pixels';

/** Longest side, in pixels, at which a frame of a camera is read. */
const FRAME_SIDE = 1280;

/** What gives the present frame of a video, scaled down where it is large; undefined while there is none. One canvas serves all. */
export function frameGrabber(): (video: HTMLVideoElement) => Pixels | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0 || videoHeight === 0) return undefined;
    const scale = Math.min(1, FRAME_SIDE / Math.max(videoWidth, videoHeight));
    const width = Math.max(1, Math.round(videoWidth * scale));
    const height = Math.max(1, Math.round(videoHeight * scale));
    // Setting it empties the canvas, also to the same size.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    return { pixels: new Uint8Array(context.getImageData(0, 0, width, height).data.buffer), width, height };
  };
}
