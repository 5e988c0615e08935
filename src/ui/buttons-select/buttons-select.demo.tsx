import { useState } from 'react';
import { ButtonsSelect } from './buttons-select';

const INDENTS = [
  { label: '2', value: 2 },
  { label: '4', value: 4 },
  { label: 'Tab', value: 0, tooltip: 'One tab character a level' },
];
const THEMES = [
  { label: 'System', value: 'system', icon: 'wrench' },
  { label: 'Light', value: 'light', icon: 'sun' },
  { label: 'Dark', value: 'dark', icon: 'moon' },
];

export default function ButtonsSelectDemo() {
  const [indent, setIndent] = useState(2);
  const [theme, setTheme] = useState('system');
  return (
    <>
      <ButtonsSelect label="Small" options={INDENTS} value={indent} onChange={setIndent} size="small" />
      <ButtonsSelect label="Medium, with icons" options={THEMES} value={theme} onChange={setTheme} />
      <ButtonsSelect label="Large" options={INDENTS} value={indent} onChange={setIndent} size="large" />
      <ButtonsSelect label="Disabled" options={INDENTS} value={indent} onChange={setIndent} disabled />
      <ButtonsSelect label="Without a seen label" hideLabel options={INDENTS} value={indent} onChange={setIndent} />
    </>
  );
}
