import { InputText } from '../input-text/input-text';
import { SideBySide } from '../layout/layout';
import { Pair } from './pair';

export default function PairDemo() {
  return (
    <Pair>
      {['Encrypt', 'Decrypt'].map((name) => (
        <SideBySide
          key={name}
          input={<InputText label={`${name}: text`} value="" onChange={() => {}} />}
          label={`${name}: result`}
          optionsLabel={`${name}: options`}
          options={<InputText label={`${name}: password`} value="" onChange={() => {}} />}
        >
          <p>{name}</p>
        </SideBySide>
      ))}
    </Pair>
  );
}
