import { CopyIcon } from './copy-icon';

export default function CopyIconDemo() {
  return (
    <p>
      7 <CopyIcon value="7" label="Copy the id" /> <CopyIcon value="" label="Copy the name" />
    </p>
  );
}
