import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, Group, Stack } from '../../ui/layout/layout';
import type { ControlsProps } from './mask-controls';
import { ACTIONS, CHOSEN_KINDS } from './options';
import { parseRules, type RuleProblem } from './own-rules';
import { useWords } from './use-words';
import styles from './view.module.css';

interface FindControlsProps extends ControlsProps {
  rules: string;
  onRules: (rules: string) => void;
  /** What the run itself found to be wrong; what can be told by reading the rules is told at once. */
  problems: readonly RuleProblem[];
  /** Lines that took too long. */
  slow: readonly number[];
}

/** What to look for, and what to do with it. */
export function FindControls({ options, change, rules, onRules, problems, slow }: FindControlsProps) {
  const words = useWords();
  const byLine = new Map([...problems, ...parseRules(rules).problems].map((problem) => [problem.line, problem]));
  const told = [
    ...[...byLine.values()].map((problem) => ({ line: problem.line, message: words.badRule(problem) })),
    ...slow.map((line) => ({ line, message: words.tooSlow(line) })),
  ].toSorted((one, other) => one.line - other.line);
  return (
    <div className={styles.look}>
      <Group label={words.look}>
        <Columns minWidth={160}>
          {CHOSEN_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={words.kinds[kind]}
              checked={options.kinds.includes(kind)}
              onChange={(checked) =>
                change({
                  kinds: CHOSEN_KINDS.filter((other) => (other === kind ? checked : options.kinds.includes(other))),
                })
              }
            />
          ))}
        </Columns>
        <div className={styles.acts}>
          <Button size="small" onClick={() => change({ kinds: [...CHOSEN_KINDS] })}>
            {words.all}
          </Button>
          <Button size="small" onClick={() => change({ kinds: [] })}>
            {words.none}
          </Button>
        </div>
      </Group>
      <Stack>
        <ButtonsSelect
          label={words.action}
          size="small"
          options={ACTIONS.map((value) => ({ value, label: words.actions[value] }))}
          value={options.action}
          onChange={(action) => change({ action })}
        />
        <ButtonsSelect
          label={words.ipScope}
          size="small"
          options={(['public', 'all'] as const).map((value) => ({ value, label: words.ipScopes[value] }))}
          value={options.ipScope}
          onChange={(ipScope) => change({ ipScope })}
        />
        <InputText
          label={words.rules}
          multiline
          mono
          rows={3}
          autoComplete="off"
          placeholder={words.rulesPlaceholder}
          hint={words.rulesHint}
          error={told.length > 0 ? told.map(({ message }) => message).join(' ') : undefined}
          value={rules}
          onChange={onRules}
        />
      </Stack>
    </div>
  );
}
