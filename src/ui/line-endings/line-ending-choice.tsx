import { useWords } from '../../i18n/context';
import { endingName } from '../../lib/line-endings';
import type { LineEnding } from '../../lib/text-source';
import { ButtonsSelect } from '../buttons-select/buttons-select';
import styles from './line-ending-choice.module.css';
import type { LineEndingsWords } from './line-endings';
import type { LineEndings } from './use-line-endings';

export interface LineEndingChoiceProps {
  endings: LineEndings;
  found: LineEnding;
}

/** As given, all LF or all CRLF. */
export function LineEndingChoice({ endings, found }: LineEndingChoiceProps) {
  const { lineEndings: words } = useWords<LineEndingsWords>();
  return (
    <div className={styles.row}>
      <span className="meta" aria-hidden>
        {words.label}
      </span>
      <ButtonsSelect
        label={words.label}
        hideLabel
        size="small"
        options={[
          { value: 'given', label: words.asGiven(endingName(found)) },
          { value: 'lf', label: 'LF' },
          { value: 'crlf', label: 'CRLF' },
        ]}
        value={endings.value}
        onChange={endings.onChange}
      />
    </div>
  );
}
