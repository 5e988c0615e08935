import { useLocale } from '../../i18n/context';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { useHasWrongField } from '../../operations/wrong-fields';
import { NumberField } from '../../ui/number-field/number-field';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { CARD_IDS, CARDS, cardState, type CardId } from './cards';
import { answerOptions } from './options';
import { amountFieldId, QuestionCard } from './question-card';
import { useWords } from './use-words';
import styles from './view.module.css';

type Texts = Readonly<Record<CardId, readonly [string, string]>>;

const INITIAL: Partial<Texts> = {};

/** A card for each usual question about percentages; all answers are there while one types. */
export default function PercentageCalculator() {
  const words = useWords();
  const language = useLocale();
  const [{ decimals }, setOptions, resetOptions] = useOptions(answerOptions);
  const [typed, setTyped] = useDraft<Partial<Texts>>('cards', INITIAL);
  const hasWrongDecimals = useHasWrongField();

  const textsOf = (id: CardId) => typed[id] ?? CARDS[id].initial;
  const stateOf = (id: CardId) => {
    const state = cardState(id, textsOf(id), decimals, language);
    return hasWrongDecimals ? { ...state, answers: [] } : state;
  };
  const send = (value: string, to: CardId) => {
    const [first, second] = textsOf(to);
    setTyped({ ...typed, [to]: CARDS[to].amount === 0 ? [value, second] : [first, value] });
    const field = document.getElementById(amountFieldId(to))?.querySelector('input');
    // The list that sent it gives the focus back to its button when it closes; the field takes it after that.
    setTimeout(() => {
      field?.focus();
      field?.select();
    });
  };

  return (
    <div className={styles.page}>
      <OptionRow onReset={resetOptions}>
        <Option label={words.decimals}>
          <span className={styles.decimals}>
            <NumberField
              label={words.decimals}
              hideLabel
              size="small"
              option="decimals"
              value={decimals}
              min={0}
              max={20}
              onChange={(next) => setOptions({ decimals: next })}
            />
          </span>
        </Option>
      </OptionRow>
      <div className={styles.cards}>
        {CARD_IDS.map((id) => (
          <QuestionCard
            key={id}
            id={id}
            texts={textsOf(id)}
            state={stateOf(id)}
            onChange={(texts) => setTyped({ ...typed, [id]: texts })}
            onSend={send}
          />
        ))}
      </div>
    </div>
  );
}
