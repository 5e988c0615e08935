import { useNow } from '../../ui/use-now';
import type { CertificateFacts } from './report';
import { timeLeft } from './time-left';
import { useStyle } from './use-style';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface ValidityBarProps {
  certificate: CertificateFacts;
  /** The moment of the check; undefined for the present, which goes on. */
  at: number | undefined;
}

/** How much of its time is left, with both ends. */
export function ValidityBar({ certificate, at }: ValidityBarProps) {
  const words = useWords();
  const { moment } = useStyle();
  const present = useNow(at === undefined);
  const now = at ?? present;
  const { notBefore, notAfter, name } = certificate;
  const { state, span } = timeLeft(certificate, now);
  const text = words.timeLeft[state](span);
  const share = Math.max(0, Math.min(1, (notAfter - now) / Math.max(1, notAfter - notBefore)));
  return (
    <div className={styles.validity}>
      <span className={styles.left} data-over={state === 'over' ? '' : undefined}>
        {text}
      </span>
      <meter
        aria-label={words.note(words.validity, [name])}
        aria-valuetext={text}
        min={0}
        max={1}
        low={0.1}
        optimum={1}
        value={share}
      />
      <span>{moment(notBefore)}</span>
      <span>{moment(notAfter)}</span>
    </div>
  );
}
