import { useCallback, useState, type CSSProperties, type ReactNode } from 'react';
import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { useOperation } from '../../operations/use-operation';
import { useHasWrongField } from '../../operations/wrong-fields';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { Field } from '../../ui/field/field';
import { Generated } from '../../ui/generated/generated';
import { Columns, SideBySide, Stack } from '../../ui/layout/layout';
import { MoreOptions } from '../../ui/more-options/more-options';
import { useOptionField } from '../../ui/options/use-option-field';
import { codePoints, LOOK_ALIKES, SYMBOLS } from './alphabet';
import { generate, tokenOptions } from './operations';
import { grade, measure, type Strength, takesPrefix, type TokenFault } from './token';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Above this many characters in all the work leaves the page, so that it stays responsive. */
const INLINE_CHARACTERS = 200_000;
const generateInWorker = { ...generate, inlineLimit: 0 };

const SETS = [
  { id: 'uppercase', range: 'A–Z' },
  { id: 'lowercase', range: 'a–z' },
  { id: 'digits', range: '0–9' },
  { id: 'symbols', range: '!?#…' },
] as const;

export default function TokenGenerator() {
  const words = useWords();
  const [options] = useOptions(tokenOptions);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);

  const strength = measure(options);
  const fault = strength.ok ? undefined : strength.fault;
  const isLarge = options.length * options.quantity > INLINE_CHARACTERS;
  const run = useOperation(isLarge ? generateInWorker : generate, {}, options, {
    enabled: strength.ok,
    resultKey: round,
  });
  const isJson = options.format === 'json';
  // Nothing is drawn while a field is wrong, so there is nothing to measure.
  const isWrong = useHasWrongField();

  return (
    <SideBySide isGenerator options={<OptionFields fault={fault} />}>
      <Generated
        title={words.title(fault ? 0 : options.quantity)}
        run={run}
        hasRows={!isJson}
        copyLabel={words.copyAll}
        fileName={isJson ? 'tokens.json' : 'tokens.txt'}
        mimeType={isJson ? 'application/json' : 'text/plain'}
        onRefresh={refresh}
        refreshLabel={words.refresh}
        awaited={options.quantity === 1 && options.preset === 'custom' ? options.length : undefined}
      >
        {strength.ok && !isWrong ? <Meter strength={strength.value} /> : null}
      </Generated>
      <p className={styles.hint}>{words.privacy}</p>
    </SideBySide>
  );
}

function OptionFields({ fault }: { fault: TokenFault | undefined }) {
  const words = useWords();
  const [{ preset }, , reset] = useOptions(tokenOptions);
  const field = useOptionField(tokenOptions, words.options);
  const error = fault && words.fault(fault);
  return (
    <>
      {field('preset')}
      {preset === 'custom' ? <CustomFields fault={fault} /> : null}
      {preset === 'passphrase' ? (
        <>
          {field('words', { as: 'slider' })}
          {field('separator')}
          {field('capitalise')}
        </>
      ) : null}
      {field('quantity', { error: fault?.code === 'too-many' && error })}
      <MoreOptions hasError={preset === 'custom' && fault?.code === 'all-excluded'} onReset={reset}>
        {preset === 'custom' ? <AlphabetFields fault={fault} /> : null}
        {takesPrefix(preset) ? field('prefix', { clearable: true }) : null}
        {field('format', { as: 'buttons' })}
      </MoreOptions>
    </>
  );
}

function CustomFields({ fault }: { fault: TokenFault | undefined }) {
  const words = useWords();
  const [options, change] = useOptions(tokenOptions);
  const field = useOptionField(tokenOptions, words.options);
  return (
    <>
      <Stack className={styles.tight}>
        <Field label={words.characters} error={fault?.code === 'no-set' && words.fault(fault)}>
          <Columns>
            {SETS.map(({ id, range }) => (
              <Checkbox
                key={id}
                label={
                  <>
                    {words.options[id]} <code className={styles.range}>{range}</code>
                  </>
                }
                checked={options[id]}
                onChange={(checked) => change({ [id]: checked })}
              />
            ))}
          </Columns>
        </Field>
        {options.symbols
          ? field('symbolSet', {
              suffix:
                options.symbolSet === SYMBOLS ? undefined : (
                  <FillButton onClick={() => change({ symbolSet: SYMBOLS })}>{words.allSymbols}</FillButton>
                ),
            })
          : null}
      </Stack>
      {field('length', { as: 'slider', sliderMax: 512, error: fault?.code === 'too-short' && words.fault(fault) })}
    </>
  );
}

/** What else is in the alphabet, and what is not. */
function AlphabetFields({ fault }: { fault: TokenFault | undefined }) {
  const words = useWords();
  const [options, change] = useOptions(tokenOptions);
  const field = useOptionField(tokenOptions, words.options);
  const excludesLookAlikes = [...LOOK_ALIKES].every((char) => options.excluded.includes(char));
  const excludeLookAlikes = () => change({ excluded: codePoints(options.excluded + LOOK_ALIKES).join('') });
  return (
    <>
      {field('custom', { clearable: true, error: fault?.code === 'all-excluded' && words.fault(fault) })}
      {field('excluded', {
        clearable: true,
        suffix: excludesLookAlikes ? undefined : (
          <FillButton onClick={excludeLookAlikes}>{words.lookAlikes}</FillButton>
        ),
      })}
      {field('oneOfEach')}
    </>
  );
}

/** Fills the field in which it stands. */
function FillButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button size="small" variant="quiet" onClick={onClick}>
      {children}
    </Button>
  );
}

/** Where the marks of weak, fair and strong end, in bits. */
const BARS = [
  { from: 0, to: 64 },
  { from: 64, to: 128 },
  { from: 128, to: 512 },
] as const;
const GRADE_BADGES = { weak: 'bad', fair: 'warn', strong: 'ok' } as const;

function Meter({ strength }: { strength: Strength }) {
  const words = useWords();
  const locale = useLocale();
  const { entropy } = strength;
  const mark = grade(entropy);
  return (
    <div className={styles.meter}>
      <div className={styles.bars} data-grade={mark} aria-hidden>
        {BARS.map(({ from, to }) => {
          const share = Math.min(1, Math.max(0, (entropy - from) / (to - from)));
          // React's type of `style` knows no custom properties.
          return <i key={from} style={{ '--at': `${share * 100}%` } as CSSProperties} />;
        })}
      </div>
      <p className={styles.row}>
        <strong>{words.entropy(formatNumber(locale, entropy, { maximumFractionDigits: 2 }))}</strong>
        <Badge kind={GRADE_BADGES[mark]}>{words.grades[mark]}</Badge>
        <span className={styles.end}>{words.drawn(strength)}</span>
      </p>
    </div>
  );
}
