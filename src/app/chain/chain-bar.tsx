import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { arriveAt, goToStep } from '../../operations/chain/chain';
import { currentChain, followChain, setChain } from '../../operations/chain/chain-state';
import { keepChain } from '../../operations/chain/kept-chain';
import { followStale, sendAgain, staleFrom } from '../../operations/chain/stale';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { makePart, usePart } from '../../ui/part';
import { showToast } from '../../ui/toast/toast';
import { useLanguage } from '../languages/language';
import styles from './chain-bar.module.css';
import { stepName } from './step-name';
import { useToolNames } from './use-tool-names';
import { CHAIN_WORDS, type ChainWords } from './words';

keepChain();

const savePart = makePart(() => import('./save-chain'));

/** The way that a result has taken to this tool: each step opens as it was left, and the whole can be saved. */
export function ChainBar({ toolId }: { readonly toolId: string }) {
  const { locale } = useLanguage();
  const words = CHAIN_WORDS[locale];
  const nameOf = useToolNames();
  const [, navigate] = useLocation();
  const chain = useSyncExternalStore(followChain, currentChain, () => undefined);
  const [isSaving, setSaving] = useState(false);
  const saving = usePart(savePart, isSaving);
  useEffect(() => arriveAt(toolId), [toolId]);
  const stale = useStaleFrom(toolId);
  if (!chain) return null;

  const go = (place: number) => {
    const id = chain.steps[place]?.toolId;
    goToStep(place);
    if (id !== undefined && id !== toolId) navigate(`/${id}`);
  };
  return (
    <nav className={styles.way} aria-label={words.way}>
      <ol className={styles.steps}>
        {chain.steps.map((step, place) => (
          // Steps are added and taken away at the end only.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            {place > 0 && <Icon name="chevron-right" size="s" />}
            <button type="button" aria-current={place === chain.at ? 'step' : undefined} onClick={() => go(place)}>
              {stepName(nameOf(step.toolId), { operation: step.run?.operation, ...step.received }, locale)}
              {place >= stale && <StaleMark label={words.stale} />}
            </button>
          </li>
        ))}
      </ol>
      <span className={styles.acts}>
        <Button size="small" onClick={() => setSaving(true)}>
          {words.save}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon="x"
          iconOnly
          aria-label={words.end}
          onClick={() => {
            setChain(undefined);
            document.getElementById('main')?.focus({ preventScroll: true });
          }}
        />
      </span>
      {(chain.at >= stale || chain.at + 1 === stale) && (
        <StaleNote
          words={words}
          isHere={chain.at >= stale}
          canSend={chain.steps[chain.at]?.run !== undefined}
          onSent={(id) => id !== toolId && navigate(`/${id}`)}
        />
      )}
      {saving && isSaving && <saving.SaveChain onClose={() => setSaving(false)} />}
    </nav>
  );
}

/** The place of the first step that is out of date; beyond all places where none is. */
function useStaleFrom(toolId: string): number {
  const follow = useCallback((listener: () => void) => followStale(toolId, listener), [toolId]);
  return useSyncExternalStore(
    follow,
    () => staleFrom() ?? Infinity,
    () => Infinity,
  );
}

function StaleMark({ label }: { readonly label: string }) {
  return (
    <span className={styles.stale} title={label}>
      <Icon name="refresh-cw" size="s" />
      <span className="sr">{label}</span>
    </span>
  );
}

interface StaleNoteProps {
  readonly words: ChainWords;
  /** The open step is itself out of date; else it is the one that was changed. */
  readonly isHere: boolean;
  readonly canSend: boolean;
  readonly onSent: (toolId: string) => void;
}

/** Says what was changed, and hands the new result on where the open step has made it. */
function StaleNote({ words, isHere, canSend, onSent }: StaleNoteProps) {
  const sendOn = async () => {
    const id = await sendAgain();
    if (id === undefined) showToast({ message: words.noNewResult, kind: 'info' });
    else onSent(id);
  };
  return (
    <div className={styles.note} role="status">
      <span>{isHere ? words.staleHere : words.staleAfter}</span>
      {!isHere && canSend && (
        <Button size="small" icon="send" onClick={() => void sendOn().catch(() => undefined)}>
          {words.sendAgain}
        </Button>
      )}
    </div>
  );
}
