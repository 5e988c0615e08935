import type { PhotoFormat } from './options';

export interface PhotoSettings {
  /** Turns left and right round. */
  readonly isMirrored: boolean;
  readonly format: PhotoFormat;
  /** In percent, of formats that have one. */
  readonly quality: number;
}

/** The picture that a video shows now, in all its pixels. Undefined while it shows none, or when memory is short. */
export async function takePhoto(video: HTMLVideoElement, settings: PhotoSettings): Promise<Blob | undefined> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  if (settings.isMirrored) context.setTransform(-1, 0, 0, 1, width, 0);
  context.drawImage(video, 0, 0, width, height);
  return encode(canvas, `image/${settings.format}`, settings.quality);
}

/** A photo of another format as a PNG, the only one that clipboards take. */
export async function toPng(photo: Blob): Promise<Blob> {
  if (photo.type === 'image/png') return photo;
  const bitmap = await createImageBitmap(photo);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const png = await encode(canvas, 'image/png', 100);
  if (!png) throw new Error('The picture is too large for the canvas');
  return png;
}

async function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality / 100));
  return blob ?? undefined;
}
