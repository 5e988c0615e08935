import { Verdict } from './verdict';

export default function VerdictDemo() {
  return (
    <>
      <Verdict isGood title="This IBAN is valid" />
      <Verdict isGood={false} title="This number is not valid" badge="Mobile" />
    </>
  );
}
