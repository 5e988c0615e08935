/** A height in pixels as it is where the visitor has set another size of text: style sheets give it in rem, of which 16 px are one. */
export function scaled(pixels: number): number {
  if (typeof document === 'undefined') return pixels;
  return (pixels * parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16;
}
