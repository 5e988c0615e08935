import { useState } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { withTemporal } from '../../lib/temporal';
import { downloadBlob } from '../../lib/download';
import { Button } from '../../ui/button/button';
import { ResultHead } from '../../ui/layout/layout';
import { Question } from '../../ui/question/question';
import { showToast } from '../../ui/toast/toast';
import { timeStamp } from './file-names';
import { galleryBytes, type Shot } from './gallery';
import { ShotCard } from './shot-card';
import type { Gallery } from './use-gallery';
import { useWords } from './use-words';
import styles from './view.module.css';
import { ZIP_LIMIT, zipShots } from './zip-shots';

/** What was taken, newest first. A photo that is deleted can be brought back; before anything larger goes, it is asked. */
export function GalleryList({ gallery: { shots, change } }: { gallery: Gallery }) {
  const words = useWords();
  const kit = useKitWords();
  const locale = useLocale();
  const [question, ask] = useState<Shot | 'all'>();
  if (shots.length === 0) return null;
  const bytes = galleryBytes(shots);

  const save = (saved: readonly Shot[]) => change({ do: 'save', ids: saved.map(({ id }) => id) });
  function remove(shot: Shot) {
    if (shot.kind === 'clip') {
      ask(shot);
      return;
    }
    change({ do: 'remove', id: shot.id });
    showToast({
      message: words.deleted(shot.name),
      kind: 'info',
      action: { label: kit.undo, onAction: () => change({ do: 'add', shot }) },
    });
  }
  function confirm() {
    ask(undefined);
    const gone = question === 'all' ? shots : shots.filter(({ id }) => id === question?.id);
    for (const { discard } of gone) discard?.();
    for (const { id } of gone) change({ do: 'remove', id });
  }

  return (
    <section className={styles.gallery} aria-label={words.gallery}>
      <ResultHead
        title={words.gallery}
        meta={words.amount(shots.length, formatBytes(locale, bytes))}
        actions={
          <>
            <Button variant="danger" icon="media/trash-2" onClick={() => ask('all')}>
              {words.deleteAll}
            </Button>
            <DownloadAll shots={shots} isTooLarge={bytes > ZIP_LIMIT} onSave={save} />
          </>
        }
      />
      {bytes > ZIP_LIMIT ? <p className={styles.hint}>{words.tooLargeForZip}</p> : null}
      <ul className={styles.shots}>
        {shots.map((shot) => (
          <ShotCard key={shot.id} shot={shot} onSave={() => save([shot])} onRemove={() => remove(shot)} />
        ))}
      </ul>
      <Question
        open={question !== undefined}
        title={question === 'all' ? words.deleteAllTitle : words.deleteClipTitle}
        act={question === 'all' ? words.deleteAll : words.deleteIt}
        variant="danger-fill"
        onAct={confirm}
        onCancel={() => ask(undefined)}
      >
        <p>{question === 'all' ? words.deleteAllText(shots.length) : words.deleteClipText}</p>
      </Question>
    </section>
  );
}

interface DownloadAllProps {
  shots: readonly Shot[];
  isTooLarge: boolean;
  onSave: (shots: readonly Shot[]) => void;
}

function DownloadAll({ shots, isTooLarge, onSave }: DownloadAllProps) {
  const words = useWords();
  const kit = useKitWords();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const now = Date.now();
      const archive = await zipShots(shots);
      downloadBlob(archive, `camera-${await withTemporal((T) => timeStamp(T, now))}.zip`);
      onSave(shots);
    } catch {
      showToast({ message: kit.downloadFailed, kind: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      variant="primary"
      icon="download"
      aria-busy={isBusy || undefined}
      disabled={isTooLarge || isBusy}
      onClick={() => void save()}
    >
      {isBusy ? kit.working : words.downloadAll}
    </Button>
  );
}
