import { useState } from 'react';
import { Button } from '../../ui/button/button';
import { makePart, usePart } from '../../ui/part';
import type { Network } from './network';
import { useWords } from './use-words';

const dialogPart = makePart(() => import('./guest-card-dialog'));

export interface GuestCardProps {
  svg: string;
  network: Network;
}

/** Opens the card for guests, to be looked at and printed. */
export function GuestCardButton({ isReady, ...card }: GuestCardProps & { isReady: boolean }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const dialog = usePart(dialogPart, isOpen);
  return (
    <>
      <Button icon="media/printer" disabled={!isReady} onClick={() => setOpen(true)}>
        {words.guestCard}
      </Button>
      {dialog && isOpen ? <dialog.GuestCardDialog {...card} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
