import { makeSymbol } from '../../lib/qr/symbol';

/** An address, and a network with signs that a reader must take as they are. */
export const EXAMPLE_TEXTS = ['https://example.com', 'WIFI:T:WPA;S:咖啡馆 ☕;P:p\\:a\\;ss;;'] as const;

/** Pixels of a module, and modules of quiet zone around each code. */
const MODULE = 8;
const QUIET = 4;

/** A picture with a code for each text, side by side on white. */
export async function drawExample(texts: readonly string[] = EXAMPLE_TEXTS, name = 'example.png'): Promise<File> {
  const symbols = texts.flatMap((text) => {
    const symbol = makeSymbol(text, 'medium');
    return symbol.ok ? [symbol.value] : [];
  });
  const canvas = document.createElement('canvas');
  canvas.width = symbols.reduce((sum, { side }) => sum + side + QUIET, QUIET) * MODULE;
  canvas.height = Math.max(...symbols.map(({ side }) => side + 2 * QUIET)) * MODULE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000000';
  let left = QUIET;
  for (const { side, modules } of symbols) {
    modules.forEach((isDark, at) => {
      const [x, y] = [left + (at % side), QUIET + Math.floor(at / side)];
      if (isDark) context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
    });
    left += side + QUIET;
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser writes no PNG');
  return new File([blob], name, { type: 'image/png' });
}
