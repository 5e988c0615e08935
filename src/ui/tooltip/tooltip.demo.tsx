import { Button } from '../button/button';
import { Tooltip } from './tooltip';

export default function TooltipDemo() {
  return (
    <p>
      {(['top', 'bottom', 'left', 'right'] as const).map((side) => (
        <Tooltip key={side} content={`On the ${side}`} side={side}>
          <Button>{side}</Button>
        </Tooltip>
      ))}{' '}
      <Tooltip
        content={
          <>
            Copy to clipboard <kbd>Alt C</kbd>
          </>
        }
      >
        <Button>With a key</Button>
      </Tooltip>{' '}
      <Tooltip content="A long explanation that goes over several lines, since it says what the option does in detail.">
        <Button>Long</Button>
      </Tooltip>
    </p>
  );
}
