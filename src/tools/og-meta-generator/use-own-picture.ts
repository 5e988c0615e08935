import { useState } from 'react';
import { decodePicture } from '../../lib/decode-picture';

/** A picture from the visitor's machine: the page's policy lets it load none from elsewhere. */
export interface OwnPicture {
  readonly file: File;
  readonly width: number;
  readonly height: number;
}

/** The picture of the preview, and whether the last file was none. */
export function useOwnPicture() {
  const [picture, setPicture] = useState<OwnPicture>();
  const [isBad, setBad] = useState(false);
  async function take(file: File | undefined) {
    const decoded = file && (await decodePicture(file));
    setBad(!decoded);
    setPicture(file && decoded && { file, width: decoded.naturalWidth, height: decoded.naturalHeight });
  }
  return { picture, isBad, take, remove: () => setPicture(undefined) };
}
