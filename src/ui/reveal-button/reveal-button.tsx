import { useKitWords } from '../../i18n/context';
import { Button } from '../button/button';

export interface RevealButtonProps {
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** What the button says while the secret is hidden. @default the word for it */
  show?: string;
  /** What it says while the secret is shown. @default the word for it */
  hide?: string;
}

/** Shows a secret that is hidden at first, and hides it again. */
export function RevealButton({ isShown, onShow, show, hide }: RevealButtonProps) {
  const kit = useKitWords();
  return (
    <Button size="small" icon={isShown ? 'eye-off' : 'eye'} onClick={() => onShow(!isShown)}>
      {isShown ? (hide ?? kit.hide) : (show ?? kit.show)}
    </Button>
  );
}
