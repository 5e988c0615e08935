import { useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/context';
import { downloadBlob } from '../../lib/download';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import type { words as zhCn } from './locales/zh-cn';
import type { PlaceholderOptions } from './operations';
import { toBase64Uri, toCss, toEncodedUri, toImgTag } from './placeholder';
import { rasterize, type RasterFormat } from './raster';
import styles from './view.module.css';

export interface PlaceholderResultProps {
  /** Undefined while the size is none. */
  svg: string | undefined;
  caption: string;
  options: PlaceholderOptions;
  onScale: (scale: PlaceholderOptions['scale']) => void;
}

/** The picture with all that can be taken from it. */
export function PlaceholderResult({ svg, caption, options, onScale }: PlaceholderResultProps) {
  const words = useWords<typeof zhCn>();
  const [refused, setRefused] = useState<string>();
  const { width, height, scale } = options;
  const name = `placeholder-${width}x${height}`;
  if (svg === undefined) {
    return (
      <>
        <ResultHead title={words.preview} />
        <p className={styles.empty}>{words.fixSize}</p>
      </>
    );
  }
  const request = `${svg}${scale}`;

  async function save(markup: string, format: RasterFormat) {
    const blob = await rasterize(markup, { width, height, scale, format });
    setRefused(blob ? undefined : request);
    if (blob) downloadBlob(blob, `${name}${scale === 1 ? '' : `@${scale}x`}.${format}`);
  }

  return (
    <>
      <ResultHead
        title={words.preview}
        meta={`${width} × ${height}`}
        actions={
          <>
            <ButtonsSelect
              label={words.scale}
              hideLabel
              options={([1, 2, 3] as const).map((value) => ({ value, label: `${value}×` }))}
              value={scale}
              onChange={onScale}
            />
            <Button icon="download" onClick={() => void save(svg, 'png')}>
              PNG
            </Button>
            <Button icon="download" onClick={() => void save(svg, 'webp')}>
              WebP
            </Button>
            <DownloadButton
              label="SVG"
              variant="primary"
              fileName={`${name}.svg`}
              mimeType="image/svg+xml"
              content={() => svg}
            />
          </>
        }
      />
      {refused === request ? <Alert kind="error">{words.tooLarge}</Alert> : null}
      <Picture svg={svg} caption={caption} />
      <CopyRows label={words.preview} nameWidth={140}>
        <CopyRow label={words.svg} value={svg} />
        <CopyRow label={words.base64} value={toBase64Uri(svg)} />
        <CopyRow label={words.encoded} value={toEncodedUri(svg)} />
        <CopyRow label={words.img} value={toImgTag(svg, caption, options)} />
        <CopyRow label={words.css} value={toCss(svg)} />
      </CopyRows>
    </>
  );
}

/** As a picture and not as part of the page: what is in it stays in it. */
function Picture({ svg, caption }: { svg: string; caption: string }) {
  const words = useWords<typeof zhCn>();
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [svg]);
  return (
    <div className={styles.picture}>
      <img ref={picture} alt={words.picture(caption.slice(0, 100))} />
    </div>
  );
}
