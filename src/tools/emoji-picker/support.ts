/** How a text looks when it is drawn in one unusual colour. */
export interface Look {
  /** In pixels. */
  readonly width: number;
  /** `none` leaves no trace, `plain` has the colour asked for, `coloured` one of its own, as emojis have. */
  readonly ink: 'none' | 'plain' | 'coloured';
  /** The same for two texts that are drawn alike. */
  readonly picture: string;
}

/** Draws a text and tells how it looks. */
export type Draw = (text: string) => Look;

/** A private character that no font has: what stands in its place is what missing ones look like. */
const MISSING = '\u{f8ffe}';
/** A sequence that the font lacks falls apart and takes the room of several; flags fall into two narrow letters. */
const WIDER = 1.25;

/** Tells whether the system can draw an emoji as one picture. */
export type CanDraw = (text: string) => boolean;

/** Makes the judge of a system by what its fonts do with emojis that any of them has. */
export function judgeSystem(draw: Draw): CanDraw {
  const usual = draw('😀');
  const missing = draw(MISSING);
  const flag = draw('🏴');
  const isColoured = usual.ink === 'coloured';
  return (text) => {
    const look = draw(text);
    if (look.ink === 'none' || look.width > usual.width * WIDER) return false;
    if (isColoured && look.ink === 'plain') return false;
    // Tags leave no trace where they are not understood: the flag of England is then black.
    if (text.length > 2 && look.picture === flag.picture) return false;
    return look.picture !== missing.picture;
  };
}

/** Pixels of the square in which emojis are drawn to be looked at. */
const SIZE = 20;
/** A colour that no emoji consists of. */
const INK = { red: 255, green: 0, blue: 254 };

/** A pen that draws into a canvas of its own; undefined where the browser gives none. */
export function makePen(): Draw | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE * 2;
  canvas.height = SIZE * 2;
  // Read after every drawing: without this each look would wait for the graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  // The fonts of the cards, from the style sheet.
  context.font = `${SIZE}px "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif`;
  context.textBaseline = 'middle';
  context.fillStyle = `rgb(${INK.red} ${INK.green} ${INK.blue})`;
  return (text) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillText(text, 0, SIZE);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { width: context.measureText(text).width, ...lookAt(data) };
  };
}

/** What pixels of red, green, blue and alpha show; smoothed edges are taken for what they surround. */
export function lookAt(pixels: ArrayLike<number>): Pick<Look, 'ink' | 'picture'> {
  let ink: Look['ink'] = 'none';
  let picture = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha === 0) continue;
    picture = (Math.imul(picture, 31) + at + (red >> 3) * 1024 + (green >> 3) * 32 + (blue >> 3)) | 0;
    if (ink === 'none') ink = 'plain';
    if (alpha < 200 || ink === 'coloured') continue;
    const isPlain = Math.abs(red - INK.red) < 24 && Math.abs(green - INK.green) < 24 && Math.abs(blue - INK.blue) < 24;
    ink = isPlain ? 'plain' : 'coloured';
  }
  return { ink, picture: String(picture) };
}
