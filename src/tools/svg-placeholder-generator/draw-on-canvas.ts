import { captionOf, isSide, layOutCaption, type Design } from './placeholder';

type Context = OffscreenCanvasRenderingContext2D;

/**
 * Draws what `drawPlaceholder` writes as SVG, for a worker: there no browser reads SVG. The size must be one. Everything is
 * in the pixels of the design; the context may be scaled.
 */
export function drawOnCanvas(context: Context, text: string, design: Design): void {
  const { width, height, background, color, pattern } = design;
  if (!isSide(width) || !isSide(height)) throw new RangeError(`No size: ${width} × ${height}`);
  context.fillStyle = background;
  context.beginPath();
  roundedRectangle(context, { x: 0, y: 0, width, height, radius: design.radius });
  context.fill();
  context.strokeStyle = color;
  context.lineWidth = 1;
  context.beginPath();
  if (pattern === 'cross') {
    context.moveTo(0, 0);
    context.lineTo(width, height);
    context.moveTo(width, 0);
    context.lineTo(0, height);
  } else if (pattern === 'border' && width > 1 && height > 1) {
    roundedRectangle(context, { x: 0.5, y: 0.5, width: width - 1, height: height - 1, radius: design.radius });
  }
  context.stroke();
  drawCaption(context, captionOf(text, design), design);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** As SVG does it: each radius is at most half of its own side. */
function roundedRectangle(context: Context, { x, y, width, height, radius }: Box): void {
  if (radius <= 0) {
    context.rect(x, y, width, height);
    return;
  }
  const across = Math.min(radius, width / 2);
  const down = Math.min(radius, height / 2);
  const [left, right, top, bottom] = [x + across, x + width - across, y + down, y + height - down];
  const quarter = Math.PI / 2;
  context.ellipse(left, top, across, down, 0, 2 * quarter, 3 * quarter);
  context.ellipse(right, top, across, down, 0, 3 * quarter, 4 * quarter);
  context.ellipse(right, bottom, across, down, 0, 0, quarter);
  context.ellipse(left, bottom, across, down, 0, quarter, 2 * quarter);
  context.closePath();
}

function drawCaption(context: Context, caption: string, design: Design): void {
  const { fontSize, lines } = layOutCaption(caption, design);
  context.font = `${fontSize}px ${design.font}`;
  context.fillStyle = design.color;
  context.textAlign = 'center';
  for (const { text, y } of lines) {
    // SVG shows a run of blanks as one, and none at the ends.
    const shown = text.replace(/[\t ]+/g, ' ').replace(/^ | $/g, '');
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(shown);
    context.fillText(shown, design.width / 2, y + (fontBoundingBoxAscent - fontBoundingBoxDescent) / 2);
  }
}
