import { useKitWords, useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { Badge } from '../../ui/badge/badge';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyIcon } from '../../ui/copy/copy-icon';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { MenuButton } from '../../ui/menu-button/menu-button';
import { Table } from '../../ui/table/table';
import { COUNTS, countOf, limitsOf, TILES, toJson } from './rows';
import { countsCsv, showCount } from './show-count';
import type { Statistics } from './statistics';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The counts that most come for. */
export function Tiles({ statistics }: { statistics: Statistics }) {
  const words = useWords();
  const locale = useLocale();
  const { bytes } = statistics;
  return (
    <dl className={styles.tiles}>
      {TILES.map((name) => (
        <div key={name} className={styles.tile}>
          <dt>{words[name]}</dt>
          <dd className="num">{formatNumber(locale, statistics[name])}</dd>
          {name === 'bytes' ? <dd className="meta">{words.kilobytes(bytes / 1000, bytes / 1024)}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

interface CountsProps {
  statistics: Statistics;
  isStale: boolean;
}

/** All other counts, and files of all of them. */
export function Counts({ statistics, isStale }: CountsProps) {
  const words = useWords();
  const kit = useKitWords();
  const locale = useLocale();
  const rows = COUNTS.map((name) => ({
    label: words.countName(name),
    value: String(countOf(statistics, name) ?? ''),
    shown: showCount(words, locale, statistics, name),
  }));
  const files = [
    { copy: words.copyCsv, download: kit.downloadCsv, type: 'csv', content: () => countsCsv(words, statistics) },
    { copy: words.copyJson, download: words.json, type: 'json', content: () => toJson(statistics) },
  ];
  return (
    <section className={styles.counts}>
      <ResultHead
        title={words.allCounts}
        actions={
          <>
            <MenuButton label={kit.download} icon="download" size="small" disabled={isStale}>
              {files.map(({ download, type, content }) => (
                <DownloadButton
                  key={type}
                  label={download}
                  fileName={`text-statistics.${type}`}
                  mimeType={type === 'csv' ? 'text/csv' : 'application/json'}
                  content={content}
                />
              ))}
            </MenuButton>
            <MenuButton label={kit.copy} icon="copy" size="small" disabled={isStale}>
              {files.map(({ copy, content }) => (
                <CopyButton key={copy} label={copy} value={content} />
              ))}
            </MenuButton>
          </>
        }
      />
      <Table
        label={words.allCounts}
        rows={rows}
        headers={[
          { key: 'label', label: words.count },
          {
            key: 'value',
            label: words.value,
            align: 'end',
            render: ({ label, value, shown }) => (
              <span className={styles.value}>
                <span className="num">{shown}</span>
                <CopyIcon label={kit.copyNamed(label)} sends={label} value={value} disabled={isStale || value === ''} />
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}

/** How much of each usual limit is used. */
export function Limits({ statistics }: { statistics: Statistics }) {
  const words = useWords();
  return (
    <section aria-label={words.limits}>
      <h2 className={styles.heading}>{words.limits}</h2>
      <ul className={styles.limits}>
        {limitsOf(statistics).map(({ id, used, limit }) => (
          <li key={id} className={styles.limit}>
            <span>{words.limitName(id)}</span>
            <span className="meta">
              {used > limit ? <Badge kind="bad">{words.over(used - limit)}</Badge> : null} {words.used(used, limit)}
            </span>
            <meter
              aria-label={words.limitName(id)}
              aria-valuetext={words.used(used, limit)}
              min={0}
              max={limit}
              high={limit * 0.9}
              value={Math.min(used, limit)}
              data-over={used > limit ? '' : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
