import { Progress } from './progress';

const STARTED = Date.now() - 15_400;
const nothing = () => {};

export default function ProgressDemo() {
  return (
    <>
      <Progress done={2.8e9} total={4.5e9} startedAt={STARTED} unit="bytes" onCancel={nothing} />
      <Progress title="Working" done={812} total={1000} startedAt={STARTED} unit="items" onCancel={nothing} />
      <Progress done={0} startedAt={STARTED} unit="items" onCancel={nothing} />
    </>
  );
}
