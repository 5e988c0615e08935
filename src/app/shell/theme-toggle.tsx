import { Icon } from '../../ui/icon/icon';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { useLanguage } from '../languages/language';
import { chooseTheme, useNextTheme } from '../settings/theme';

interface ThemeToggleProps {
  readonly className?: string;
  /** Shows the name of the theme beside the icon instead of a tooltip. */
  readonly withName?: boolean;
}

const ICONS = { dark: 'moon', light: 'sun', system: 'monitor-smartphone' } as const;

/** Chooses the next theme: dark, light, or the system's. */
export function ThemeToggle({ className, withName = false }: ThemeToggleProps) {
  const { themes } = useLanguage().shell;
  const next = useNextTheme();
  const { name, action } = themes[next];
  const button = (
    <button type="button" className={className} aria-label={action} onClick={() => chooseTheme(next)}>
      <Icon name={ICONS[next]} />
      {withName && <span>{name}</span>}
    </button>
  );
  return withName ? button : <Tooltip content={action}>{button}</Tooltip>;
}
