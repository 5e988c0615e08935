import { ActButtons } from './act-buttons';
import { Button } from './button';
import { FoldButton } from './fold-button';

const VARIANTS = ['primary', undefined, 'quiet', 'danger', 'danger-fill'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

export default function ButtonDemo() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <p key={variant ?? 'default'}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant ?? 'default'}
            </Button>
          ))}{' '}
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size} icon="refresh-cw">
              With an icon
            </Button>
          ))}{' '}
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size} icon="copy" iconOnly aria-label="Copy" />
          ))}{' '}
          <Button variant={variant} aria-pressed>
            Pressed
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </p>
      ))}
      <FoldButton label="Closed" isOpen={false} onChange={() => {}} controls="button-demo" />
      <p id="button-demo" hidden />
      <ActButtons acts={[{ label: 'Repair', icon: 'wrench', onAct: () => {} }]} />
    </>
  );
}
