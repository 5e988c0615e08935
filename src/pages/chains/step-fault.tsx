import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { SavedChain } from '../../app/chain/chain-file';
import type { Passed } from '../../app/chain/passed';
import type { ChainFault } from '../../app/chain/run-steps';
import { sayFault } from '../../app/chain/say-fault';
import { useToolNames } from '../../app/chain/use-tool-names';
import type { ChainWords } from '../../app/chain/words';
import { useLanguage } from '../../app/languages/language';
import { optionLabel } from '../../app/languages/option-label';
import { toTextSource, type TextSource } from '../../lib/text-source';
import { handOver } from '../../operations/drafts';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import styles from './chains.module.css';

interface StepFaultProps {
  readonly fault: ChainFault;
  readonly steps: SavedChain['steps'];
  readonly words: ChainWords;
}

/** Which step stopped and why, in the words of its tool, and a way to it with what it was given. */
export function StepFault({ fault, steps, words }: StepFaultProps) {
  const { code, step, given } = fault;
  const nameOf = useToolNames();
  const [, navigate] = useLocation();
  const toolId = steps[step]?.toolId ?? '';
  const tool = nameOf(toolId);
  const reason = useReason(fault, steps, words);
  const open = () => {
    const passed = toHandOver(given);
    handOver(toolId, typeof passed === 'string' ? { text: passed } : { text: passed, file: passed });
    navigate(`/${toolId}`);
  };
  return (
    <Alert kind="error" title={words.faults[code](tool, step + 1)}>
      {reason !== undefined && <p className={styles.reason}>{reason}</p>}
      {code !== 'unknown-step' && code !== 'unknown-input' && (
        <Button size="small" onClick={open}>
          {words.openStep(tool)}
        </Button>
      )}
    </Alert>
  );
}

/** What the tool of a step says of its fault, or what it calls the option that is wrong, as soon as its words are here. */
function useReason(fault: ChainFault, steps: SavedChain['steps'], words: ChainWords): string | undefined {
  const { loadToolWords } = useLanguage();
  const [said, setSaid] = useState<{ readonly of: ChainFault; readonly reason: string | undefined }>();
  const { toolId = '', operation = '' } = steps[fault.step] ?? {};
  useEffect(() => {
    let isCurrent = true;
    const say = async () => {
      const own = await loadToolWords?.(toolId);
      if (fault.option) return words.wrongOption(optionLabel(own, fault.option));
      return fault.reason && sayFault(toolId, operation, fault.reason, own);
    };
    say().then(
      (reason) => isCurrent && setSaid({ of: fault, reason }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [fault, toolId, operation, loadToolWords, words]);
  return said?.of === fault ? said.reason : undefined;
}

function toHandOver(given: Passed): TextSource {
  if (typeof given === 'string') return toTextSource(given, 'text.txt');
  return given instanceof File ? given : new File([given], 'input');
}
