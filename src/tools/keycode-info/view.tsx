import { useState } from 'react';
import { useOptions } from '../../operations/use-options';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Alert } from '../../ui/alert/alert';
import { Stack } from '../../ui/layout/layout';
import { OptionRow } from '../../ui/option-row/option-row';
import { Switch } from '../../ui/switch/switch';
import { CaptureArea } from './capture-area';
import { CodeTable } from './code-table';
import { History } from './history';
import { isByInputMethod, record, type RecordedPress } from './key-press';
import { keyOptions } from './operations';
import { PressDetails } from './press-details';
import { useWords } from './use-words';
import styles from './view.module.css';

const EVENTS = ['keydown', 'keyup', 'both'] as const;

/** Shows what the keyboard sends, and looks up what a keyCode means. */
export default function KeycodeInfo() {
  const words = useWords();
  const [{ events, prevent }, setOptions, resetOptions] = useOptions(keyOptions);
  const [history, setHistory] = useState<readonly RecordedPress[]>([]);
  const [latest] = history;
  return (
    <Stack>
      <OptionRow onReset={resetOptions}>
        <ButtonsSelect
          label={words.events}
          options={EVENTS.map((value) => ({ value, label: words.eventKinds[value] }))}
          value={events}
          onChange={(next) => setOptions({ events: next })}
        />
        <Switch label={words.prevent} checked={prevent} onChange={(next) => setOptions({ prevent: next })} />
      </OptionRow>
      <CaptureArea
        latest={latest?.press}
        events={events}
        prevent={prevent}
        onPress={(press) => setHistory((former) => record(former, press))}
      />
      {latest && isByInputMethod(latest.press) ? <Alert kind="warning">{words.inputMethod}</Alert> : null}
      <div className={styles.columns}>
        {latest ? <PressDetails recorded={latest} /> : null}
        {latest ? <History history={history} onClear={() => setHistory([])} /> : null}
      </div>
      <CodeTable />
    </Stack>
  );
}
