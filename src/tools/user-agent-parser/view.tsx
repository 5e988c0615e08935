import { useMemo } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { formatDay } from '../../i18n/day';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { later } from '../../ui/later';
import { Stack } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { useArrived } from '../../ui/use-arrived';
import { REGISTRY_DATE, REGISTRY_VERSION } from './registry-version';
import { Result } from './result';
import { SAMPLES } from './samples';
import { useAgents } from './use-agents';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Its table is for those who have more than one user agent. */
const AgentList = later(async () => (await import('./agent-list')).AgentList);

/** A user agent, or several, and what they say. */
export default function UserAgentParser() {
  const words = useWords();
  const kit = useKitWords();
  const locale = useLocale();
  const { text, isEmpty, isBatch, single, batch, ...agents } = useAgents();
  const examples = useMemo(() => {
    const each = Object.entries(SAMPLES).map(([label, value]) => ({ label, value }));
    return [...each, { label: words.exampleList, value: Object.values(SAMPLES).join('\n') }];
  }, [words]);
  const fault = isBatch ? undefined : single.fault;
  const isAnswered = useArrived(isBatch || single.status !== 'busy');
  const message = fault && words.fault(fault);
  const isAboutHints = fault?.code === 'bad-hint' || fault?.code === 'no-hints';

  return (
    <Stack>
      <TextInput
        label={words.userAgent}
        value={text}
        onChange={agents.setText}
        rows={isBatch ? 8 : 3}
        placeholder={words.placeholder}
        example={examples}
        error={message !== undefined && !isAboutHints ? { message } : undefined}
      />
      <div>
        <Button icon="user-round" onClick={agents.takeOwn}>
          {words.useThis}
        </Button>
      </div>
      <InputText
        label={words.hints}
        multiline
        rows={2}
        mono
        clearable
        value={agents.typedHints}
        onChange={agents.setTypedHints}
        placeholder={words.hintsPlaceholder}
        hint={isBatch && agents.typedHints !== '' ? words.hintsForOne : words.hintsHint}
        error={isAboutHints ? message : undefined}
      />
      {isAnswered ? null : <div className={styles.coming} />}
      <Unfinished run={isBatch ? batch : single} unit={isBatch ? 'items' : 'bytes'} />
      {isBatch ? <AgentList run={batch} /> : null}
      {isEmpty ? <NoResult>{kit.resultHere}</NoResult> : null}
      {fault && !isEmpty ? <NoResult /> : null}
      {isAnswered && !isBatch && !isEmpty && !fault ? (
        <Result read={single.stale ? undefined : single.value} hasOwnHints={agents.hasOwnHints} />
      ) : null}
      {isAnswered ? (
        <p className={styles.registry}>{words.registry(formatDay(locale, REGISTRY_DATE), REGISTRY_VERSION)}</p>
      ) : null}
    </Stack>
  );
}
