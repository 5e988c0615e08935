import { useState } from 'react';
import { Toolbar } from './toolbar';

export default function ToolbarDemo() {
  const [isBold, setBold] = useState(false);
  return (
    <Toolbar
      label="Formatting"
      groups={[
        {
          label: 'Style',
          items: [
            {
              id: 'star',
              label: 'Bold',
              icon: 'star',
              shortcut: 'Mod-b',
              pressed: isBold,
              onPress: () => setBold(!isBold),
            },
            { id: 'code', label: 'Code', icon: 'braces', pressed: false, disabled: true, onPress: () => undefined },
          ],
        },
        { label: 'History', items: [{ id: 'undo', label: 'Undo', onPress: () => setBold(false) }] },
      ]}
    />
  );
}
