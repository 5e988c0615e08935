import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import type { SignatureReport } from './report';
import { useWords } from './use-words';

/** A moment as one reads it. */
export function useMoment() {
  const locale = useLocale();
  return (at: number) =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'medium', timeStyle: 'long' }).format(at);
}

/** Who signed, and when; undefined where no certificate says who. */
export function useSigned() {
  const words = useWords();
  const moment = useMoment();
  return ({ chain: [signer], time }: SignatureReport): string | undefined =>
    signer && words.signedBy(signer.name, time && { at: moment(time.at), from: time.from });
}
