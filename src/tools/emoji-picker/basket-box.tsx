import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { InputText } from '../../ui/input-text/input-text';
import { edit, empty, undo, type Basket } from './basket';
import { useWords } from './use-words';
import styles from './view.module.css';

/** What was collected, to be edited, copied, emptied, and taken back step by step. */
export function BasketBox({ basket, onChange }: { basket: Basket; onChange: (basket: Basket) => void }) {
  const words = useWords();
  return (
    <div className={styles.basket}>
      <InputText
        multiline
        rows={2}
        label={words.basket}
        placeholder={words.basketHint}
        value={basket.text}
        onChange={(text) => onChange(edit(basket, text))}
        className={styles.basketText}
        spellCheck={false}
      />
      <div className={styles.basketActions}>
        <Button
          size="small"
          variant="quiet"
          icon="undo-2"
          disabled={basket.past.length === 0}
          onClick={() => onChange(undo(basket))}
        >
          {words.undo}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon="x"
          disabled={basket.text === ''}
          onClick={() => onChange(empty(basket))}
        >
          {words.empty}
        </Button>
        <CopyButton size="small" value={basket.text} label={words.copyBasket} disabled={basket.text === ''} />
      </div>
    </div>
  );
}
