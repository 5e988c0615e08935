import { CopyIcon } from '../../ui/copy/copy-icon';
import { Icon } from '../../ui/icon/icon';
import { Table } from '../../ui/table/table';
import type { TableColumn } from '../../ui/table/columns';
import { relativeTime } from '../../lib/relative-time';
import type { Claim, ClaimTime } from '../../lib/jwt/claims';
import { FoldedText } from './folded-text';
import { shownName } from '../../lib/jwt/visible';
import { type DateStyle, instantText } from '../../i18n/instant-text';
import { timeWarning } from './time-text';
import { useWords } from './use-words';
import styles from './view.module.css';

/** More claims than these are only in the JSON. */
const ROWS = 200;

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
          <CopyIcon value={claim.value} label={words.copyValue(shownName(claim.name))} sends={shownName(claim.name)} />
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

function TimeText({ time, style }: { time: ClaimTime; style: DateStyle }) {
  const words = useWords();
  const warning = timeWarning(time, words);
  return (
    <>
      {time.state === 'time' ? <Instant ms={time.ms} style={style} /> : null}
      {warning === undefined ? null : (
        <span className={styles.warning}>
          <Icon name="triangle-alert" size="s" />
          {warning}
        </span>
      )}
    </>
  );
}

function Instant({ ms, style }: { ms: number; style: DateStyle }) {
  const iso = new Date(ms).toISOString();
  const [day = '', clock = ''] = iso.split('T');
  return (
    <>
      <time className={styles.iso} dateTime={iso}>
        {/* Broken at one place, where it must be. */}
        <span>{day}T</span>
        <wbr />
        <span>{clock}</span>
      </time>
      <span className={styles.meaning}>
        {instantText(ms, style)} · {relativeTime(ms, style.now, style.language)}
      </span>
    </>
  );
}
