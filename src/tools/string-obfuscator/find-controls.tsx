import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, Group, Stack } from '../../ui/layout/layout';
import { useOptionField } from '../../ui/options/use-option-field';
import { CHOSEN_KINDS, obfuscatorOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

interface FindControlsProps {
  rules: string;
  onRules: (rules: string) => void;
  /** What is wrong with the rules. */
  messages: readonly string[];
}

/** What to look for, and what to do with it. */
export function FindControls({ rules, onRules, messages }: FindControlsProps) {
  const words = useWords();
  const [{ kinds }, change] = useOptions(obfuscatorOptions);
  const field = useOptionField(obfuscatorOptions, words.options);
  const choose = (isChosen: (kind: (typeof CHOSEN_KINDS)[number]) => boolean) =>
    change({ kinds: CHOSEN_KINDS.filter(isChosen) });
  return (
    <div className={styles.look}>
      <Group label={words.options.kinds}>
        <Columns minWidth={160}>
          {CHOSEN_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={words.kinds[kind]}
              checked={kinds.includes(kind)}
              onChange={(checked) => choose((other) => (other === kind ? checked : kinds.includes(other)))}
            />
          ))}
        </Columns>
        <div className={styles.acts}>
          <Button size="small" onClick={() => choose(() => true)}>
            {words.all}
          </Button>
          <Button size="small" onClick={() => choose(() => false)}>
            {words.none}
          </Button>
        </div>
      </Group>
      <Stack>
        {field('action', { as: 'buttons' })}
        {field('ipScope', { as: 'buttons' })}
        <InputText
          label={words.rules}
          multiline
          mono
          rows={3}
          autoComplete="off"
          placeholder={words.rulesPlaceholder}
          hint={words.rulesHint}
          error={messages.join(' ')}
          value={rules}
          onChange={onRules}
        />
      </Stack>
    </div>
  );
}
