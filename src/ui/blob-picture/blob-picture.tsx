import { useLayoutEffect, useRef, type ComponentProps } from 'react';

export interface BlobPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  /** A file, or the markup of an SVG. */
  picture: Blob | string;
  alt: string;
}

/** A picture that the page holds itself. As a picture and not as part of the page: what is in it stays in it. */
export function BlobPicture({ picture, alt, ...props }: BlobPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const blob = typeof picture === 'string' ? new Blob([picture], { type: 'image/svg+xml' }) : picture;
    const address = URL.createObjectURL(blob);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} alt={alt} {...props} />;
}
