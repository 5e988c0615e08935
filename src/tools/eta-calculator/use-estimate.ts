import { useLocale } from '../../i18n/context';
import { browserZone } from '../../lib/zones';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { useNow } from '../../ui/use-now';
import type { EstimateFault } from './job';
import { estimate } from './operations';
import { rememberedOptions } from './options';
import { type Instant, useInstant } from './use-instant';

/** The estimate for what is remembered and typed, or why there is none. */
export function useEstimate() {
  const language = useLocale();
  const [options] = useOptions(rememberedOptions);
  const zone = options.zone || browserZone();
  const start = useInstant('start', zone);
  const measured = useInstant('measured', zone);
  const now = useNow(true);
  const isProgress = options.mode === 'progress';
  const isStartTyped = isProgress || start.isGiven;
  const missing = missingOf([isStartTyped && start, isProgress && measured.isGiven && measured]);
  const run = useOperation(
    estimate,
    {},
    {
      ...options,
      zone,
      language,
      start: isStartTyped ? start.wall : '',
      measured: measured.isGiven ? measured.wall : '',
      now: now - (now % 1000),
    },
    { enabled: missing === undefined },
  );
  const fault: EstimateFault | undefined = missing ? { code: 'no-instant', field: missing.name } : run.fault;
  return { run, fault, start, measured, zone };
}

/** What a browser gives for a date that is not complete is an empty text, which would mean now. */
function missingOf(needed: readonly (Instant | false)[]): Instant | undefined {
  return needed.filter((instant) => instant !== false).find(({ wall }) => wall === '');
}
