import { useLayoutEffect, useRef, type ComponentProps } from 'react';

export interface CodePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  svg: string;
  /** What the code holds, in words. */
  alt: string;
}

/** A code that was drawn as SVG, as a picture that can be seen, dragged and saved. */
export function CodePicture({ svg, alt, ...props }: CodePictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [svg]);
  return <img ref={picture} alt={alt} {...props} />;
}
