import { Alert } from '../../ui/alert/alert';
import { BlobPicture } from '../../ui/blob-picture/blob-picture';
import { Button } from '../../ui/button/button';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { ResultHead } from '../../ui/layout/layout';
import { normalValue, valueOf, withSize } from './meta';
import { useMeta } from './use-meta';
import { useOwnPicture, type OwnPicture } from './use-own-picture';
import { useWords } from './use-words';
import styles from './view.module.css';

/** About how the large and the small card look where the page is shared. */
export function Preview() {
  const words = useWords();
  const [meta, change] = useMeta();
  const { picture, isBad, take, remove } = useOwnPicture();
  const fillIn = ({ file, width, height }: OwnPicture) => change(withSize(meta, width, height, file.type));

  return (
    <>
      <ResultHead title={words.preview} />
      {picture ? (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => fillIn(picture)}>
            {words.pictureSize(picture.width, picture.height)}
          </Button>
          <Button size="small" icon="x" onClick={remove}>
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
      <ShareCard kind="large" file={picture?.file} />
      <ShareCard kind="small" file={picture?.file} />
    </>
  );
}

function ShareCard({ kind, file }: { kind: 'large' | 'small'; file: File | undefined }) {
  const words = useWords();
  const [meta] = useMeta();
  const text = (property: string) => valueOf(meta, property).trim();
  const url = normalValue('url', valueOf(meta, 'og:url'));
  const description = text('og:description');
  return (
    <figure className={styles.figure}>
      <figcaption>{words[kind]}</figcaption>
      <div className={styles.card} data-kind={kind}>
        <div className={styles.picture}>{file ? <BlobPicture picture={file} alt={words.pictureAlt} /> : null}</div>
        <div className={styles.texts}>
          <span className={styles.site}>
            {URL.canParse(url) ? new URL(url).host : text('og:site_name') || words.noSite}
          </span>
          <strong className={styles.title}>{text('og:title') || words.noTitle}</strong>
          {description ? <span className={styles.description}>{description}</span> : null}
        </div>
      </div>
    </figure>
  );
}
