import { readColour, type Colour, type Design } from './design';
import { CORNER, DRAWN, outline } from './outline';
import type { QrSymbol } from './symbol';

/** A module from the middle of its upper edge clockwise, each corner round or square. */
function drawModule(column: number, row: number, corners: number): string {
  const topRight = corners & CORNER.topRight ? 'a.5.5 0 0 1 .5.5' : 'h.5v.5';
  const bottomRight = corners & CORNER.bottomRight ? 'a.5.5 0 0 1-.5.5' : 'v.5h-.5';
  const bottomLeft = corners & CORNER.bottomLeft ? 'a.5.5 0 0 1-.5-.5' : 'h-.5v-.5';
  const topLeft = corners & CORNER.topLeft ? 'a.5.5 0 0 1 .5-.5' : 'v-.5h.5';
  return `M${column + 0.5} ${row}${topRight}${bottomRight}${bottomLeft}${topLeft}z`;
}

/** One path for all modules; neighbours with square corners in a row are one rectangle. */
function drawPath(modules: Uint8Array, side: number, margin: number): string {
  let path = '';
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side;) {
      const value = modules[row * side + column] ?? 0;
      let end = column + 1;
      if (value === DRAWN) {
        while (end < side && modules[row * side + end] === DRAWN) end++;
        path += `M${column + margin} ${row + margin}h${end - column}v1h-${end - column}z`;
      } else if (value !== 0) {
        path += drawModule(column + margin, row + margin, value & ~DRAWN);
      }
      column = end;
    }
  }
  return path;
}

function fill([red, green, blue, alpha]: Colour): string {
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return alpha === 255 ? `fill="#${hex}"` : `fill="#${hex}" fill-opacity="${Number((alpha / 255).toFixed(3))}"`;
}

/**
 * Draws a symbol as SVG text: one path, one unit per module. `size` is its width and height in CSS pixels; `logo` is the
 * address (`data:`) of a square picture. Edges are crisp but where the shape has curves, which would be ragged.
 */
export function drawSvg(symbol: QrSymbol, design: Design, size: number, logo?: string): string {
  const { side, modules, hole } = outline(symbol, design.shape, logo !== undefined);
  const { quietZone } = design;
  const whole = side + 2 * quietZone;
  const background = readColour(design.background);
  const rendering = design.shape === 'square' ? ' shape-rendering="crispEdges"' : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${whole} ${whole}"${rendering}>`,
    background[3] === 0 ? '' : `<rect width="${whole}" height="${whole}" ${fill(background)}/>`,
    `<path ${fill(readColour(design.foreground))} d="${drawPath(modules, side, quietZone)}"/>`,
    hole && logo
      ? `<image x="${hole.at + quietZone}" y="${hole.at + quietZone}" width="${hole.side}" height="${hole.side}" href="${logo}"/>`
      : '',
    '</svg>\n',
  ].join('');
}
