import { Button } from '../../ui/button/button';
import { TextInput } from '../../ui/text-input/text-input';
import type { ToolbarItem } from '../../ui/toolbar/toolbar';
import type { PrintOptions } from './options';
import type { SourceState } from './use-source';
import { useWords } from './use-words';

export interface SourcePaneProps {
  source: SourceState;
  options: PrintOptions;
  /** Undo and redo, which are those of the editor. */
  history: readonly ToolbarItem[];
}

/** The document as HTML to edit. */
export function SourcePane({ source, options, history }: SourcePaneProps) {
  const words = useWords();
  return (
    <TextInput
      variant="pane"
      label={words.source}
      value={source.shown(options)}
      onChange={source.type}
      accept=".html,.htm,.txt,text/html"
      placeholder={words.sourcePlaceholder}
      error={source.fault && { message: words.fault(source.fault) }}
      actions={history.map(({ id, label, icon = id, disabled, onPress }) => (
        <Button
          key={id}
          size="small"
          variant="quiet"
          icon={icon}
          iconOnly
          aria-label={label}
          disabled={disabled}
          onClick={() => onPress(false)}
        />
      ))}
    />
  );
}
