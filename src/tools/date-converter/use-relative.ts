import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { useOperation } from '../../operations/use-operation';
import { useNow } from '../../ui/use-now';
import type { Conversion } from './convert';
import { relate } from './operations';

/** The relative time moves on, all the other notations stand. */
export function useRelative({ outputs }: Conversion, zone: string): string {
  const language = LANGUAGE_TAGS[useLocale()];
  const now = useNow(true);
  const ns = outputs.nanoseconds.ok ? outputs.nanoseconds.value : '0';
  const run = useOperation(relate, { text: ns }, { zone, language, now });
  return run.value ?? (outputs.relative.ok ? outputs.relative.value : '');
}
