import { useLocale } from '../../i18n/context';
import { instantText } from '../../i18n/instant-text';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { formatNumber } from '../../i18n/words';
import type { JsonIndex } from '../../lib/json/json-index';
import { relativeTime } from '../../lib/relative-time';
import { spaced } from '../../lib/spaced';
import { Button } from '../../ui/button/button';
import { ExactText } from '../../ui/input-text/exact-text';
import { InputText } from '../../ui/input-text/input-text';
import { MenuButton } from '../../ui/menu-button/menu-button';
import { useNow } from '../../ui/use-now';
import { claimOf, isSeconds, textOf, withTime } from './claim-form';
import { FROM_NOW, secondsFromNow } from './times';
import { useTyped } from './use-typed';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface TimeFieldProps {
  name: 'exp' | 'nbf' | 'iat';
  index: JsonIndex;
  onChange: (text: string) => void;
}

/** A time in seconds or from now; below one that is there its calendar, and the instant that it is. */
export function TimeField({ name, index, onChange }: TimeFieldProps) {
  const words = useWords();
  const locale = useLocale();
  const claim = claimOf(index, name);
  const set = (seconds: string) => onChange(withTime(index, name, seconds));
  const field = useTyped(textOf(claim), (typed) => {
    const seconds = typed.trim();
    if (seconds !== '' && !isSeconds(seconds)) return undefined;
    set(seconds);
    return seconds;
  });
  const time = claim?.time?.state === 'time' ? claim.time.ms : undefined;
  return (
    <div className={styles.time}>
      <div className={styles.line}>
        <ExactText
          label={`${name} · ${words.claimNames[name]}`}
          inputMode="numeric"
          aria-label={words.secondsOf(name)}
          error={field.isRefused && words.notSeconds}
          value={field.value}
          onChange={field.onChange}
        />
        <MenuButton label={words.setTime(name)} icon="calendar-clock" iconOnly>
          {FROM_NOW.map((choice) => (
            <Button
              key={choice.seconds}
              variant="quiet"
              onClick={() => set(String(secondsFromNow(Date.now(), choice.seconds)))}
            >
              {'unit' in choice
                ? `+${spaced(formatNumber(locale, choice.amount, { style: 'unit', unit: choice.unit, unitDisplay: 'long' }))}`
                : words.now}
            </Button>
          ))}
        </MenuButton>
      </div>
      {time === undefined ? null : (
        <>
          <InputText
            label={words.dateOf(name)}
            hideLabel
            type="datetime-local"
            step={1}
            value={wallOf(time)}
            onChange={(wall) => {
              const ms = new Date(wall).getTime();
              // The calendar is empty while its parts are typed.
              if (!Number.isNaN(ms)) set(String(Math.floor(ms / 1000)));
            }}
          />
          <Told ms={time} />
        </>
      )}
    </div>
  );
}

/** The instant in words, and how far away it is. */
function Told({ ms }: { ms: number }) {
  const language = LANGUAGE_TAGS[useLocale()];
  const now = useNow(true);
  return (
    <p className={styles.told}>
      <code>{new Date(ms).toISOString()}</code>
      {instantText(ms, { language, isUtc: false })} · {relativeTime(ms, now, language)}
    </p>
  );
}

/** On the clocks here, as `<input type="datetime-local">` takes it; nothing for years that it does not. */
function wallOf(ms: number): string {
  const date = new Date(ms);
  const year = date.getFullYear();
  if (!(year >= 1 && year <= 9999)) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [String(year).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}
