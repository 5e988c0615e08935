import { DownloadButton } from './download-button';

export default function DownloadButtonDemo() {
  return (
    <p>
      <DownloadButton fileName="a.txt" content={() => 'a'} />{' '}
      <DownloadButton fileName="a.txt" content={() => 'a'} iconOnly size="small" variant="quiet" />{' '}
      <DownloadButton fileName="large.txt" content={() => 'large\n'.repeat(10_000_000)} label="60 MB" />
    </p>
  );
}
