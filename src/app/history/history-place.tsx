import { useState } from 'react';
import { useStored } from '../../operations/use-stored';
import { makePart, usePart } from '../../ui/part';
import { isHistoryOn } from './setting';

const historyPart = makePart(() => import('./tool-history'));

/** The history of a tool's inputs, once it is turned on; who turns it off while looking can turn it on again. */
export function HistoryPlace({ toolId }: { readonly toolId: string }) {
  const isOn = useStored(isHistoryOn);
  const [wasOn, setWasOn] = useState(isOn);
  if (isOn && !wasOn) setWasOn(true);
  const part = usePart(historyPart, wasOn);
  return wasOn && part && <part.ToolHistory toolId={toolId} />;
}
