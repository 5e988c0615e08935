import { placeOf } from './place';
import type { Line, PhoneFault, PhoneReport } from './report';
import type { ToolWords } from './use-words';

export interface FactRow {
  readonly label: string;
  readonly value: string;
}

/** What a number is and how it is written, in rows with their names; `from` is the country one dials from. */
export function factRows(report: PhoneReport, from: string, words: ToolWords, language: string): FactRow[] {
  const { possible, dialled, extension } = report;
  const rows: FactRow[] = [
    { label: words.place, value: placeOf(report, language, words) },
    { label: words.callingCode, value: `+${report.callingCode}` },
    { label: words.isPossible, value: possible ? words.yes : [words.no, words.reason(report)].join(' · ') },
    { label: words.type, value: words.types[report.type ?? 'UNKNOWN'] },
    ...(['international', 'national', 'e164', 'rfc3966'] as const).map((name) => {
      return { label: words[name], value: report[name] };
    }),
  ];
  if (dialled !== undefined) rows.push({ label: words.dialled(from), value: dialled });
  if (extension !== undefined) rows.push({ label: words.extension, value: extension });
  return rows;
}

/** Addresses that open a telephone, a message or a chat; none where the number cannot be right. */
export function linkRows({ possible, rfc3966, e164 }: PhoneReport, words: ToolWords): FactRow[] {
  if (!possible) return [];
  return [
    { label: words.call, value: rfc3966 },
    { label: words.message, value: `sms:${e164}` },
    { label: words.whatsapp, value: `https://wa.me/${e164.slice(1)}` },
  ];
}

/** A line of a list as a row of the table. */
export function tableRow({ line, input, report, fault, sameAs }: Line, words: ToolWords, language: string) {
  const remarks = [
    fault && words.fault(fault),
    report && words.reason(report),
    report?.prefix && words.prefix(report.prefix.country, report.prefix.expected),
    report?.readAs && words.readAs(report.readAs),
    sameAs === undefined ? undefined : words.sameAs(sameAs),
  ];
  return {
    line,
    input,
    isValid: report?.valid === true,
    valid: report?.valid ? words.yes : words.no,
    place: report ? placeOf(report, language, words) : '',
    type: report ? words.types[report.type ?? 'UNKNOWN'] : '',
    e164: report?.e164 ?? '',
    international: report?.international ?? '',
    national: report?.national ?? '',
    dialled: report?.dialled ?? '',
    extension: report?.extension ?? '',
    remark: remarks.filter(Boolean).join(' '),
  };
}

interface Single {
  readonly fault?: PhoneFault;
  readonly value?: PhoneReport;
  readonly stale: boolean;
}

/** Why there is no number, or why it cannot be dialled; nothing while that is not known. */
export function errorOf({ fault, value, stale }: Single, words: ToolWords): string | undefined {
  if (fault) return words.fault(fault);
  if (!value || stale || value.valid) return undefined;
  const hint = value.prefix && words.prefix(value.prefix.country, value.prefix.expected);
  return [words.reason(value), hint].filter((part) => part !== undefined).join(' ');
}
