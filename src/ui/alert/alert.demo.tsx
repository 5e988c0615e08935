import { Alert } from './alert';

export default function AlertDemo() {
  return (
    <>
      <Alert kind="warning" title="MD5 is not safe">
        It only suits checking whether a download is whole.
      </Alert>
      <Alert kind="error" title="backup.tar.zst cannot be read">
        The file may have been moved. Choose it again.
      </Alert>
      <Alert kind="info" title="Read as UTF-16">
        The text begins with a byte order mark.
      </Alert>
      <Alert kind="success" title="Both digests are the same" />
      <Alert kind="warning">Without a title.</Alert>
    </>
  );
}
