import { tellUsed } from './used';

/** Lets the browser save the blob under the name. The address lives until the browser has begun to read it. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  tellUsed();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
