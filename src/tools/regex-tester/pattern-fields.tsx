import { useId, useState } from 'react';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { FoldButton } from '../../ui/button/fold-button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { Link } from '../../ui/link/link';
import { InputText } from '../../ui/input-text/input-text';
import { Group } from '../../ui/layout/layout';
import { MenuButton } from '../../ui/menu-button/menu-button';
import { useOptionField } from '../../ui/options/use-option-field';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { COMMON_NAMES, type CommonName } from './common-names';
import { FLAGS, withFlag } from './flags';
import { readPasted } from './literal';
import type { RegexFault } from './operations';
import { testerOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

/** All of them where there is room; on a narrow screen they are folded, so that the result is near. */
function Flags() {
  const words = useWords();
  const [{ flags }, change] = useOptions(testerOptions);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Group label={words.options.flags}>
      <div className={styles.flagsFold}>
        <FoldButton label={words.flagsSet(flags)} isOpen={isOpen} onChange={setOpen} controls={id} variant="quiet" />
      </div>
      <div id={id} className={styles.flags} data-open={isOpen ? '' : undefined}>
        {FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            label={
              <>
                <code>{flag}</code> {words.flags[flag]}
              </>
            }
            checked={flags.includes(flag)}
            onChange={(isSet) => change({ flags: withFlag(flags, flag, isSet) })}
          />
        ))}
      </div>
    </Group>
  );
}

interface PatternFieldsProps {
  readonly fault: RegexFault | undefined;
  /** Where in the pattern it is, as far as it tells. */
  readonly at: number | undefined;
}

/** The pattern with its flags, what is to be done with it, and what is wrong with it. */
export function PatternFields({ fault, at }: PatternFieldsProps) {
  const words = useWords();
  const [{ pattern, flags, mode }, change, reset] = useOptions(testerOptions);
  const field = useOptionField(testerOptions, words.options);
  const choose = async (name: CommonName) => change((await import('./common-patterns')).commonPattern(name));
  return (
    <div className={styles.fields}>
      <div className={styles.patternLine}>
        <InputText
          className={styles.pattern}
          label={words.options.pattern}
          value={pattern}
          onChange={(next) => change({ pattern: next })}
          onPaste={(event) => {
            const { selectionStart, selectionEnd, value } = event.currentTarget;
            const pasted = readPasted(event.clipboardData.getData('text/plain'));
            if (!pasted) return;
            const start = selectionStart ?? value.length;
            const end = selectionEnd ?? value.length;
            const isWhole = start === 0 && end === value.length;
            // A literal in the middle of a pattern is meant as it is.
            if ('flags' in pasted && !isWhole) return;
            event.preventDefault();
            change('flags' in pasted ? pasted : { pattern: value.slice(0, start) + pasted.pattern + value.slice(end) });
          }}
          autoComplete="off"
          mono
          clearable
          prefix="/"
          suffix={`/${flags}`}
          placeholder={String.raw`\d+`}
          // In place of it stands what is wrong, so that nothing below moves.
          hint={fault ? undefined : words.patternHint}
          error={fault && { message: words.fault(fault), at }}
        />
        <MenuButton label={words.common} icon="list">
          {COMMON_NAMES.map((name) => (
            <Button key={name} onClick={() => void choose(name)}>
              {words.patterns[name]}
            </Button>
          ))}
        </MenuButton>
      </div>
      <Flags />
      <div className={styles.modeLine}>
        {field('mode', { as: 'buttons', size: 'small' })}
        {mode === 'replace' ? field('replacement', { hint: words.replacementHint }) : null}
        <ResetButton onReset={reset} />
        <Link to="/regex-memo">{words.memo}</Link>
      </div>
    </div>
  );
}
