/** The size of a picture, such as `640x480`. */
export function readSize(text: string): { readonly width: number; readonly height: number } | undefined {
  const [, width, height] = /^([1-9]\d{0,3})\s?[xX×*]\s?([1-9]\d{0,3})(?:\s?px)?$/.exec(text) ?? [];
  return width === undefined || height === undefined ? undefined : { width: Number(width), height: Number(height) };
}
