import { useOptions } from '../../operations/use-options';
import { Columns, Group, Stack } from '../../ui/layout/layout';
import { MoreOptions } from '../../ui/more-options/more-options';
import { useOptionField } from '../../ui/options/use-option-field';
import { baseOptions, type BaseOptions, wordBits } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface OptionFieldsProps {
  /** Another word may take away what is typed into. */
  onWord: (word: BaseOptions['word']) => void;
  /** What is wrong with the own digits. */
  digitsError: string | undefined;
  /** The base that the custom notation is written in. */
  customBase: number | undefined;
  onReset: () => void;
}

const GROUPING = ['groupBinary', 'groupHexadecimal', 'groupDecimal', 'separator'] as const;

export function OptionFields({ onWord, digitsError, customBase, onReset }: OptionFieldsProps) {
  const words = useWords();
  const [options] = useOptions(baseOptions);
  const field = useOptionField(baseOptions, words.options);
  const bits = wordBits(options);
  const isWhole = bits !== undefined && bits % 8 === 0;
  const isShort = customBase !== undefined && customBase !== options.custom;
  return (
    <>
      {field('from')}
      {field('custom', { hint: isShort ? words.onlyDigits(customBase) : undefined })}
      {field('word', { onChange: onWord })}
      {options.word === 'own' ? field('ownWord') : null}
      {bits === undefined ? null : (
        <Stack className={styles.tight}>
          {field('byteOrder', { as: 'buttons', disabled: !isWhole })}
          {isWhole ? null : <p className={styles.hint}>{words.needsBytes}</p>}
        </Stack>
      )}
      <Stack className={styles.tight}>
        {field('upperCase')}
        {field('prefix')}
      </Stack>
      <MoreOptions hasError={digitsError !== undefined} onReset={onReset}>
        {field('digits')}
        {options.digits === 'own' ? field('ownDigits', { placeholder: '', error: digitsError }) : null}
        <Group label={words.grouping}>
          <Columns minWidth={130}>{GROUPING.map((name) => field(name, { as: 'buttons', size: 'small' }))}</Columns>
        </Group>
      </MoreOptions>
    </>
  );
}
