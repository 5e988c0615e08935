export const CONTAINERS = ['mp4', 'webm'] as const;
export type Container = (typeof CONTAINERS)[number];

/** Best first: H.264 plays everywhere, but not every browser can write it, and some write nothing else. */
export const VIDEO_TYPES = [
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
  'video/mp4',
] as const;

/** The kind of file that a MIME type names: what the browser says that it recorded, not what it was asked for. */
export function containerOf(mimeType: string): Container {
  return /^video\/mp4\b/i.test(mimeType) ? 'mp4' : 'webm';
}

/** The containers that the browser can write, best first. */
export function supportedContainers(isSupported: (type: string) => boolean): Container[] {
  return [...new Set(VIDEO_TYPES.filter((type) => isSupported(type)).map(containerOf))];
}

/** The first type that the browser can write, of the wanted container if there is one; else its own choice. */
export function pickVideoType(
  isSupported: (type: string) => boolean,
  wanted: Container | 'auto' = 'auto',
): string | undefined {
  const supported = VIDEO_TYPES.filter((type) => isSupported(type));
  return supported.find((type) => containerOf(type) === wanted) ?? supported[0];
}
