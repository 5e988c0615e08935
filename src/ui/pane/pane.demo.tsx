import { Button } from '../button/button';
import { Pane } from './pane';

export default function PaneDemo() {
  return (
    <Pane
      label="Input"
      meta="JSON5"
      actions={<Button size="small" variant="quiet" icon="x" iconOnly aria-label="Clear" />}
      footer={<span>3 lines</span>}
    >
      <p>What it holds.</p>
    </Pane>
  );
}
