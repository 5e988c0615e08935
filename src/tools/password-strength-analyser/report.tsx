import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { formatDuration, formatPower } from './amounts';
import type { Analysis } from './analysis';
import { averageGuessesLog10 } from './blind-search';
import { durationOf, levelOf, SPEED_NAMES, type SpeedName } from './durations';
import type { Part } from './kinds';
import { useWords } from './use-words';
import styles from './view.module.css';

const BARS = [0, 1, 2, 3, 4] as const;
const BADGES = { 0: 'bad', 1: 'bad', 2: 'warn', 3: 'ok', 4: 'ok' } as const;

interface ReportProps {
  analysis: Analysis;
  /** The attacker of the headline. */
  speed: SpeedName;
  isStale: boolean;
}

/** All that is said about a password: first what patterns tell, then the bound that a blind search sets. */
export function Report({ analysis, speed, isStale }: ReportProps) {
  const words = useWords();
  const locale = useLocale();
  const { guessesLog10 } = analysis;
  // The badge, the bar and the time are about the same attacker.
  const level = levelOf(guessesLog10, speed);
  const inWords = (log10: number, by: SpeedName) => formatDuration(locale, durationOf(log10, by), words);
  return (
    <Stack className={isStale ? styles.stale : undefined}>
      <div className={styles.score} aria-live="polite">
        <p>
          <strong>{words.headline(inWords(guessesLog10, speed))}</strong>
          <Badge kind={BADGES[level]}>{words.scores[level]}</Badge>
          <span className={styles.about}>
            {words.scoreOf(level)} · {words.speeds[speed]}
          </span>
        </p>
        <div className={styles.bars} data-kind={BADGES[level]} aria-hidden>
          {BARS.map((bar) => (
            <i key={bar} data-on={bar <= level ? '' : undefined} />
          ))}
        </div>
      </div>
      <Advice analysis={analysis} />
      <ResultHead title={words.times} />
      <CopyRows label={words.times} nameWidth={260}>
        {SPEED_NAMES.map((by) => (
          <CopyRow key={by} label={words.speeds[by]} value={inWords(guessesLog10, by)} />
        ))}
        <CopyRow label={words.guesses} value={words.guessesOf(formatPower(locale, guessesLog10))} />
      </CopyRows>
      <Parts parts={analysis.parts} />
      <ResultHead title={words.blind} />
      <p className={styles.hint}>{words.blindHint}</p>
      <CopyRows label={words.blind} nameWidth={260}>
        <CopyRow label={words.characters} value={words.charactersOf(analysis.blind.characters)} />
        <CopyRow label={words.setSize} value={formatNumber(locale, analysis.blind.setSize)} />
        <CopyRow
          label={words.entropy}
          value={words.entropyOf(
            formatNumber(locale, analysis.blind.bits, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
          )}
        />
        <CopyRow label={words.average} value={inWords(averageGuessesLog10(analysis.blind), speed)} />
      </CopyRows>
    </Stack>
  );
}

function Advice({ analysis: { warning, suggestions, isCut } }: { analysis: Analysis }) {
  const words = useWords();
  return (
    <Notes
      items={[
        ...(warning ? [{ kind: 'warning', message: words.warnings[warning] } as const] : []),
        ...suggestions.map((key) => ({ kind: 'info', message: words.suggestions[key] }) as const),
        ...(isCut ? [{ kind: 'info', message: words.isCut } as const] : []),
      ]}
    />
  );
}

/** The parts show the password, so their text is hidden until it is asked for. */
function Parts({ parts }: { parts: readonly Part[] }) {
  const words = useWords();
  const locale = useLocale();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <ResultHead
        title={words.parts}
        actions={
          <Button size="small" icon={isShown ? 'eye-off' : 'eye'} onClick={() => setShown(!isShown)}>
            {isShown ? words.hideParts : words.showParts}
          </Button>
        }
      />
      <ol className={styles.parts} aria-label={words.parts}>
        {parts.map((part, index) => (
          <li key={index}>
            {isShown ? (
              <code>{part.text}</code>
            ) : (
              <span role="img" aria-label={words.hiddenPart}>
                {'•'.repeat(4)}
              </span>
            )}
            <span>{words.kinds[part.kind]}</span>
            <span className={styles.about}>
              {[
                part.list ? words.lists[part.list] : '',
                part.rank === undefined ? '' : words.rank(part.rank),
                part.isL33t ? words.isL33t : '',
                part.isReversed ? words.isReversed : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className={styles.power}>{words.guessesOf(formatPower(locale, part.guessesLog10))}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
