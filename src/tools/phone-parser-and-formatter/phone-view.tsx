import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { Link } from '../../ui/link/link';
import { Notes } from '../../ui/notes/notes';
import { Verdict } from '../../ui/verdict/verdict';
import { factRows, linkRows } from './phone-rows';
import type { PhoneReport } from './report';
import { useWords } from './use-words';

interface PhoneViewProps {
  report: PhoneReport;
  /** The country one dials from. */
  from: string;
}

/** What a number is, and how it is written. */
export function PhoneView({ report, from }: PhoneViewProps) {
  const words = useWords();
  const language = LANGUAGE_TAGS[useLocale()];
  const { valid, type = 'UNKNOWN', readAs } = report;
  const links = linkRows(report, words).map((row) => ({ ...row, shown: <Address href={row.value} /> }));
  return (
    <>
      <Verdict isGood={valid} title={valid ? words.valid : words.notValid} badge={words.types[type]} />
      <Notes items={[readAs !== undefined && { kind: 'info', message: words.readAs(readAs) }]} />
      <FactRows
        title={words.result}
        hideTitle
        nameWidth={190}
        rows={[...factRows(report, from, words, language), ...links]}
      />
    </>
  );
}

function Address({ href }: { href: string }) {
  return (
    <Link href={href} {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}>
      {href}
    </Link>
  );
}
