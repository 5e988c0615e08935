import { Button } from '../../ui/button/button';
import type { MomentFault } from './moment-fault';
import { showOffset } from './show-offset';
import { useWords, type ToolWords } from './use-words';
import styles from './view.module.css';

type Asking = Extract<MomentFault, { code: 'which-zone' | 'which-order' | 'unknown-place' }>;

/** Whether there are answers to what is wrong. */
export function isAsking(fault: MomentFault): fault is Asking {
  return fault.code === 'which-zone' || fault.code === 'which-order' || fault.code === 'unknown-place';
}

export interface ChoicesProps {
  fault: Asking;
  /** What was typed. */
  text: string;
  onChoose: (text: string) => void;
}

/** What a text may mean: one button each, which writes the text that means it alone. */
export function Choices({ fault, text, onChoose }: ChoicesProps) {
  const words = useWords();
  return (
    <div className={styles.choices} role="group" aria-label={words.moment}>
      {answersTo(fault, words, text).map(({ label, text: answer }) => (
        <Button key={label} size="small" onClick={() => onChoose(answer)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function answersTo(fault: Asking, words: ToolWords, text: string): readonly { label: string; text: string }[] {
  switch (fault.code) {
    case 'unknown-place':
      return fault.near.map(({ name, zone }) => ({ label: name, text: text.replace(fault.name, zone) }));
    case 'which-order':
      return fault.choices.map((choice) => ({ label: choice.text, text: choice.text }));
    case 'which-zone': {
      const meanings = new Map(Object.entries(words.meanings));
      return fault.choices.map(({ zone, offset, text: answer }) => ({
        label: `${meanings.get(zone) ?? zone} (${showOffset(offset)})`,
        text: answer,
      }));
    }
  }
}
