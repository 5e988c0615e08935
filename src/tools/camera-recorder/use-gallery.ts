import { useEffect, useReducer, useRef } from 'react';
import { keepLargeResults } from '../../lib/blob-sink';
import { changeGallery, type GalleryAction, type Shot } from './gallery';

const NONE: readonly Shot[] = [];

export interface Gallery {
  readonly shots: readonly Shot[];
  readonly change: (action: GalleryAction) => void;
  /** Ids that rise with time. */
  readonly nextId: () => number;
}

/** What was taken since the tool was opened. With the tool it goes, and so do its files. */
export function useGallery(): Gallery {
  const [shots, change] = useReducer(changeGallery, NONE);
  const lastId = useRef(0);
  useEffect(keepLargeResults, []);
  return { shots, change, nextId: () => ++lastId.current };
}
