/** Usual sizes, in pixels. */
export const PRESETS = [
  { name: '16:9', width: 1280, height: 720 },
  { name: '4:3', width: 800, height: 600 },
  { name: 'square', width: 512, height: 512 },
  { name: 'avatar', width: 128, height: 128 },
  { name: 'openGraph', width: 1200, height: 630 },
  { name: 'favicon', width: 32, height: 32 },
] as const;
