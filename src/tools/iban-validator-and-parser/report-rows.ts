import { countryNames, flagOf } from '../../lib/countries';
import type { BicReport } from '../../lib/iban/bic';
import { friendly, type IbanReport, type Report } from '../../lib/iban/check';
import { ROLES } from '../../lib/iban/registry';
import type { Line } from './check-each';
import type { ToolWords } from './use-words';

export interface FactRow {
  readonly label: string;
  readonly value: string;
  /** It holds even if the number is wrong. */
  readonly isSure?: boolean;
}

/** Flag, name and code of a country; of what is no code, the text itself. */
function countryText(code: string, language: string): string {
  return /^[A-Z]{2}$/.test(code) ? `${flagOf(code)} ${countryNames(language)(code)} · ${code}` : code;
}

/** What a number is made of, in rows with their names. Of what has no structure there are none. */
export function rowsOf(report: Report, words: ToolWords, language: string): FactRow[] {
  return report.kind === 'iban' ? ibanRows(report, words, language) : bicRows(report, words, language);
}

function ibanRows(report: IbanReport, words: ToolWords, language: string): FactRow[] {
  if (report.parts.length === 0) return [];
  const yesNo = (is: boolean | undefined) => (is ? words.yes : words.no);
  const codes = ROLES.flatMap((role) => {
    const value = report.codes[role];
    return value === undefined ? [] : [{ label: words.roles[role], value }];
  });
  return [
    { label: words.country, value: countryText(report.country, language), isSure: true },
    { label: words.roles['check-digits'], value: report.checkDigits },
    { label: words.bban, value: report.bban },
    ...codes,
    { label: words.qr, value: yesNo(report.qr) },
    { label: words.sepa, value: yesNo(report.sepa), isSure: true },
    { label: words.friendly, value: friendly(report) },
    { label: words.electronic, value: report.iban },
  ];
}

function bicRows(report: BicReport, words: ToolWords, language: string): FactRow[] {
  const isHead = report.branch === '' || report.branch === 'XXX';
  return [
    { label: words.bic, value: report.bic },
    { label: words.bicBank, value: report.bank },
    { label: words.country, value: countryText(report.country, language) },
    { label: words.bicPlace, value: report.place },
    { label: words.bicBranch, value: isHead ? words.headOffice : report.branch },
  ];
}

type NameOf = (code: string) => string;

/** A line of a list as a row of the table. Of what is wrong there is no form that could be used. */
export function tableRow({ line, input, report }: Line, words: ToolWords, nameOf: NameOf) {
  return {
    line,
    isValid: report.valid,
    status: report.valid ? words.ok : words.wrong,
    input,
    remarks: report.faults.map((fault) => words.fault(fault)).join(' '),
    ...(report.kind === 'iban' ? ibanCells(report, words, nameOf) : bicCells(report, nameOf)),
  };
}

function ibanCells({ valid, iban, bban, sepa, parts, country, codes }: IbanReport, words: ToolWords, nameOf: NameOf) {
  const { bank = '', branch = '', account = '' } = codes;
  const isSepa = sepa ? words.yes : words.no;
  const forms = valid ? { electronic: iban, bban, sepa: isSepa } : { electronic: '', bban: '', sepa: '' };
  return { ...forms, country: parts.length > 0 ? nameOf(country) : '', bank, branch, account };
}

function bicCells({ valid, bic, country, bank, branch }: BicReport, nameOf: NameOf) {
  const forms = { electronic: valid ? bic : '', country: valid ? nameOf(country) : '' };
  return { ...forms, bban: '', sepa: '', bank, branch, account: '' };
}
