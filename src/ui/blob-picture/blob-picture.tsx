import type { ComponentProps } from 'react';
import { useBlobSource } from './use-blob-source';

export interface BlobPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  /** A file, or the markup of an SVG. */
  picture: Blob | string;
  alt: string;
}

/** A picture that the page holds itself. As a picture and not as part of the page: what is in it stays in it. */
export function BlobPicture({ picture, alt, ...props }: BlobPictureProps) {
  const image = useBlobSource<HTMLImageElement>(picture);
  return <img ref={image} alt={alt} {...props} />;
}
