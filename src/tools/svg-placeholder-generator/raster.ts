export type RasterFormat = 'png' | 'webp';

/**
 * The picture in pixels, `scale` times as large as it says. Undefined where it is larger than the browser's canvas
 * allows or the browser cannot write the format.
 */
export async function rasterize(
  svg: string,
  { width, height, scale, format }: { width: number; height: number; scale: number; format: RasterFormat },
): Promise<Blob | undefined> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image(width, height);
    picture.src = url;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = height * scale;
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const type = `image/${format}`;
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 1));
    // A browser that lacks a format writes PNG instead.
    return blob?.type === type ? blob : undefined;
  } catch {
    // Too large to be decoded.
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
