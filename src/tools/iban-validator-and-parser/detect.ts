import { filledLines, LIKELIHOOD, type Detect } from '../../operations/detect';

/** The lengths of the SWIFT registry, by country; the registry itself, with all it knows, is much larger. */
const LENGTHS_TEXT =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30';
export const LENGTHS: ReadonlyMap<string, number> = new Map(
  LENGTHS_TEXT.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** ISO 7064, MOD 97-10. */
function hasRightSum(iban: string): boolean {
  let rest = 0;
  for (const unit of iban.slice(4) + iban.slice(0, 4)) {
    const value = parseInt(unit, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

function likelihoodOf(line: string): number {
  const iban = line
    .replace(/^IBAN[\s:]*/i, '')
    .replaceAll(/[\s.-]/g, '')
    .toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) || LENGTHS.get(iban.slice(0, 2)) !== iban.length) return 0;
  // Somebody may want to know why it is wrong.
  return hasRightSum(iban) ? LIKELIHOOD.unmistakable : (iban.match(/\d/g)?.length ?? 0) > 8 ? LIKELIHOOD.fits : 0;
}

/** Account numbers of a known country and its length, one or several on lines of their own. */
export const detect: Detect = (sample) => {
  const lines = filledLines(sample).slice(0, 500);
  const likelihood = Math.min(...lines.map((line) => (line.length <= 60 ? likelihoodOf(line) : 0)), 1);
  if (lines.length === 0 || likelihood === 0) return undefined;
  return { likelihood, run: { operation: lines.length === 1 ? 'validate' : 'validateLines', input: 'text' } };
};
