import { IconButton } from './icon-button';

export default function IconButtonDemo() {
  return (
    <p>
      A text <IconButton icon="x" label="Remove" /> <IconButton icon="refresh-cw" label="Again" disabled />
    </p>
  );
}
