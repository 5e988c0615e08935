import { useMemo, useState } from 'react';
import { Fold } from '../../ui/fold/fold';
import { later } from '../../ui/later';
import { Section } from '../../ui/layout/layout';
import { ObjectBadges } from './object-badges';
import type { InspectReport, ObjectFacts } from './report';
import { revokedIn } from './revoked';
import { titlesOf } from './sentences';
import { useWords } from './use-words';
import styles from './view.module.css';

const ObjectCard = later(async () => (await import('./object-card')).ObjectCard);
const ObjectTable = later(async () => (await import('./object-table')).ObjectTable);

/** Of more objects there is a table, and the card of the one that is chosen. */
const MOST_FOLDS = 25;

export interface ObjectListProps {
  report: InspectReport;
  isTicking: boolean;
}

/** Each object with its card. */
export function ObjectList({ report, isTicking }: ObjectListProps) {
  const words = useWords();
  const { objects, chains } = report;
  const titles = titlesOf(words, objects);
  const revoked = useMemo(() => revokedIn(chains), [chains]);
  if (objects.length === 0) return null;
  return (
    <Section title={words.objects}>
      {objects.length > MOST_FOLDS ? (
        <ObjectTable report={report} revoked={revoked} titles={titles} isTicking={isTicking} />
      ) : (
        objects.map((facts, place) => (
          <ObjectFold
            key={place}
            facts={facts}
            title={titles[place] ?? ''}
            revoked={revoked}
            isAlone={objects.length === 1}
            at={isTicking ? undefined : report.at}
          />
        ))
      )}
    </Section>
  );
}

interface ObjectFoldProps {
  facts: ObjectFacts;
  title: string;
  revoked: ReadonlySet<string>;
  /** Then it is open. */
  isAlone: boolean;
  at: number | undefined;
}

function ObjectFold({ facts, title, revoked, isAlone, at }: ObjectFoldProps) {
  const [isOpen, setOpen] = useState(isAlone);
  return (
    <div className={styles.object}>
      <Fold
        label={title}
        isOpen={isOpen}
        onOpen={setOpen}
        className={styles.line}
        beside={<ObjectBadges facts={facts} revoked={revoked} />}
      >
        <ObjectCard facts={facts} title={title} at={at} />
      </Fold>
    </div>
  );
}
