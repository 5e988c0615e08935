import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyCard, CopyCards } from '../../ui/copy-rows/copy-cards';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Stack } from '../../ui/layout/layout';
import { useOptionField } from '../../ui/options/use-option-field';
import { cardsOf, toJson, toText } from './cards';
import { deviceOptions } from './options';
import { useDevice } from './use-device';
import { useWords } from './use-words';
import styles from './view.module.css';

/** What this browser tells every page about the device. */
export default function DeviceInformation() {
  const words = useWords();
  const locale = useLocale();
  const [{ autoUpdate }] = useOptions(deviceOptions);
  const field = useOptionField(deviceOptions, words.options);
  const [round, setRound] = useState(0);
  const device = useDevice(autoUpdate, round);
  const cards = cardsOf(device, words, locale);
  const json = () => toJson(device);
  return (
    <Stack>
      <p className="meta">{words.private}</p>
      <div className={styles.bar}>
        {field('autoUpdate')}
        {autoUpdate ? null : (
          <Button size="small" icon="refresh-cw" onClick={() => setRound(round + 1)}>
            {words.update}
          </Button>
        )}
        <div className={styles.actions}>
          <DownloadButton
            sends
            iconOnly
            fileName="device-information.json"
            mimeType="application/json"
            content={json}
          />
          <CopyButton label={words.copyJson} value={json} />
          <CopyButton label={words.copyText} variant="primary" value={() => toText(cards, words)} />
        </div>
      </div>
      <CopyCards minWidth={400}>
        {cards.map(({ id, rows }) => (
          <CopyCard
            key={id}
            title={words.titles[id]}
            level={2}
            nameWidth={140}
            rows={rows.map(({ key, label, value = '', mark }) => ({
              label,
              value,
              none: key === 'refreshRate' ? words.measuring : words.missing,
              mark: mark === undefined ? undefined : <Badge>{mark}</Badge>,
            }))}
          />
        ))}
      </CopyCards>
    </Stack>
  );
}
