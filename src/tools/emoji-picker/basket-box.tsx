import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { InputText } from '../../ui/input-text/input-text';
import { edit, empty, undo } from './basket';
import { useBasket } from './use-copy-emoji';
import { useWords } from './use-words';
import styles from './view.module.css';

/** What was collected, to be edited, copied, emptied, and taken back step by step. */
export function BasketBox() {
  const words = useWords();
  const [basket, change] = useBasket();
  const { text, past } = basket;
  const small = { size: 'small', variant: 'quiet' } as const;
  return (
    <div className={styles.basket}>
      <InputText
        multiline
        rows={2}
        label={words.basket}
        placeholder={words.basketHint}
        value={text}
        onChange={(next) => change(edit(basket, next))}
        className={styles.basketText}
        spellCheck={false}
      />
      <div className={styles.basketActions}>
        <Button {...small} icon="undo-2" disabled={past.length === 0} onClick={() => change(undo(basket))}>
          {words.undo}
        </Button>
        <Button {...small} icon="x" disabled={text === ''} onClick={() => change(empty(basket))}>
          {words.empty}
        </Button>
        <CopyButton sends size="small" value={text} label={words.copyBasket} disabled={text === ''} />
      </div>
    </div>
  );
}
