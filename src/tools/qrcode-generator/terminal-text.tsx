import { useOptions } from '../../operations/use-options';
import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import { useOptionField } from '../../ui/options/use-option-field';
import { pageOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The code as half blocks, for a terminal. */
export function TerminalText({ blocks, isReady }: { blocks: string; isReady: boolean }) {
  const words = useWords();
  const [{ terminal }] = useOptions(pageOptions);
  const field = useOptionField(pageOptions, words.options);
  return (
    <section>
      <ResultHead
        title={words.options.terminal.label}
        actions={
          <>
            {field('terminal', { as: 'buttons', size: 'small', hideLabel: true })}
            <CopyButton sends={words.options.terminal.label} size="small" value={() => blocks} disabled={!isReady} />
          </>
        }
      />
      <pre className={styles.blocks} data-scheme={terminal} aria-hidden>
        {blocks}
      </pre>
    </section>
  );
}
