import type { Locale } from '../../i18n/locale';
import { onDemand } from '../../lib/on-demand';
import { REBOOT, type Schedule } from './expression';
import { isLargeStep } from './field';

const LOCALES = { 'zh-cn': 'zh_CN', en: 'en', fr: 'fr' } as const;

/** The languages register themselves with the library, so all of them come after it. */
const withCronstrue = onDemand(async () => {
  const { default: library } = await import('cronstrue');
  await Promise.all([import('cronstrue/locales/fr'), import('cronstrue/locales/zh_CN')]);
  // Node and bundlers differ in what they take for the default of a module in the older format.
  return 'default' in library ? (library.default as typeof library) : library;
});

export interface DescriptionStyle {
  readonly language: Locale;
  readonly hour24: boolean;
  readonly verbose: boolean;
}

/**
 * A valid schedule in words; undefined where the library has none. It describes what is not valid as well, so it is only
 * ever asked about what our own rules have let pass.
 */
export function describe(
  schedule: Schedule,
  { language, hour24, verbose }: DescriptionStyle,
): string | undefined | Promise<string | undefined> {
  return withCronstrue((cronstrue) => {
    try {
      return cronstrue.toString(textFor(schedule), {
        locale: LOCALES[language],
        use24HourTimeFormat: hour24,
        verbose,
        dayOfWeekStartIndexZero: schedule.dialect === 'unix' || schedule.dialect === 'seconds',
        logicalAndDayFields: schedule.dayRule === 'both',
      });
    } catch {
      // It throws texts for what it does not know, such as a weekday near a day counted back.
      return undefined;
    }
  });
}

/** The fields in an order that the library cannot take for another: five, six with seconds, or seven. */
function textFor({ fields, dialect, macro }: Schedule): string {
  if (macro === REBOOT) return REBOOT;
  const texts = fields.map((field) => {
    if (field.name === 'weekday') return withoutSecondSunday(field.text);
    // `*/90` would be "every 90 minutes", which it is not.
    const isLarge = field.items.some((item) => isLargeStep(item, field.name, dialect));
    return isLarge ? field.values.join(',') : field.text;
  });
  if (dialect === 'seconds') return texts.map((text) => (text === '?' ? '*' : text)).join(' ');
  if (dialect === 'aws') return ['0', ...texts].join(' ');
  return (dialect === 'quartz' && texts.length === 6 ? [...texts, '*'] : texts).join(' ');
}

/** `0,7` is Sunday, and not "Sunday and Sunday". */
function withoutSecondSunday(text: string): string {
  const parts = text.split(',');
  return parts.includes('0') ? parts.filter((part) => part !== '7').join(',') : text;
}
