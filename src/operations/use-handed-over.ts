import { useEffectEvent, useLayoutEffect } from 'react';
import { followHandedOver, takeHandedOver, type HandedOver } from './drafts';
import { useToolId } from './tool-context';

/**
 * Gives what is handed over to the tool around, once, before it is painted: for what is no field, such as an option. A field takes its own
 * (`takes` of `useDraft`). Once in a tool.
 */
export function useHandedOver(take: (given: HandedOver) => void): void {
  const toolId = useToolId();
  const receive = useEffectEvent(() => {
    const given = takeHandedOver(toolId);
    if (given) take(given);
  });
  useLayoutEffect(() => {
    receive();
    return followHandedOver((id) => {
      if (id === toolId) receive();
    });
  }, [toolId]);
}
