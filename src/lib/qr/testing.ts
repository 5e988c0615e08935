import jsQR from 'jsqr';

/** Size in pixels of a picture as the browser decodes it, and what a reader makes of the QR code in it. */
export async function readPicture(blob: Blob) {
  const picture = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height);
  return { width, height, text: jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data };
}
