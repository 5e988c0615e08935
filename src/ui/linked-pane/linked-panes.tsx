import type { TextInputHandle } from '../text-input/text-input';
import type { Ref } from 'react';
import { Panes } from '../layout/layout';
import { LinkedPane, type LinkedPaneProps } from './linked-pane';
import type { LinkedSides } from './use-linked-sides';

/** What one side shows, beside what is typed there. */
export interface LinkedSide extends Pick<
  LinkedPaneProps,
  'label' | 'error' | 'fileName' | 'placeholder' | 'example' | 'accept' | 'lineEndings' | 'footer' | 'highlight'
> {
  /** The work that fills this side while it is not the source. */
  readonly run: LinkedPaneProps['run'] & { readonly value?: { readonly text?: string }; readonly lines?: Uint32Array };
}

export interface LinkedPanesProps<Side extends string> {
  sides: LinkedSides<Side>;
  panes: { readonly [S in Side]: LinkedSide };
}

/** Two fields beside each other; whichever was edited last is the source of the other. */
export function LinkedPanes<Side extends string>({ sides, panes }: LinkedPanesProps<Side>) {
  const pane = (name: Side, handle: Ref<TextInputHandle>) => (
    <LinkedPane
      key={name}
      {...panes[name]}
      isSource={sides.side === name}
      source={sides.source}
      onEdit={(value) => sides.edit(name, value)}
      result={panes[name].run.value?.text}
      lines={panes[name].run.lines}
      handle={handle}
    />
  );
  const { names, handles } = sides;
  return (
    <Panes>
      {pane(names[0], handles[0])}
      {pane(names[1], handles[1])}
    </Panes>
  );
}
