/** Pictures per second while the page is out of sight, where the video tells of none; browsers may make it fewer. */
const UNSEEN_RATE = 30;

/** A stream, and what ends its part of the work. */
export interface MadeStream {
  readonly stream: MediaStream;
  readonly end: () => void;
}

/** What a video shows with left and right turned round, and the sound of the given tracks with it. */
export function mirroredStream(video: HTMLVideoElement, sound: MediaStreamTrack[]): MadeStream {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false });
  const draw = () => {
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0 || !context) return;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    context.setTransform(-1, 0, 0, 1, width, 0);
    context.drawImage(video, 0, 0, width, height);
  };
  const stopDrawing = onEachPicture(video, draw);
  const timer = setInterval(() => {
    if (document.hidden) draw();
  }, 1000 / UNSEEN_RATE);
  const pictures = canvas.captureStream();
  return {
    stream: new MediaStream([...pictures.getVideoTracks(), ...sound]),
    end: () => {
      stopDrawing();
      clearInterval(timer);
      for (const track of pictures.getTracks()) track.stop();
    },
  };
}

/** Calls back with each picture, or, where a browser does not tell of them, with each of the page. Returns what ends it. */
function onEachPicture(video: HTMLVideoElement, act: () => void): () => void {
  // Firefox has it since version 132.
  const tells = 'requestVideoFrameCallback' in video;
  let request = 0;
  const next = () => {
    act();
    request = tells ? video.requestVideoFrameCallback(next) : requestAnimationFrame(next);
  };
  next();
  return () => (tells ? video.cancelVideoFrameCallback(request) : cancelAnimationFrame(request));
}
