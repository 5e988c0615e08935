import { useStored } from '../../operations/use-stored';
import { Icon } from '../../ui/icon/icon';
import { useLanguage } from '../languages/language';
import { favouriteTools, toggleFavourite } from '../settings/stored-settings';
import { Tooltip } from '../../ui/tooltip/tooltip';

interface HeartButtonProps {
  readonly id: string;
  readonly name: string;
  readonly className?: string;
  /** Where its tooltip lies over nothing that one goes to next. */
  readonly tooltip: 'left' | 'bottom';
}

/** The toggle that makes a tool a favourite, with a tooltip that tells which way it goes. */
export function HeartButton({ id, name, className, tooltip }: HeartButtonProps) {
  const { shell } = useLanguage();
  const isFavourite = useStored(favouriteTools, (ids) => ids.includes(id));
  return (
    <Tooltip content={isFavourite ? shell.favourite.remove : shell.favourite.add} side={tooltip}>
      <button
        type="button"
        className={className}
        aria-pressed={isFavourite}
        aria-label={isFavourite ? shell.favourite.removeNamed(name) : shell.favourite.addNamed(name)}
        onClick={() => toggleFavourite(id)}
      >
        <Icon name="heart" />
      </button>
    </Tooltip>
  );
}
