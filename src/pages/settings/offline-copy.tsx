import { useEffect, useState } from 'react';
import { eraseCopy, eraseStores, measureCopy, storeCopy } from '../../app/offline/offline-copy';
import { keepsOffline } from '../../app/offline/keeps-offline';
import { useLanguage } from '../../app/languages/language';
import { useIsWritten } from '../../app/use-is-written';
import { formatBytes } from '../../i18n/words';
import { useStored } from '../../operations/use-stored';
import { Button } from '../../ui/button/button';
import styles from './settings.module.css';
import { useSettingsWords } from './use-settings-words';

/** What the site keeps of itself for use without a network, which is nothing of the visitor's. */
export function OfflineCopy() {
  const words = useSettingsWords();
  const { locale } = useLanguage();
  const isWritten = useIsWritten();
  const stored = useStored(keepsOffline);
  const isWanted = isWritten || stored;
  const bytes = useCopySize(isWanted);
  return (
    <section className={styles.card} aria-labelledby="offline">
      <h2 id="offline">{words.offline}</h2>
      <p>{words.offlineHint}</p>
      <div className={styles.row}>
        <span role="status">{stateOf()}</span>
        {!isWanted && <Button onClick={storeCopy}>{words.offlineStore}</Button>}
        {isWanted && bytes !== undefined && bytes > 0 && (
          <Button onClick={() => void eraseCopy().catch(() => undefined)}>{words.offlineErase}</Button>
        )}
      </div>
    </section>
  );

  function stateOf(): string {
    if (!isWanted) return words.offlineOff;
    if (bytes === undefined) return words.offlineCounting;
    return bytes === 0 ? words.offlineNone : words.offlineSize(formatBytes(locale, bytes));
  }
}

/** The bytes of the copy, as soon as they are counted. What a page that was open meanwhile has left of a copy that is not wanted goes. */
function useCopySize(isWanted: boolean): number | undefined {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    const abort = new AbortController();
    const count = async () => {
      if (!isWanted) await eraseStores();
      setBytes(await measureCopy(abort.signal));
    };
    count().catch(() => {
      // Storage is forbidden: there is no copy.
      if (!abort.signal.aborted) setBytes(0);
    });
    return () => abort.abort();
  }, [isWanted]);
  return bytes;
}
