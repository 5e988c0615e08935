import { useState } from 'react';
import { takesLine, takesString } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { showToast } from '../../ui/toast/toast';
import type { Network } from '../../lib/wifi/network';
import { readPayload, type ReadFault } from '../../lib/wifi/read-payload';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The network that the text of a code tells of. */
export function networkIn(text: string): Network | undefined {
  const network = readPayload(text);
  return network.ok ? network.value : undefined;
}

/** Fills the form from the text of a code, which holds a password and so is masked. */
export function PasteForm({ onNetwork }: { onNetwork: (network: Network) => void }) {
  const words = useWords();
  const [text, setText] = useDraft('paste', '', {
    secret: true,
    takes: (given) => (networkIn(takesString(given) ?? '') ? undefined : takesLine(given)),
  });
  const [fault, setFault] = useState<ReadFault>();

  function fill() {
    const network = readPayload(text);
    setFault(network.ok ? undefined : network.fault);
    if (!network.ok) return;
    onNetwork(network.value);
    setText('');
    showToast({ message: words.filled });
  }

  return (
    // No form: submitting one makes browsers ask whether to remember the password.
    <div className={styles.paste}>
      <InputText
        label={words.paste}
        type="password"
        mono
        clearable
        placeholder={words.pastePlaceholder}
        value={text}
        onChange={(next) => {
          setText(next);
          setFault(undefined);
        }}
        error={fault && words.readFault(fault)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && text !== '') fill();
        }}
      />
      <Button disabled={text === ''} onClick={fill}>
        {words.fill}
      </Button>
    </div>
  );
}
