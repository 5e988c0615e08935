import { OpenIn } from './open-in';

export default function OpenInDemo() {
  return (
    <p>
      This is JSON:{' '}
      <OpenIn tool="json-prettify" text='{"a":1}'>
        prettify it
      </OpenIn>
    </p>
  );
}
