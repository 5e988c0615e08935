import { useState } from 'react';
import { Progress } from '../progress/progress';
import { FileDrop } from './file-drop';

const STARTED = Date.now() - 12_000;

export default function FileDropDemo() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <>
      <FileDrop multiple onFiles={setFiles} hint="Any size. Nothing is uploaded." />
      {files.map((file) => (
        <div key={file.name}>
          <strong className="verbatim">{file.name}</strong>
          <Progress
            label={file.name}
            done={file.size * 0.62}
            total={file.size}
            startedAt={STARTED}
            unit="bytes"
            onCancel={() => setFiles([])}
          />
        </div>
      ))}
    </>
  );
}
