import { useLayoutEffect, useRef, useState } from 'react';
import { downloadBlob } from '../../lib/download';
import { useToolId } from '../../operations/tool-context';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead } from '../../ui/layout/layout';
import type { PlaceholderOptions } from './operations';
import { toBase64Uri, toCss, toEncodedUri, toImgTag } from './placeholder';
import { rasterize } from './raster';
import type { RasterFault, RasterFormat } from './raster-formats';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface PlaceholderResultProps {
  /** Undefined while an option is none. */
  svg: string | undefined;
  text: string;
  caption: string;
  options: PlaceholderOptions;
  onScale: (scale: PlaceholderOptions['scale']) => void;
}

const FORMAT_NAMES: Readonly<Record<RasterFormat, string>> = { png: 'PNG', webp: 'WebP' };

/** The picture with all that can be taken from it. */
export function PlaceholderResult({ svg, text, caption, options, onScale }: PlaceholderResultProps) {
  const words = useWords();
  const toolId = useToolId();
  const [refused, setRefused] = useState<{ request: string; format: RasterFormat; fault: RasterFault }>();
  const [busy, setBusy] = useState<RasterFormat>();
  const { width, height, scale } = options;
  const name = `placeholder-${width}x${height}`;
  if (svg === undefined) {
    return (
      <>
        <ResultHead title={words.preview} />
        <p className={styles.empty}>{words.fixFirst}</p>
      </>
    );
  }
  const request = `${svg}${scale}`;

  async function save(format: RasterFormat) {
    setBusy(format);
    try {
      const made = await rasterize(text, options, format, { toolId });
      setRefused(made.ok ? undefined : { request, format, fault: made.fault });
      if (made.ok) downloadBlob(made.value, `${name}${scale === 1 ? '' : `@${scale}x`}.${format}`);
    } catch {
      // The worker died of it.
      setRefused({ request, format, fault: { code: 'too-large' } });
    } finally {
      setBusy(undefined);
    }
  }
  const saveButton = (format: RasterFormat) => (
    <Button
      icon="download"
      aria-busy={busy === format || undefined}
      onClick={() => {
        if (busy === undefined) void save(format);
      }}
    >
      {FORMAT_NAMES[format]}
    </Button>
  );

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
            {saveButton('png')}
            {saveButton('webp')}
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
      {refused?.request === request ? (
        <Alert kind="error">{words.rasterFault(refused.fault, FORMAT_NAMES[refused.format])}</Alert>
      ) : null}
      <Picture svg={svg} caption={caption} width={width} height={height} />
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
function Picture({ svg, caption, ...size }: { svg: string; caption: string; width: number; height: number }) {
  const words = useWords();
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [svg]);
  return (
    <div className={styles.picture}>
      <img ref={picture} alt={words.picture(caption.slice(0, 100))} {...size} />
    </div>
  );
}
