import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { Badge } from '../../ui/badge/badge';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { ResultHead } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { RevealButton } from '../../ui/reveal-button/reveal-button';
import { formatDuration, formatPower } from './amounts';
import type { Analysis } from './analysis';
import { averageGuessesLog10 } from './blind-search';
import { durationOf, levelOf, SPEED_NAMES, type SpeedName } from './durations';
import type { Part } from './kinds';
import { useWords } from './use-words';
import styles from './view.module.css';

const BARS = [0, 1, 2, 3, 4] as const;
const BADGES = { 0: 'bad', 1: 'bad', 2: 'warn', 3: 'ok', 4: 'ok' } as const;
const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface ReportProps {
  analysis: Analysis;
  /** The attacker of the headline. */
  speed: SpeedName;
}

/** All that is said about a password: first what patterns tell, then the bound that a blind search sets. */
export function Report({ analysis, speed }: ReportProps) {
  const words = useWords();
  const locale = useLocale();
  const { guessesLog10, warning, suggestions, isCut, blind } = analysis;
  const attackers = words.options.speed.values;
  // The badge, the bar and the time are about the same attacker.
  const level = levelOf(guessesLog10, speed);
  const inWords = (log10: number, by: SpeedName) => formatDuration(locale, durationOf(log10, by), words);
  return (
    <>
      <div className={styles.score} aria-live="polite">
        <p>
          <strong>{words.headline(inWords(guessesLog10, speed))}</strong>
          <Badge kind={BADGES[level]}>{words.scores[level]}</Badge>
          <span className={styles.about}>
            {words.scoreOf(level)} · {attackers[speed]}
          </span>
        </p>
        <div className={styles.bars} data-kind={BADGES[level]} aria-hidden>
          {BARS.map((bar) => (
            <i key={bar} data-on={bar <= level ? '' : undefined} />
          ))}
        </div>
      </div>
      <Notes
        items={[
          warning && { kind: 'warning', message: words.warnings[warning] },
          ...suggestions.map((key) => ({ kind: 'info', message: words.suggestions[key] }) as const),
          isCut && { kind: 'info', message: words.isCut },
        ]}
      />
      <FactRows
        title={words.times}
        nameWidth={260}
        rows={[
          ...SPEED_NAMES.map((by) => ({ label: attackers[by], value: inWords(guessesLog10, by) })),
          { label: words.guesses, value: words.guessesOf(formatPower(locale, guessesLog10)) },
        ]}
      />
      <Parts parts={analysis.parts} />
      <ResultHead title={words.blind} />
      <p className={styles.hint}>{words.blindHint}</p>
      <FactRows
        title={words.blind}
        hideTitle
        nameWidth={260}
        rows={[
          { label: words.characters, value: words.charactersOf(blind.characters) },
          { label: words.setSize, value: formatNumber(locale, blind.setSize) },
          { label: words.entropy, value: words.entropyOf(formatNumber(locale, blind.bits, TWO_DECIMALS)) },
          { label: words.average, value: inWords(averageGuessesLog10(blind), speed) },
        ]}
      />
    </>
  );
}

/** The parts show the password, so their text is hidden until it is asked for. */
function Parts({ parts }: { parts: readonly Part[] }) {
  const words = useWords();
  const locale = useLocale();
  const [isShown, setShown] = useState(false);
  const reveal = <RevealButton isShown={isShown} onShow={setShown} show={words.showParts} hide={words.hideParts} />;
  const hidden = (
    <span role="img" aria-label={words.hiddenPart}>
      ••••
    </span>
  );
  const factsOf = ({ list, rank, isL33t, isReversed }: Part) => [
    list && words.lists[list],
    rank !== undefined && words.rank(rank),
    isL33t && words.isL33t,
    isReversed && words.isReversed,
  ];
  return (
    <>
      <ResultHead title={words.parts} actions={reveal} />
      <ol className={styles.parts} aria-label={words.parts}>
        {parts.map((part, index) => (
          <li key={index}>
            {isShown ? <code>{part.text}</code> : hidden}
            <span>{words.kinds[part.kind]}</span>
            <span className={styles.about}>{factsOf(part).filter(Boolean).join(' · ')}</span>
            <span className={styles.power}>{words.guessesOf(formatPower(locale, part.guessesLog10))}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
