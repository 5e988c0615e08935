import { useState } from 'react';
import { Alert } from '../../ui/alert/alert';
import { Stack } from '../../ui/layout/layout';
import { Options } from '../../ui/options/options';
import { CaptureArea } from './capture-area';
import { CodeTable } from './code-table';
import { History } from './history';
import { isByInputMethod, record, type RecordedPress } from './key-press';
import { keyOptions } from './operations';
import { PressDetails } from './press-details';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Shows what the keyboard sends, and looks up what a keyCode means. */
export default function KeycodeInfo() {
  const words = useWords();
  const [history, setHistory] = useState<readonly RecordedPress[]>([]);
  const [latest] = history;
  return (
    <Stack>
      <Options schema={keyOptions} words={words.options} open={['events', 'prevent']} buttons={['events']} />
      <CaptureArea latest={latest?.press} onPress={(press) => setHistory((former) => record(former, press))} />
      {latest && isByInputMethod(latest.press) ? <Alert kind="warning">{words.inputMethod}</Alert> : null}
      <div className={styles.columns}>
        {latest ? <PressDetails recorded={latest} /> : null}
        {latest ? <History history={history} onClear={() => setHistory([])} /> : null}
      </div>
      <CodeTable />
    </Stack>
  );
}
