/** A photo or clip that was taken; later ones have larger ids. */
export interface Shot {
  readonly id: number;
  readonly kind: 'photo' | 'clip';
  readonly blob: Blob;
  /** Of its file. */
  readonly name: string;
  /** Unix milliseconds. */
  readonly takenAt: number;
  /** Pixels of a photo. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Length of a clip in milliseconds. */
  readonly length?: number;
  /** It was downloaded: leaving loses nothing. */
  readonly isSaved?: boolean;
  /** Gives back the room that it takes outside memory. */
  readonly discard?: () => void;
}

export type GalleryAction =
  /** A new shot, or one that is brought back. */
  | { readonly do: 'add'; readonly shot: Shot }
  /** They were downloaded. */
  | { readonly do: 'save'; readonly ids: readonly number[] }
  | { readonly do: 'remove'; readonly id: number }
  | { readonly do: 'clear' };

/** All shots, newest first; one that is brought back takes its former place. */
export function changeGallery(shots: readonly Shot[], action: GalleryAction): readonly Shot[] {
  switch (action.do) {
    case 'add':
      return [...shots.filter(({ id }) => id !== action.shot.id), action.shot].sort((a, b) => b.id - a.id);
    case 'save':
      return shots.map((shot) => (action.ids.includes(shot.id) ? { ...shot, isSaved: true } : shot));
    case 'remove':
      return shots.filter(({ id }) => id !== action.id);
    case 'clear':
      return shots.length === 0 ? shots : [];
  }
}

/** How many would be lost with the page. */
export function countUnsaved(shots: readonly Pick<Shot, 'isSaved'>[]): number {
  return shots.filter(({ isSaved }) => !isSaved).length;
}

/** Bytes of all together. */
export function galleryBytes(shots: readonly Pick<Shot, 'blob'>[]): number {
  return shots.reduce((sum, { blob }) => sum + blob.size, 0);
}
