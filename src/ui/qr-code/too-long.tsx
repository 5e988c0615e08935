import { useWords } from '../../i18n/context';
import type { Level } from '../../lib/qr/design';
import type { SymbolFault } from '../../lib/qr/symbol';
import type { Run } from '../../operations/use-operation';
import { Button } from '../button/button';
import type { FieldError } from '../text-input/field-error';
import type { QrWords } from './qr-words';

/** What is wrong with a content that no code of its level holds, with a button for the highest level that does. */
export function useTooLong(
  run: Pick<Run<unknown, SymbolFault | { readonly code: 'bad-logo' }>, 'status' | 'fault'>,
  onLevel: (level: Level) => void,
): (FieldError & { readonly message: string }) | undefined {
  const words = useWords<QrWords>();
  const fault = run.status === 'fault' && run.fault?.code === 'too-long' ? run.fault : undefined;
  if (!fault) return undefined;
  const { fits } = fault;
  const message = words.tooLong(fault, fits !== null);
  if (!fits) return { message };
  return {
    message,
    actions: (
      <Button size="small" onClick={() => onLevel(fits)}>
        {words.useLevel(fits)}
      </Button>
    ),
  };
}
