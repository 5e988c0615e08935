interface TransferableBuffer extends ArrayBuffer {
  transfer(length: number): ArrayBuffer;
}

/**
 * Gives a buffer's memory back at once, where the browser can; its content is gone. The collector counts an
 * `ArrayBuffer` as the few bytes of its wrapper, so the blocks of a large file would pile up to gigabytes before it ran.
 */
export function releaseBuffer(buffer: ArrayBuffer): void {
  if (isTransferable(buffer)) buffer.transfer(0);
}

function isTransferable(buffer: ArrayBuffer): buffer is TransferableBuffer {
  return 'transfer' in buffer && typeof buffer.transfer === 'function';
}
