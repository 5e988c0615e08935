import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocale } from '../../i18n/context';
import { filledSecrets, runningJobs, subscribe as subscribeToActivity } from '../../operations/activity';
import { saveDraftsForReload } from '../../operations/drafts';
import { Button } from '../../ui/button/button';
import { keepForOffline, reloadWithDrafts } from './service-worker';
import { loadFailure, noteFailure, subscribeToFailure, type LoadFailure } from './stale-files';
import styles from './update-offer.module.css';
import { useUpdate } from './use-update';
import { OFFLINE_WORDS } from './words';

interface UpdateOfferProps {
  /** The name of a tool in the visitor's language, by its id. */
  toolName: (id: string) => string;
}

/**
 * What the site says about its own version: a new one is ready, or a part of this one is missing. It also sees to it
 * that the visitor's language is kept for use without a network. Stands once in the shell.
 */
export function UpdateOffer({ toolName }: UpdateOfferProps) {
  const locale = useLocale();
  const failure = useSyncExternalStore(subscribeToFailure, loadFailure, () => undefined);
  const { waiting, apply } = useUpdate();
  const [isPutOff, setPutOff] = useState(false);

  useEffect(() => keepForOffline(locale), [locale]);

  if (waiting && (!isPutOff || failure === 'missing')) {
    return <Offer toolName={toolName} onApply={apply} onLater={() => setPutOff(true)} />;
  }
  return failure ? <Failure failure={failure} /> : null;
}

function Failure({ failure }: { failure: LoadFailure }) {
  const words = OFFLINE_WORDS[useLocale()];
  return (
    <Bar message={words[failure]}>
      <Button size="small" onClick={() => noteFailure(undefined)}>
        {words.close}
      </Button>
      {failure === 'missing' ? (
        <Button size="small" variant="primary" onClick={reloadWithDrafts}>
          {words.reload}
        </Button>
      ) : null}
    </Bar>
  );
}

interface OfferProps extends UpdateOfferProps {
  onApply: () => void;
  onLater: () => void;
}

function Offer({ toolName, onApply, onLater }: OfferProps) {
  const words = OFFLINE_WORDS[useLocale()];
  const jobs = useSyncExternalStore(subscribeToActivity, runningJobs, runningJobs);
  const secrets = useSyncExternalStore(subscribeToActivity, filledSecrets, filledSecrets);
  const [lostFiles, setLostFiles] = useState<readonly string[]>([]);
  const names = (ids: readonly string[]) => [...new Set(ids)].map(toolName);
  const jobTools = names(jobs.map((job) => job.toolId));
  const isCostly = jobTools.length > 0 || secrets.length > 0 || lostFiles.length > 0;

  const reload = () => {
    // What cannot be kept is known only by trying; it is then named, and the next click is the answer.
    const lost = saveDraftsForReload().map((draft) => draft.toolId);
    if (lost.every((id) => lostFiles.includes(id))) onApply();
    else setLostFiles(lost);
  };

  return (
    <Bar
      message={words.ready}
      details={[
        jobTools.length > 0 && words.jobs(jobTools),
        secrets.length > 0 && words.secrets(names(secrets)),
        lostFiles.length > 0 && words.files(names(lostFiles)),
      ].filter((detail) => detail !== false)}
    >
      <Button size="small" onClick={onLater}>
        {words.later}
      </Button>
      <Button size="small" variant="primary" onClick={reload}>
        {isCostly ? words.reloadAnyway : words.reload}
      </Button>
    </Bar>
  );
}

interface BarProps {
  message: string;
  details?: readonly string[];
  children: ReactNode;
}

function Bar({ message, details = [], children }: BarProps) {
  const words = OFFLINE_WORDS[useLocale()];
  return (
    <section className={styles.bar} aria-label={words.region}>
      <div role="status">
        <strong className={styles.message}>{message}</strong>
        {details.map((detail) => (
          <p key={detail} className={styles.detail}>
            {detail}
          </p>
        ))}
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
