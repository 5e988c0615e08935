import { Button } from '../button/button';
import { Card } from './card';

export default function CardDemo() {
  return (
    <>
      <Card title="With a title" actions={<Button size="small">An action</Button>}>
        <p>What belongs together.</p>
      </Card>
      <Card>
        <p>Without a title.</p>
      </Card>
    </>
  );
}
