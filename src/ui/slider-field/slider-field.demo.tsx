import { useState } from 'react';
import { SliderField } from './slider-field';

export default function SliderFieldDemo() {
  const [length, setLength] = useState(64);
  return <SliderField label="Length" value={length} onChange={setLength} min={1} max={4096} sliderMax={512} />;
}
