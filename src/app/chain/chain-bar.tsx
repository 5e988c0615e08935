import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { arriveAt, goToStep } from '../../operations/chain/chain';
import { currentChain, followChain, setChain } from '../../operations/chain/chain-state';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { makePart, usePart } from '../../ui/part';
import { useLanguage } from '../languages/language';
import styles from './chain-bar.module.css';
import { stepName } from './step-name';
import { useToolNames } from './use-tool-names';
import { CHAIN_WORDS } from './words';

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
      {saving && isSaving && <saving.SaveChain onClose={() => setSaving(false)} />}
    </nav>
  );
}
