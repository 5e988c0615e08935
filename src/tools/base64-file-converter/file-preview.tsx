import { useLayoutEffect, useRef, useState } from 'react';
import { previewKind, type PreviewKind } from './preview-kind';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface PreviewProps {
  blob: Blob;
  mimeType: string;
  name: string;
}

/** A picture as a picture, sound and film to play, a PDF to open. Nothing that could run a script is rendered. */
export function Preview(props: PreviewProps) {
  const kind = previewKind(props.mimeType);
  // Another content begins afresh, without the failure of the one before.
  return kind ? <Media key={props.mimeType} kind={kind} {...props} /> : null;
}

type Place = HTMLImageElement | HTMLMediaElement | HTMLAnchorElement;

function Media({ kind, blob, mimeType, name }: PreviewProps & { kind: PreviewKind }) {
  const words = useWords();
  const place = useRef<Place>(null);
  const [failed, setFailed] = useState<Blob>();
  const hasFailed = failed === blob;
  useLayoutEffect(() => {
    // By its content: a browser trusts the type of a Blob, and would refuse a picture that is called text.
    const url = URL.createObjectURL(blob.slice(0, blob.size, mimeType));
    if (place.current instanceof HTMLAnchorElement) place.current.href = url;
    else if (place.current) place.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob, mimeType, hasFailed]);

  const label = words.picture(name);
  const ref = (element: Place | null) => {
    place.current = element;
  };
  const shared = { ref, onError: () => setFailed(blob) };
  if (hasFailed) return <p className={styles.notShown}>{kind === 'image' ? words.notShown : words.notPlayed}</p>;
  switch (kind) {
    case 'image':
      return (
        <div className={styles.picture}>
          <img alt={label} {...shared} />
        </div>
      );
    // What a visitor brings has no subtitles to offer.
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      return <audio controls aria-label={label} className={styles.audio} {...shared} />;
    case 'video':
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      return <video controls aria-label={label} className={styles.video} {...shared} />;
    case 'pdf':
      // The site's policy allows no frames, and the browser's own viewer is better than a frame. The address comes with the effect.
      return (
        <p>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a ref={ref} target="_blank" rel="noopener noreferrer" className={styles.open}>
            {words.openPdf}
          </a>
        </p>
      );
  }
}
