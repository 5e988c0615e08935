import { useLayoutEffect, useRef, useState } from 'react';
import { previewKind } from './preview-kind';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface PreviewProps {
  blob: Blob;
  mimeType: string;
  name: string;
}

/** A picture as a picture, sound and film to play, a PDF to open. Nothing that could run a script is rendered. */
export function Preview({ blob, mimeType, name }: PreviewProps) {
  const kind = previewKind(mimeType);
  if (kind === 'pdf') return <PdfLink blob={blob} />;
  // Another content begins afresh, without the failure of the one before.
  if (kind) return <Media key={mimeType} kind={kind} blob={blob} mimeType={mimeType} name={name} />;
  return null;
}

function Media({ kind, blob, mimeType, name }: PreviewProps & { kind: 'image' | 'audio' | 'video' }) {
  const words = useWords();
  const media = useRef<HTMLImageElement | HTMLMediaElement>(null);
  const [failed, setFailed] = useState<Blob>();
  const hasFailed = failed === blob;
  useLayoutEffect(() => {
    // By its content: a browser trusts the type of a Blob, and would refuse a picture that is called text.
    const url = URL.createObjectURL(blob.slice(0, blob.size, mimeType));
    if (media.current) media.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob, mimeType, hasFailed]);

  if (hasFailed) return <p className={styles.notShown}>{kind === 'image' ? words.notShown : words.notPlayed}</p>;
  const shared = {
    ref: (element: HTMLImageElement | HTMLMediaElement | null) => {
      media.current = element;
    },
    onError: () => setFailed(blob),
  };
  if (kind === 'image') {
    return (
      <div className={styles.picture}>
        <img alt={words.picture(name)} {...shared} />
      </div>
    );
  }
  const label = words.picture(name);
  // What a visitor brings has no subtitles to offer.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'audio') return <audio controls aria-label={label} className={styles.audio} {...shared} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video controls aria-label={label} className={styles.video} {...shared} />;
}

/** The site's policy allows no frames, and the browser's own viewer is better than a frame. */
function PdfLink({ blob }: { blob: Blob }) {
  const words = useWords();
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(blob.slice(0, blob.size, 'application/pdf'));
    if (link.current) link.current.href = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return (
    <p>
      {/* The address comes with the effect. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a ref={link} target="_blank" rel="noopener noreferrer" className={styles.open}>
        {words.openPdf}
      </a>
    </p>
  );
}
