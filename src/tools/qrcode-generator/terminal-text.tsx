import { TERMINALS } from '../../lib/qr/half-blocks';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import type { PageOptions } from './design-form';
import { useWords } from './use-words';
import styles from './view.module.css';

interface TerminalTextProps {
  blocks: string;
  isReady: boolean;
  options: PageOptions;
  onChange: (changes: Partial<PageOptions>) => void;
}

/** The code as half blocks, for a terminal. */
export function TerminalText({ blocks, options, onChange, isReady }: TerminalTextProps) {
  const words = useWords();
  return (
    <section>
      <ResultHead
        title={words.terminal}
        actions={
          <>
            <ButtonsSelect
              label={words.terminal}
              hideLabel
              size="small"
              options={TERMINALS.map((terminal) => ({ value: terminal, label: words.terminalName(terminal) }))}
              value={options.terminal}
              onChange={(terminal) => onChange({ terminal })}
            />
            <CopyButton size="small" value={() => blocks} disabled={!isReady} />
          </>
        }
      />
      <pre className={styles.blocks} data-scheme={options.terminal} aria-hidden>
        {blocks}
      </pre>
    </section>
  );
}
