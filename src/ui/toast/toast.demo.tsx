import { Button } from '../button/button';
import { showToast } from './toast';

export default function ToastDemo() {
  return (
    <p>
      <Button onClick={() => showToast({ message: 'Copied to the clipboard', duration: 1500 })}>Success</Button>{' '}
      <Button onClick={() => showToast({ message: 'The file could not be read.', kind: 'error' })}>Error</Button>{' '}
      <Button
        onClick={() =>
          showToast({
            message: 'There is a new version.',
            kind: 'info',
            duration: 'stay',
            action: { label: 'Reload', onAction: () => showToast({ message: 'Reloaded' }) },
          })
        }
      >
        Info with an action
      </Button>
    </p>
  );
}
