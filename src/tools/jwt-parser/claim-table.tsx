import { CopyButton } from '../../ui/copy/copy-button';
import { Icon } from '../../ui/icon/icon';
import { Table } from '../../ui/table/table';
import type { TableColumn } from '../../ui/table/columns';
import { relativeTime } from '../../lib/relative-time';
import type { Claim, ClaimTime } from './claims';
import { FoldedText } from './folded-text';
import { beginning, visible } from './shown';
import { instantText, type DateStyle } from './time-text';
import { useWords } from './use-words';
import styles from './view.module.css';

/** More claims than these are only in the JSON; more of a name than this is not shown. */
const ROWS = 200;
const NAME = 200;

export interface ClaimTableProps {
  label: string;
  claims: readonly Claim[];
  meanings: Readonly<Record<string, string>>;
  style: DateStyle;
}

/** Claims with what they mean, their exact values and, for times, what they say. */
export function ClaimTable({ label, claims, meanings, style }: ClaimTableProps) {
  const words = useWords();
  const columns: TableColumn<Claim>[] = [
    {
      key: 'name',
      label: words.claim,
      render: ({ name }) => (
        <span className={styles.name}>
          <bdi className="mono">{name === '' ? words.empty : shownName(name)}</bdi>
          {/* Own properties only: a claim may be named like one that every object has. */}
          {Object.hasOwn(meanings, name) ? <span className={styles.meaning}>{meanings[name]}</span> : null}
        </span>
      ),
    },
    {
      key: 'value',
      label: words.value,
      render: (claim) => (
        <span className={styles.cell}>
          <span className={styles.what}>
            {claim.value === '' ? (
              <span className={styles.meaning}>{words.empty}</span>
            ) : (
              <FoldedText text={claim.value} />
            )}
            {claim.time ? <TimeText time={claim.time} style={style} /> : null}
          </span>
          <CopyButton
            value={claim.value}
            label={words.copyValue(shownName(claim.name))}
            iconOnly
            size="small"
            variant="quiet"
            disabled={claim.value === ''}
          />
        </span>
      ),
    },
  ];
  return (
    <>
      <Table rows={claims.slice(0, ROWS)} headers={columns} label={label} className={styles.claims} />
      {claims.length > ROWS ? <p className="meta">{words.moreClaims(claims.length - ROWS)}</p> : null}
    </>
  );
}

function shownName(name: string): string {
  return visible(name.length > NAME ? `${beginning(name, NAME)}…` : name);
}

function TimeText({ time, style }: { time: ClaimTime; style: DateStyle }) {
  const words = useWords();
  if (time.state !== 'time') {
    return <Warning text={time.state === 'not-number' ? words.timeNotNumber : words.timeOutOfRange} />;
  }
  const instant = new Date(time.ms);
  return (
    <>
      <time className={styles.iso} dateTime={instant.toISOString()}>
        {instant.toISOString()}
      </time>
      <span className={styles.meaning}>
        {instantText(time.ms, style)} · {relativeTime(time.ms, style.now, style.language)}
      </span>
      {time.isMilliseconds ? (
        <Warning
          text={[
            words.looksLikeMilliseconds,
            ...(time.asSeconds === undefined ? [] : [words.asSeconds(new Date(time.asSeconds).getUTCFullYear())]),
          ].join(' ')}
        />
      ) : null}
    </>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <span className={styles.warning}>
      <Icon name="triangle-alert" size="s" />
      {text}
    </span>
  );
}
