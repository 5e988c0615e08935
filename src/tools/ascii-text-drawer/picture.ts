/** The size of a letter in the picture, in pixels. */
const CELL = { width: 9, height: 18, font: 15 } as const;
const MARGIN = 12;
/** No browser makes pictures that are larger. */
const LARGEST = 16_000;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** How large the picture of a drawing is. */
export function pictureSize(art: string): PictureSize {
  const lines = art.split('\n');
  const columns = Math.max(...lines.map((line) => line.length));
  return { width: columns * CELL.width + 2 * MARGIN, height: lines.length * CELL.height + 2 * MARGIN };
}

/** Whether a browser can make a PNG of it. */
export function fitsPicture({ width, height }: PictureSize): boolean {
  return width <= LARGEST && height <= LARGEST;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The drawing as a picture of lines of text: each is as wide as its columns, whatever letters the reader has. */
export function toSvg(art: string): string {
  const { width, height } = pictureSize(art);
  const lines = art.split('\n').map((line, index) => {
    if (line.trim() === '') return '';
    const y = MARGIN + index * CELL.height + CELL.font;
    // XML has no control characters; the fonts draw none.
    const text = line.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign).replaceAll(/\p{Cc}/gu, ' ');
    return `<text x="${MARGIN}" y="${y}" textLength="${line.length * CELL.width}" lengthAdjust="spacingAndGlyphs" xml:space="preserve">${text}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    `<g font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="${CELL.font}" fill="#1e1e1e">`,
    ...lines.filter((line) => line !== ''),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** The drawing as a PNG: each letter in the middle of its cell, so that columns stand below each other. */
export async function toPng(art: string): Promise<Blob> {
  const { width, height } = pictureSize(art);
  const scale = fitsPicture({ width: width * 2, height: height * 2 }) ? 2 : 1;
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.scale(scale, scale);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#1e1e1e';
  context.font = `${CELL.font}px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace`;
  context.textAlign = 'center';
  for (const [row, line] of art.split('\n').entries()) {
    for (const [column, character] of Array.from(line).entries()) {
      if (character === ' ') continue;
      context.fillText(character, MARGIN + (column + 0.5) * CELL.width, MARGIN + row * CELL.height + CELL.font);
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}
