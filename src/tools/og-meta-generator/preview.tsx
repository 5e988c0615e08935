import { useLayoutEffect, useRef, useState } from 'react';
import { decodePicture } from '../../lib/decode-picture';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { ResultHead } from '../../ui/layout/layout';
import { normalValue, valueOf, type Meta } from './meta';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A picture from the visitor's machine: the page's policy lets it load none from elsewhere. */
interface Picture {
  readonly file: File;
  readonly width: number;
  readonly height: number;
}

export interface PreviewProps {
  meta: Meta;
  /** Fills in what is known of the picture. */
  onSize: (width: number, height: number, type: string) => void;
}

/** About how the large and the small card look where the page is shared. */
export function Preview({ meta, onSize }: PreviewProps) {
  const words = useWords();
  const [picture, setPicture] = useState<Picture>();
  const [isBad, setBad] = useState(false);
  const url = normalValue('url', valueOf(meta, 'og:url'));
  const texts = {
    site: URL.canParse(url) ? new URL(url).host : valueOf(meta, 'og:site_name').trim() || words.noSite,
    title: valueOf(meta, 'og:title').trim() || words.noTitle,
    description: valueOf(meta, 'og:description').trim(),
  };

  async function take(file: File | undefined) {
    const decoded = file && (await decodePicture(file));
    setBad(!decoded);
    setPicture(file && decoded && { file, width: decoded.naturalWidth, height: decoded.naturalHeight });
  }

  return (
    <>
      <ResultHead title={words.preview} />
      {picture ? (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => onSize(picture.width, picture.height, picture.file.type)}>
            {words.pictureSize(picture.width, picture.height)}
          </Button>
          <Button size="small" icon="x" onClick={() => setPicture(undefined)}>
            {words.pictureRemove}
          </Button>
        </div>
      ) : (
        <FileDrop
          label={words.pictureLabel}
          hint={words.pictureHint}
          accept="image/*"
          onFiles={([file]) => void take(file)}
        />
      )}
      {isBad ? <Alert kind="error">{words.pictureBad}</Alert> : null}
      <figure className={styles.figure}>
        <figcaption>{words.large}</figcaption>
        <ShareCard kind="large" file={picture?.file} {...texts} />
      </figure>
      <figure className={styles.figure}>
        <figcaption>{words.small}</figcaption>
        <ShareCard kind="small" file={picture?.file} {...texts} />
      </figure>
    </>
  );
}

interface ShareCardProps {
  kind: 'large' | 'small';
  file: File | undefined;
  site: string;
  title: string;
  description: string;
}

function ShareCard({ kind, file, site, title, description }: ShareCardProps) {
  return (
    <div className={styles.card} data-kind={kind}>
      <div className={styles.picture}>{file ? <OwnPicture file={file} /> : null}</div>
      <div className={styles.texts}>
        <span className={styles.site}>{site}</span>
        <strong className={styles.title}>{title}</strong>
        {description ? <span className={styles.description}>{description}</span> : null}
      </div>
    </div>
  );
}

function OwnPicture({ file }: { file: File }) {
  const words = useWords();
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt={words.pictureAlt} />;
}
