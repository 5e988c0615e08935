import { Badge } from './badge';

export default function BadgeDemo() {
  return (
    <p>
      <Badge>512</Badge> <Badge kind="new">New</Badge>{' '}
      <Badge kind="ok" icon="check">
        Match
      </Badge>{' '}
      <Badge kind="warn">Unsafe</Badge>{' '}
      <Badge kind="bad" icon="x">
        Mismatch
      </Badge>
    </p>
  );
}
