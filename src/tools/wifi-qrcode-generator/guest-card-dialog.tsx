import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button/button';
import { Modal } from '../../ui/modal/modal';
import { BlobPicture } from '../../ui/blob-picture/blob-picture';
import { Switch } from '../../ui/switch/switch';
import type { Network } from '../../lib/wifi/network';
import { useWords } from './use-words';
import styles from './guest-card.module.css';

export interface GuestCardProps {
  svg: string;
  network: Network;
  onClose: () => void;
}

/** The card as it will be printed. While it is open, printing the page prints the card alone. */
export function GuestCardDialog({ svg, network, onClose }: GuestCardProps) {
  const words = useWords();
  const [showsPassword, setShowsPassword] = useState(false);
  const hasPassword = network.security !== 'none' && network.password !== '';
  const card = (
    // As on paper, whatever the theme.
    <section className={styles.card} data-scheme="light" aria-label={words.guestCard}>
      <strong className={styles.title}>{words.guestCardTitle}</strong>
      <BlobPicture picture={svg} alt={words.picture(network.ssid)} className={styles.code} />
      <dl className={styles.facts}>
        <dt>{words.network}</dt>
        <dd>{network.ssid}</dd>
        {hasPassword && showsPassword ? (
          <>
            <dt>{words.password}</dt>
            <dd>{network.password}</dd>
          </>
        ) : null}
      </dl>
      <p>{words.scan}</p>
    </section>
  );
  return (
    <>
      <Modal
        open
        title={words.guestCard}
        onClose={onClose}
        footer={
          <Button variant="primary" icon="media/printer" onClick={() => window.print()}>
            {words.print}
          </Button>
        }
      >
        <div className={styles.preview}>
          {hasPassword ? (
            <Switch label={words.showPassword} checked={showsPassword} onChange={setShowsPassword} />
          ) : null}
          {card}
        </div>
      </Modal>
      {createPortal(
        <div className={styles.paper} aria-hidden>
          {card}
        </div>,
        document.body,
      )}
    </>
  );
}
