import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { canCopyPictures, copyPicture } from '../../lib/picture-files';
import { BlobPicture } from '../../ui/blob-picture/blob-picture';
import { useBlobSource } from '../../ui/blob-picture/use-blob-source';
import { IconButton } from '../../ui/button/icon-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { showToast } from '../../ui/toast/toast';
import type { Shot } from './gallery';
import { toPng } from './photo';
import { clockText } from './recording-clock';
import { useWords } from './use-words';
import styles from './view.module.css';

interface ShotProps {
  shot: Shot;
}

/** A photo or clip, with what can be done with it. */
export function ShotCard({ shot, onSave, onRemove }: ShotProps & { onSave: () => void; onRemove: () => void }) {
  const words = useWords();
  const locale = useLocale();
  const { kind, blob, name, size, length } = shot;
  const facts = [
    size ? `${size.width} × ${size.height}` : undefined,
    length === undefined ? undefined : clockText(length),
    formatBytes(locale, blob.size),
  ];
  const save = () => {
    onSave();
    return blob;
  };
  return (
    <li className={styles.shot}>
      {kind === 'photo' ? <BlobPicture picture={blob} alt={name} className={styles.picture} /> : <Clip shot={shot} />}
      <p className={`${styles.name} verbatim`}>{name}</p>
      <p className="meta">{facts.filter(Boolean).join(' · ')}</p>
      <div className={styles.acts}>
        {kind === 'photo' ? <CopyPhoto shot={shot} /> : null}
        <IconButton icon="media/trash-2" label={words.deleteNamed(name)} onClick={onRemove} />
        <DownloadButton sends size="small" fileName={name} content={save} iconOnly />
      </div>
    </li>
  );
}

function CopyPhoto({ shot: { blob, name } }: ShotProps) {
  const words = useWords();
  const canCopy = useMemo(() => canCopyPictures(), []);
  if (!canCopy) return null;
  async function copy() {
    const worked = await copyPicture(toPng(blob));
    showToast(worked ? { message: words.photoCopied, duration: 1500 } : { message: words.copyFailed, kind: 'error' });
  }
  return <IconButton icon="copy" label={words.copyNamed(name)} onClick={() => void copy()} />;
}

function Clip({ shot: { blob, name } }: ShotProps) {
  const words = useWords();
  const player = useBlobSource<HTMLVideoElement>(blob);
  return (
    // The visitor's own recording, just made: there are no captions of it.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={player}
      className={styles.picture}
      aria-label={words.clip(name)}
      controls
      // What the site's own policy forbids.
      controlsList="nofullscreen"
      disablePictureInPicture
      playsInline
      preload="metadata"
    />
  );
}
