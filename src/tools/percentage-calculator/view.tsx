import { useDraft } from '../../operations/use-draft';
import { useHandedOver } from '../../operations/use-handed-over';
import { Options } from '../../ui/options/options';
import { CARD_IDS, CARDS, type CardId } from './cards';
import { answerOptions } from './options';
import { questionIn } from './question-in';
import { amountFieldId, QuestionCard, type Texts } from './question-card';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A card for each usual question about percentages; all answers are there while one types. */
export default function PercentageCalculator() {
  const words = useWords();
  const [typed, setTyped] = useDraft<Partial<Record<CardId, Texts>>>('cards', {});
  useHandedOver((given) => setTyped({ ...typed, ...questionIn(given) }));
  const textsOf = (id: CardId) => typed[id] ?? CARDS[id].initial;
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
      <Options schema={answerOptions} words={words.options} open={['decimals']} />
      <div className={styles.cards}>
        {CARD_IDS.map((id) => (
          <QuestionCard
            key={id}
            id={id}
            texts={textsOf(id)}
            onChange={(texts) => setTyped({ ...typed, [id]: texts })}
            onSend={send}
          />
        ))}
      </div>
    </div>
  );
}
