import type { CSSProperties } from 'react';
import { useLocale } from '../../i18n/context';
import { Alert } from '../../ui/alert/alert';
import { Badge } from '../../ui/badge/badge';
import { CopyIcon } from '../../ui/copy/copy-icon';
import { Link } from '../../ui/link/link';
import { OpenIn } from '../../ui/open-in/open-in';
import { usePart } from '../../ui/part';
import { DOTS } from './code-list';
import type { Card, CardField, CardLink } from './payload/card';
import { fieldLabel, fieldValue, sayWarning, type CardWords } from './payload/words/texts';
import { CARD_WORDS } from './payload/words/words';
import { useWords } from './use-words';
import { VisibleText } from './visible-text';
import styles from './view.module.css';

export interface PayloadCardProps {
  card: Card;
  /** Of the code that holds it. */
  title: string;
  /** Its secrets are not to be seen. */
  isCovered: boolean;
}

/** What a code would do, or holds: nothing is done before the visitor says so. */
export function PayloadCard({ card, title, isCovered }: PayloadCardProps) {
  const words = useWords();
  const said = usePart(CARD_WORDS[useLocale()], true)?.cardWords;
  if (!said) return null;
  const { type, fields, warnings, link, opening } = card;
  return (
    <section className={styles.card} aria-label={words.note(title, said.titles[type])}>
      <h3>{said.titles[type]}</h3>
      {link ? <Address link={link} /> : null}
      {warnings.map((warning, index) => (
        <Alert key={index} kind="warning">
          {sayWarning(said, warning)}
        </Alert>
      ))}
      {fields.length > 0 ? (
        <dl className={styles.facts}>
          {fields.map((field, index) => (
            <Field key={index} field={field} said={said} isCovered={isCovered} />
          ))}
        </dl>
      ) : null}
      <div className={styles.ways}>
        {link && canOpen(link.href) ? (
          <Link href={link.href} target="_blank" rel="noreferrer noopener">
            {words.open(link.host)}
          </Link>
        ) : null}
        {opening ? (
          <OpenIn tool={opening.tool} text={opening.text} isSecret={opening.isSecret}>
            {words.openInTool}
          </OpenIn>
        ) : null}
      </div>
    </section>
  );
}

/** The host stands out: it decides where one comes to. */
function Address({ link: { before, host, after } }: { link: CardLink }) {
  return (
    <p className={styles.address}>
      <VisibleText text={before} />
      <strong>
        <VisibleText text={host} />
      </strong>
      <VisibleText text={after} />
    </p>
  );
}

/** Addresses that only lead somewhere; one with another scheme may run what it holds. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'geo:'];

function canOpen(href: string): boolean {
  return SCHEMES.includes(URL.parse(href)?.protocol ?? '');
}

interface FieldProps {
  field: CardField;
  said: CardWords;
  isCovered: boolean;
}

function Field({ field, said, isCovered }: FieldProps) {
  const words = useWords();
  const { name, label, value, isSecret = false, check, depth = 0 } = field;
  const named = fieldLabel(said, field);
  const text = fieldValue(said, field);
  // How the code itself calls it, where that is not the name already.
  const own = label !== undefined && label !== named && name !== 'own' ? label : undefined;
  // React's type of `style` knows no custom properties.
  const style = { '--depth': depth } as CSSProperties;
  return (
    <div style={style}>
      <dt>
        {named}
        {own === undefined ? null : <span className="meta"> {own}</span>}
      </dt>
      <dd>
        <span className={styles.value}>{isSecret && isCovered ? DOTS : <VisibleText text={text} />}</span>{' '}
        {check ? (
          <Badge kind={check === 'right' ? 'ok' : 'bad'} icon={check === 'right' ? 'check' : 'x'}>
            {words.checks[check]}
          </Badge>
        ) : null}
        {isSecret || check ? <CopyIcon value={value} label={words.copyOf(named)} /> : null}
      </dd>
    </div>
  );
}
