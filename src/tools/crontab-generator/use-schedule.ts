import { useLocale } from '../../i18n/context';
import { parseInstant } from '../../lib/instant';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { browserZone } from '../../lib/zones';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { useInstantDrafts } from '../../ui/instant-choice/use-instant-drafts';
import { isCrontab } from './crontab';
import { type Explanation, explain } from './operations';
import { rememberedOptions } from './options';

/** Longer texts are not remembered. */
const REMEMBERED_LENGTH = 500;

/** An expression that is valid, with what is known of it. */
export interface ExplainedText {
  readonly text: string;
  readonly explanation: Explanation;
  /** For schedules that name no zone themselves. */
  readonly zone: string;
  /** Milliseconds since the Unix epoch to count from; undefined for the present. */
  readonly from: number | undefined;
}

/** The text that is typed: one expression, which is remembered and explained, or a whole crontab. */
export function useSchedule() {
  const language = useLocale();
  const [options, setOptions, resetOptions] = useOptions(rememberedOptions);
  // Until something is typed, what was remembered stands in the field.
  const [typed, setTyped] = useDraft<TextSource | null>('text', null, { takes: 'text' });
  const start = useStart();
  const text = typed ?? options.expression;
  const isEmpty = isEmptySource(text) || (typeof text === 'string' && text.trim() === '');
  const isFile = !isEmpty && (typeof text !== 'string' || isCrontab(text));
  const expression = !isFile && typeof text === 'string' ? text : '';
  const { dialect, hour24, verbose } = options;
  const zone = options.zone || browserZone();
  const run = useOperation(
    explain,
    { text: expression },
    { dialect, zone, language, hour24, verbose },
    { enabled: !isEmpty && !isFile },
  );
  return {
    text,
    setText: (next: TextSource) => {
      setTyped(next);
      const isKept = typeof next === 'string' && next.length <= REMEMBERED_LENGTH && !isCrontab(next);
      if (isKept) setOptions({ expression: next });
    },
    /** The text where it is one expression. */
    expression,
    isEmpty,
    isFile,
    zone,
    run,
    start,
    reset: () => {
      setTyped(null);
      start.onGiven(false);
      resetOptions();
    },
  };
}

/** From when on runs are counted: the present, or an instant that is typed. */
function useStart() {
  const drafts = useInstantDrafts('isGiven');
  const given = drafts.isGiven ? parseInstant(drafts.instant) : undefined;
  return {
    ...drafts,
    from: given?.ok ? given.value.ms : undefined,
    isValid: !given || given.ok,
  };
}
