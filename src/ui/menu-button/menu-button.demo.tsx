import { Button } from '../button/button';
import { CopyButton } from '../copy/copy-button';
import { MenuButton } from './menu-button';

export default function MenuButtonDemo() {
  return (
    <>
      <MenuButton label="Copy as" icon="copy">
        <CopyButton label="CSV" value="a,b" />
        <CopyButton label="JSON" value="[1]" />
        <Button disabled>XML</Button>
      </MenuButton>
      <MenuButton label="Send to" icon="ellipsis" iconOnly size="small" variant="quiet">
        <Button>Change</Button>
      </MenuButton>
    </>
  );
}
