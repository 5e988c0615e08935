import { useNow } from '../../ui/use-now';
import type { CertificateFacts } from './report';
import { useStyle } from './use-style';
import { useWords } from './use-words';
import styles from './view.module.css';

const DAY = 86_400_000;

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
  const isOver = Math.floor(now / 1000) * 1000 > notAfter;
  const left = Math.floor((notAfter - now) / DAY);
  const text =
    now < notBefore
      ? words.startsIn(Math.ceil((notBefore - now) / DAY))
      : words.daysLeft(isOver ? Math.min(-1, left) : Math.max(0, left));
  const share = Math.max(0, Math.min(1, (notAfter - now) / Math.max(1, notAfter - notBefore)));
  return (
    <div className={styles.validity}>
      <span className={styles.left} data-over={isOver ? '' : undefined}>
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
