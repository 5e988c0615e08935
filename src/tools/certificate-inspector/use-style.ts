import { useLocale } from '../../i18n/context';
import { instantText } from '../../i18n/instant-text';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { useOptions } from '../../operations/use-options';
import { isMoment, isoMoment } from './moments';
import { remembered } from './operations';

/** How bytes and moments are written, as the visitor chose. */
export interface Style {
  readonly hex: (digits: string) => string;
  /** A number, which has no colons. */
  readonly digits: (digits: string) => string;
  readonly moment: (time: number) => string;
  /** A moment as it is copied. */
  readonly iso: (time: number) => string;
}

export function useStyle(): Style {
  const locale = useLocale();
  const [{ hex, dates }] = useOptions(remembered);
  const isPlain = hex === 'plain';
  return {
    hex: (digits) =>
      isPlain ? digits.toLowerCase() : digits.toUpperCase().replaceAll(/([\dA-F]{2})(?=[\dA-F]{2})/g, '$1:'),
    digits: (digits) => (isPlain ? digits.toLowerCase() : digits.toUpperCase()),
    moment: (time) =>
      isMoment(time) ? instantText(time, { language: LANGUAGE_TAGS[locale], isUtc: dates === 'utc' }) : String(time),
    iso: isoMoment,
  };
}
