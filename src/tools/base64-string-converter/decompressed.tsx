import type { Charset } from '../../lib/charset';
import type { TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { Alert } from '../../ui/alert/alert';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Stack } from '../../ui/layout/layout';
import { TextOutput } from '../../ui/text-output/text-output';
import { decompress } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

/** What the gzip data inside Base64 holds. */
export function Decompressed({ source, charset }: { source: TextSource; charset: Charset }) {
  const words = useWords();
  const run = useOperation(decompress, { text: source }, { charset });
  const { fault, value } = run;
  return (
    <Stack className={styles.unpacked}>
      {fault ? (
        <Alert
          kind="error"
          title={
            fault.code === 'damaged-gzip' || fault.code === 'decompressed-too-large'
              ? words.decompressFault(fault)
              : words.base64Fault(fault)
          }
        />
      ) : (
        <TextOutput
          label={words.decompressed}
          run={run}
          text={value?.text}
          lines={run.lines}
          fileName="decompressed.txt"
          empty={
            value?.undecodable ? (
              <Alert kind="warning" title={words.undecodable(value.undecodable)}>
                <DownloadButton
                  sends
                  fileName="decompressed.bin"
                  size="small"
                  content={() => new Blob([value.bytes], { type: 'application/octet-stream' })}
                />
              </Alert>
            ) : undefined
          }
        />
      )}
    </Stack>
  );
}
