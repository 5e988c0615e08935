import type { CSSProperties } from 'react';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { BlobPicture } from '../../ui/blob-picture/blob-picture';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { placeholderOptions } from './operations';
import { captionOf, toBase64Uri, toCss, toEncodedUri, toImgTag } from './placeholder';
import { RASTER_FORMATS } from './raster-formats';
import { useSaving } from './use-saving';
import { useWords } from './use-words';
import styles from './view.module.css';

const FORMAT_NAMES = { png: 'PNG', webp: 'WebP' } as const;

/** The picture with the files that can be made of it; undefined while an option is none. */
export function PlaceholderResult({ svg, text }: { svg: string | undefined; text: string }) {
  const words = useWords();
  const [options, change] = useOptions(placeholderOptions);
  const { name, busy, refused, save } = useSaving(svg, text, options);
  const { width, height, scale } = options;
  if (svg === undefined) {
    return (
      <>
        <ResultHead title={words.preview} />
        <NoResult />
      </>
    );
  }
  const { label, values } = words.options.scale;
  // React's type of `style` knows no custom properties.
  const size = { '--width': `${width}px`, '--ratio': width / height } as CSSProperties;
  return (
    <>
      <ResultHead
        title={words.preview}
        meta={`${width} × ${height}`}
        actions={
          <>
            <ButtonsSelect
              label={label}
              hideLabel
              size="small"
              options={([1, 2, 3] as const).map((value) => ({ value, label: values[value] }))}
              value={scale}
              onChange={(value) => change({ scale: value })}
            />
            {RASTER_FORMATS.map((format) => (
              <Button
                key={format}
                size="small"
                icon="download"
                aria-busy={busy === format || undefined}
                onClick={() => void save(format)}
              >
                {FORMAT_NAMES[format]}
              </Button>
            ))}
            <DownloadButton
              sends
              label="SVG"
              size="small"
              variant="primary"
              fileName={`${name}.svg`}
              mimeType="image/svg+xml"
              content={() => svg}
            />
          </>
        }
      />
      {refused ? <Alert kind="error">{words.rasterFault(refused.fault, FORMAT_NAMES[refused.format])}</Alert> : null}
      <div className={styles.picture}>
        <BlobPicture picture={svg} alt={words.picture(captionOf(text, options).slice(0, 100))} style={size} />
      </div>
    </>
  );
}

/** The picture as text, in all the forms in which it is used. */
export function PlaceholderTexts({ svg, text }: { svg: string; text: string }) {
  const words = useWords();
  const [options] = useOptions(placeholderOptions);
  return (
    <CopyRows label={words.preview} nameWidth={140}>
      <CopyRow label={words.svg} value={svg} />
      <CopyRow label={words.base64} value={toBase64Uri(svg)} />
      <CopyRow label={words.encoded} value={toEncodedUri(svg)} />
      <CopyRow label={words.img} value={toImgTag(svg, captionOf(text, options), options)} />
      <CopyRow label={words.css} value={toCss(svg)} />
    </CopyRows>
  );
}
