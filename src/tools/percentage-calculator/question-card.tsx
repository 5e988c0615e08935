import { useKitWords, useLocale } from '../../i18n/context';
import { TYPED_NUMBER_WORDS } from '../../i18n/typed-number';
import { useOptions } from '../../operations/use-options';
import { useHasWrongField } from '../../operations/wrong-fields';
import { Button } from '../../ui/button/button';
import { CopyIcon } from '../../ui/copy/copy-icon';
import { InputText } from '../../ui/input-text/input-text';
import { NoResult } from '../../ui/no-result/no-result';
import { Section } from '../../ui/layout/layout';
import { MenuButton } from '../../ui/menu-button/menu-button';
import { answerText } from './answer-text';
import { CARD_IDS, CARDS, cardState, type Answer, type CardId } from './cards';
import { answerOptions } from './options';
import { useWords } from './use-words';
import styles from './question-card.module.css';

export type Texts = readonly [string, string];

interface QuestionCardProps {
  id: CardId;
  texts: Texts;
  onChange: (texts: Texts) => void;
  onSend: (value: string, to: CardId) => void;
}

/** The id of the field that an answer is sent to. */
export function amountFieldId(id: CardId): string {
  return `percentage-${id}-amount`;
}

/** One question: its two numbers and, as soon as both are there, its answers. */
export function QuestionCard({ id, texts, onChange, onSend }: QuestionCardProps) {
  const words = useWords();
  const kit = useKitWords();
  const language = useLocale();
  const [{ decimals }] = useOptions(answerOptions);
  const hasWrongDecimals = useHasWrongField();
  const { title, fields } = words.cards[id];
  const { initial, amount } = CARDS[id];
  const state = cardState(id, texts, decimals, language);
  const answers = hasWrongDecimals ? [] : state.answers;
  const isWrong = hasWrongDecimals || state.fields.some(({ fault }) => fault);
  const isInitial = texts[0] === initial[0] && texts[1] === initial[1];
  const field = (index: 0 | 1) => {
    const { fault, doubt } = state.fields[index];
    return (
      <span id={index === amount ? amountFieldId(id) : undefined}>
        <InputText
          label={fields[index].label}
          placeholder=""
          suffix={fields[index].isPercent ? '%' : undefined}
          value={texts[index]}
          onChange={(text) => onChange(index === 0 ? [text, texts[1]] : [texts[0], text])}
          error={fault ? words.fault(fault) : undefined}
          hint={doubt && TYPED_NUMBER_WORDS[language].otherReading(doubt.read, doubt.other)}
          inputMode={id === 'chain' && index === 1 ? 'text' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
        />
      </span>
    );
  };

  return (
    <Section
      title={title}
      actions={
        <Button
          size="small"
          variant="quiet"
          icon="rotate-ccw"
          iconOnly
          aria-label={words.reset(title)}
          disabled={isInitial}
          onClick={() => onChange(initial)}
        />
      }
    >
      <div className={styles.fields}>
        {field(0)}
        {field(1)}
      </div>
      <div className={styles.answers} role="status">
        {state.fault ? <p className={styles.fault}>{words.fault(state.fault)}</p> : null}
        {answers.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} card={id} onSend={onSend} />
        ))}
        {answers.length === 0 && !state.fault ? <NoResult>{isWrong ? kit.fixInput : kit.resultHere}</NoResult> : null}
        {state.fromNegative && answers.length > 0 ? <p className={styles.note}>{words.fromNegative}</p> : null}
      </div>
    </Section>
  );
}

interface AnswerRowProps {
  answer: Answer;
  card: CardId;
  onSend: (value: string, to: CardId) => void;
}

function AnswerRow({ answer, card, onSend }: AnswerRowProps) {
  const words = useWords();
  const kit = useKitWords();
  const name = words.answers[answer.id];
  return (
    <div className={styles.answer}>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <output className={styles.value} data-direction={answer.direction}>
          {answerText(answer, words)}
        </output>
        <span className={styles.formula}>{answer.formula}</span>
      </div>
      <div className={styles.acts}>
        <MenuButton label={words.useElsewhere(name)} icon="ellipsis" iconOnly size="small" variant="quiet">
          {CARD_IDS.filter((id) => id !== card).map((id) => (
            <Button key={id} onClick={() => onSend(answer.value, id)}>
              {words.cards[id].title}
            </Button>
          ))}
        </MenuButton>
        <CopyIcon value={answer.value} label={kit.copyNamed(name)} sends={`${words.cards[card].title} — ${name}`} />
      </div>
    </div>
  );
}
