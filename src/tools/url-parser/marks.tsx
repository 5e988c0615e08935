import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { OpenIn } from '../../ui/open-in/open-in';
import type { Parameter } from './query';
import { useWords } from './use-words';

export interface MarksProps {
  parameter: Parameter;
  /** Takes an address in a value to the field above. */
  onOpen: (address: string) => void;
}

/** What is special about a parameter, and the way into what it holds: an address, JSON or a token. */
export function Marks({ parameter: { name, value, isAddress, isTracking, holds }, onOpen }: MarksProps) {
  const words = useWords();
  return (
    <>
      {name.isBroken || value?.isBroken ? <Badge kind="warn">{words.broken}</Badge> : null}
      {value === undefined ? <Badge>{words.noValue}</Badge> : null}
      {value?.raw === '' ? <Badge>{words.emptyValue}</Badge> : null}
      {isTracking ? <Badge kind="warn">{words.tracking}</Badge> : null}
      {isAddress && value ? (
        <Button size="small" aria-label={words.openNamed(name.decoded)} onClick={() => onOpen(value.decoded)}>
          {words.open}
        </Button>
      ) : null}
      {holds && value ? (
        <OpenIn tool={holds === 'json' ? 'json-prettify' : 'jwt-parser'} text={value.decoded}>
          {words.openHeld[holds]}
        </OpenIn>
      ) : null}
    </>
  );
}
