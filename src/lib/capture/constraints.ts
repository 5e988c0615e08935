export const RESOLUTIONS = ['480p', '720p', '1080p', '4k'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** The same in every language. */
export const RESOLUTION_NAMES: Readonly<Record<Resolution, string>> = {
  '480p': '480p',
  '720p': '720p',
  '1080p': '1080p',
  '4k': '4K',
};

export const DEFAULT_RESOLUTION: Resolution = '720p';

export const FRAME_RATES = ['auto', '30', '60'] as const;
export type FrameRate = (typeof FRAME_RATES)[number];

/** Width and height in pixels. */
export const SIZES: Readonly<Record<Resolution, readonly [number, number]>> = {
  '480p': [640, 480],
  '720p': [1280, 720],
  '1080p': [1920, 1080],
  '4k': [3840, 2160],
};

/** What is asked of a camera; a part that is left out is left to the browser. */
export interface CameraRequest {
  readonly cameraId?: string | undefined;
  readonly resolution?: Resolution | undefined;
  readonly frameRate?: FrameRate | undefined;
  /** Of a phone with several, where none is named: the one at its back. */
  readonly isBack?: boolean | undefined;
}

/** Size and rate as wishes, which no camera refuses; the very camera as a demand. */
export function cameraConstraints({
  cameraId,
  resolution,
  frameRate,
  isBack,
}: CameraRequest): MediaTrackConstraints | true {
  const constraints: MediaTrackConstraints = {};
  if (cameraId) constraints.deviceId = { exact: cameraId };
  else if (isBack) constraints.facingMode = { ideal: 'environment' };
  if (resolution) {
    const [width, height] = SIZES[resolution];
    constraints.width = { ideal: width };
    constraints.height = { ideal: height };
  }
  Object.assign(constraints, rateConstraint(frameRate));
  return Object.keys(constraints).length === 0 ? true : constraints;
}

/** A screen has the size it has; only its rate can be asked for. */
export function screenConstraints(frameRate: FrameRate): MediaTrackConstraints | true {
  return frameRate === 'auto' ? true : rateConstraint(frameRate);
}

function rateConstraint(frameRate: FrameRate | undefined): MediaTrackConstraints {
  return frameRate === undefined || frameRate === 'auto' ? {} : { frameRate: { ideal: Number(frameRate) } };
}

/** Of the microphone only which one is asked; the browser cleans its sound as it does for calls. */
export function microphoneConstraints(microphoneId: string): MediaTrackConstraints | true {
  return microphoneId === DEFAULT_MICROPHONE ? true : { deviceId: { exact: microphoneId } };
}

/** Chosen before the browser tells which microphones there are. */
export const DEFAULT_MICROPHONE = 'default';

/** What a request was relieved of. */
export type Relief =
  | { readonly code: 'other-device'; readonly about: 'camera' }
  | { readonly code: 'cannot-size'; readonly resolution: Resolution }
  | { readonly code: 'cannot-rate'; readonly frameRate: FrameRate };

/**
 * The request without the part that the camera could not meet, and which one that was. Browsers keep the name of the
 * constraint to themselves until the camera is allowed: then the camera goes first, since only it is a demand. Undefined
 * when nothing is left to give up.
 */
export function relax(
  request: CameraRequest,
  constraint: string | undefined,
): { readonly request: CameraRequest; readonly relief: Relief } | undefined {
  const { cameraId, resolution, frameRate } = request;
  const isSize = constraint === 'width' || constraint === 'height' || constraint === 'aspectRatio';
  if (isSize && resolution) return withoutSize(request, resolution);
  if (constraint === 'frameRate' && frameRate) return withoutRate(request, frameRate);
  if (cameraId) {
    return { request: { ...request, cameraId: undefined }, relief: { code: 'other-device', about: 'camera' } };
  }
  if (resolution) return withoutSize(request, resolution);
  return frameRate && frameRate !== 'auto' ? withoutRate(request, frameRate) : undefined;
}

function withoutSize(request: CameraRequest, resolution: Resolution) {
  return { request: { ...request, resolution: undefined }, relief: { code: 'cannot-size', resolution } } as const;
}

function withoutRate(request: CameraRequest, frameRate: FrameRate) {
  return { request: { ...request, frameRate: undefined }, relief: { code: 'cannot-rate', frameRate } } as const;
}

/**
 * Whether a camera stayed below a size that was chosen; of the default, a wish that nobody uttered, the real size says
 * enough. A phone held upright counts like one that lies.
 */
export function isBelow(resolution: Resolution, { width, height }: { width?: number; height?: number }): boolean {
  if (resolution === DEFAULT_RESOLUTION || width === undefined || height === undefined) return false;
  const [long, short] = SIZES[resolution];
  return Math.max(width, height) < long && Math.min(width, height) < short;
}
