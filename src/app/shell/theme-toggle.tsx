import { Icon } from '../../ui/icon/icon';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { useLanguage } from '../languages/language';
import { toggleTheme, useTheme } from '../settings/theme';

interface ThemeToggleProps {
  readonly className?: string;
  /** Shows the name of the theme beside the icon instead of a tooltip. */
  readonly withName?: boolean;
}

/** Switches between the light and the dark theme. */
export function ThemeToggle({ className, withName = false }: ThemeToggleProps) {
  const { shell } = useLanguage();
  const isDark = useTheme() === 'dark';
  const action = isDark ? shell.bar.toLight : shell.bar.toDark;
  const button = (
    <button type="button" className={className} aria-label={action} onClick={toggleTheme}>
      <Icon name={isDark ? 'sun' : 'moon'} />
      {withName && <span>{isDark ? shell.bar.light : shell.bar.dark}</span>}
    </button>
  );
  return withName ? button : <Tooltip content={action}>{button}</Tooltip>;
}
