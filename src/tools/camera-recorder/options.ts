import * as v from 'valibot';
import { DEFAULT_RESOLUTION, RESOLUTIONS } from '../../lib/capture/constraints';
import { CONTAINERS } from './video-format';

export const PHOTO_FORMATS = ['png', 'jpeg', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Seconds between the click and the photo. */
export const TIMERS = [0, 3, 10] as const;

/** What is remembered of this tool. Devices are not: their ids are the visitor's. */
export const cameraOptions = v.object({
  resolution: v.optional(v.picklist(RESOLUTIONS), DEFAULT_RESOLUTION),
  timer: v.optional(v.picklist(TIMERS), 0),
  /** Records what the shared tab or the system plays. */
  screenSound: v.optional(v.boolean(), true),
  /** Shows the camera as a mirror does. */
  mirror: v.optional(v.boolean(), true),
  /** Saves what is seen in the mirror, not what the camera sees. */
  mirrorFiles: v.optional(v.boolean(), false),
  photoFormat: v.optional(v.picklist(PHOTO_FORMATS), 'png'),
  /** Of JPEG and WebP, in percent. */
  quality: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 92),
  videoFormat: v.optional(v.picklist(['auto', ...CONTAINERS]), 'auto'),
});

export type CameraOptions = v.InferOutput<typeof cameraOptions>;
