import { useState } from 'react';
import { useKitWords } from '../../i18n/context';
import { QUIET_ZONE } from '../../lib/qr/design';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { later } from '../../ui/later';
import { SideBySide } from '../../ui/layout/layout';
import { useOptionField } from '../../ui/options/use-option-field';
import { CodeColors } from '../../ui/qr-code/code-colors';
import { CodeResult, type Instead } from '../../ui/qr-code/code-result';
import { useTooLong } from '../../ui/qr-code/too-long';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { fileNameOf } from './file-name';
import { judgeNetwork } from './judge-network';
import { NO_NETWORK, type Network } from '../../lib/wifi/network';
import { NetworkForm } from './network-form';
import { draw, encode, pageOptions, verify } from './operations';
import { networkIn, PasteForm } from './paste-form';
import { Payload } from './payload';
import { writePayload } from './write-payload';
import { useWords } from './use-words';

const GuestCardDialog = later(async () => (await import('./guest-card-dialog')).GuestCardDialog);

const OPERATIONS = { encode, verify, draw };

/** A code that joins phones to a network. */
export default function WifiQrcodeGenerator() {
  const words = useWords();
  const kit = useKitWords();
  // A secret as a whole: nothing of it is stored, and it is wiped when the visitor leaves.
  const [network, setNetwork] = useDraft<Network>('network', NO_NETWORK, {
    secret: true,
    takes: ({ text }) => (typeof text === 'string' ? networkIn(text) : undefined),
  });
  const [design, setDesign, resetDesign] = useOptions(pageOptions);
  const field = useOptionField(pageOptions, words.options);
  const options = { ...design, quietZone: QUIET_ZONE.usual, shape: 'square' } as const;

  const { fault, isUntouched, beside, passwordWarning, notes } = judgeNetwork(network);
  const text = fault ? '' : writePayload(network);
  const run = useOperation(encode, { text, logo: undefined }, options, { enabled: text !== '' });
  const tooLong = useTooLong(run, (level) => setDesign({ level }));

  function findInstead(): Instead | undefined {
    if (fault) return { message: isUntouched ? words.fault(fault) : kit.fixInput, isWrong: false };
    return tooLong && { ...tooLong, isWrong: true };
  }

  return (
    <SideBySide
      input={<NetworkForm network={network} onChange={setNetwork} faults={beside} passwordWarning={passwordWarning} />}
      options={
        <>
          {field('level')}
          <CodeColors options={design} onChange={setDesign} />
          {field('size', { as: 'slider' })}
          <ResetButton onReset={resetDesign} />
        </>
      }
      after={<PasteForm onNetwork={setNetwork} />}
    >
      <CodeResult
        operations={OPERATIONS}
        text={text}
        options={options}
        run={run}
        instead={findInstead()}
        alt={words.picture(network.ssid)}
        fileName={fileNameOf(network.ssid)}
        actions={({ svg }, isReady) => <GuestCard svg={svg} network={network} isReady={isReady} />}
        // That the code can be read would be taken for a promise that one can join with it.
        hasBadge={passwordWarning === undefined}
        notes={notes.map((note) => ({ kind: 'warning', message: words.networkWarning(note) }))}
      >
        {(_, isReady) => <Payload network={network} isReady={isReady} />}
      </CodeResult>
    </SideBySide>
  );
}

interface GuestCardProps {
  svg: string;
  network: Network;
  isReady: boolean;
}

/** Opens the card for guests, to be looked at and printed. */
function GuestCard({ svg, network, isReady }: GuestCardProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="media/printer" disabled={!isReady} onClick={() => setOpen(true)}>
        {words.guestCard}
      </Button>
      {isOpen ? <GuestCardDialog svg={svg} network={network} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
