import { useOptions } from '../../operations/use-options';
import { excerptWithCaret } from '../../lib/excerpt';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { Link } from '../../ui/link/link';
import { InputText } from '../../ui/input-text/input-text';
import { Group } from '../../ui/layout/layout';
import { MenuButton } from '../../ui/menu-button/menu-button';
import { useOptionField } from '../../ui/options/use-option-field';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { COMMON_PATTERNS } from './common-patterns';
import { FLAGS, withFlag } from './flags';
import { readLiteral } from './literal';
import type { RegexFault } from './operations';
import { testerOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Where in the pattern a fault is, as far as it tells. */
function placeIn(fault: RegexFault): number | undefined {
  if (fault.code === 'syntax') return fault.at;
  return fault.code === 'runaway' ? fault.near?.at : undefined;
}

/** The pattern with its flags, what is to be done with it, and what is wrong with it. */
export function PatternFields({ fault }: { fault: RegexFault | undefined }) {
  const words = useWords();
  const [{ pattern, flags, mode }, change, reset] = useOptions(testerOptions);
  const field = useOptionField(testerOptions, words.options);
  const at = fault && placeIn(fault);
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
            const literal = readLiteral(event.clipboardData.getData('text/plain'));
            // A literal in the middle of a pattern is meant as it is.
            if (!literal || selectionStart !== 0 || selectionEnd !== value.length) return;
            event.preventDefault();
            change(literal);
          }}
          autoComplete="off"
          mono
          clearable
          prefix="/"
          suffix={`/${flags}`}
          placeholder={String.raw`\d+`}
          hint={words.patternHint}
          error={fault && { message: words.fault(fault), at }}
        />
        <MenuButton label={words.common} icon="list">
          {COMMON_PATTERNS.map(([name, literal]) => (
            <Button key={name} onClick={() => change(literal)}>
              {words.patterns[name]}
            </Button>
          ))}
        </MenuButton>
      </div>
      {at === undefined ? null : (
        <pre className={styles.caret} aria-hidden>
          {excerptWithCaret(pattern, at, 48)}
        </pre>
      )}
      <Group label={words.options.flags}>
        <div className={styles.flags}>
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
      <div className={styles.modeLine}>
        {field('mode', { as: 'buttons', size: 'small' })}
        {mode === 'replace' ? field('replacement', { hint: words.replacementHint }) : null}
        <ResetButton onReset={reset} />
        <Link to="/regex-memo">{words.memo}</Link>
      </div>
    </div>
  );
}
