import { CopyButton } from './copy-button';

export default function CopyDemo() {
  return (
    <p>
      <CopyButton value="small" size="small" /> <CopyButton value="medium" />{' '}
      <CopyButton value="large" size="large" variant="primary" label="Copy the result" />{' '}
      <CopyButton value={() => Promise.resolve('made on demand')} iconOnly variant="quiet" size="small" />{' '}
      <CopyButton value="" disabled />
    </p>
  );
}
