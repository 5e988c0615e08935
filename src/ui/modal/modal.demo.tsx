import { useState } from 'react';
import { Button } from '../button/button';
import { InputText } from '../input-text/input-text';
import { Select } from '../select/select';
import { showToast } from '../toast/toast';
import { Modal } from './modal';

const COLOURS = ['Red', 'Green', 'Blue'].map((label) => ({ label, value: label }));

export default function ModalDemo() {
  const [shown, setShown] = useState<'m' | 'palette'>();
  const [colour, setColour] = useState('Red');
  const [text, setText] = useState('');
  const close = () => setShown(undefined);
  return (
    <>
      <p>
        <Button onClick={() => setShown('m')}>Dialog</Button>{' '}
        <Button onClick={() => setShown('palette')}>As wide as the palette</Button>
      </p>
      <Modal
        open={shown === 'm'}
        onClose={close}
        title="Clear everything stored on this machine?"
        footer={
          <>
            <Button icon="download" onClick={() => showToast({ message: 'Exported' })}>
              Export first
            </Button>
            <Button onClick={close}>Cancel</Button>
            <Button variant="danger-fill" onClick={close}>
              Clear all
            </Button>
          </>
        }
      >
        <p>Favourites and options go back to their defaults. To keep them, export them first.</p>
        <Select label="A select in a dialog" options={COLOURS} value={colour} onChange={setColour} />
      </Modal>
      <Modal open={shown === 'palette'} onClose={close} title="Search" hideTitle size="palette">
        <InputText label="Search" hideLabel size="large" icon="search" value={text} onChange={setText} />
      </Modal>
    </>
  );
}
