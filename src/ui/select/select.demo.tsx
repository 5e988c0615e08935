import { useState } from 'react';
import { Select } from './select';

const COLOURS = ['Red', 'Green', 'Blue'].map((label) => ({ label, value: label.toLowerCase() }));
const LEVELS = [
  { label: 'Low', value: 'L', tooltip: 'Restores 7 % of the code' },
  { label: 'Medium', value: 'M', tooltip: 'Restores 15 % of the code' },
  { label: 'Quartile', value: 'Q', tooltip: 'Restores 25 % of the code' },
  { label: 'High', value: 'H', tooltip: 'Restores 30 % of the code' },
];
const GROUPED = [
  { label: 'JSON', value: 'json', group: 'Data' },
  { label: 'CSV', value: 'csv', group: 'Data' },
  { label: 'Java', value: 'java', group: 'Code' },
];
const TWELVE = Array.from({ length: 12 }, (_, index) => ({ label: `Month ${index + 1}`, value: index }));
const THOUSAND = Array.from({ length: 1000 }, (_, index) => ({ label: `Option ${index + 1}`, value: index + 1 }));

const TAKEN = [
  { label: 'Paris', value: 'paris' },
  { label: 'London (taken)', value: 'london', disabled: true },
];

export default function SelectDemo() {
  const [colour, setColour] = useState('red');
  const [level, setLevel] = useState<string>();
  const [month, setMonth] = useState(0);
  const [format, setFormat] = useState('json');
  const [option, setOption] = useState(500);
  return (
    <>
      <Select label="Small" size="small" options={COLOURS} value={colour} onChange={setColour} />
      <Select label="Medium" options={COLOURS} value={colour} onChange={setColour} hint="Three are few." />
      <Select label="Large" size="large" options={COLOURS} value={colour} onChange={setColour} />
      <Select label="With tooltips, nothing chosen" options={LEVELS} value={level} onChange={setLevel} />
      <Select label="With a search field" options={TWELVE} value={month} onChange={setMonth} />
      <Select label="In groups" options={GROUPED} value={format} onChange={setFormat} />
      <Select label="One that cannot be chosen" options={TAKEN} value="paris" onChange={() => undefined} />
      <Select label="1000 options" options={THOUSAND} value={option} onChange={setOption} />
      <Select label="With an error" options={COLOURS} value={colour} onChange={setColour} error="Not this one." />
      <Select label="Disabled" disabled options={COLOURS} value={colour} onChange={setColour} />
    </>
  );
}
