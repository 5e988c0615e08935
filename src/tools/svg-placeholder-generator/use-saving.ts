import { useState } from 'react';
import { downloadBlob } from '../../lib/download';
import { useToolId } from '../../operations/tool-context';
import type { PlaceholderOptions } from './operations';
import { rasterize } from './raster';
import type { RasterFault, RasterFormat } from './raster-formats';

/** What could not be saved, and of which picture that is said. */
interface Refused {
  readonly request: string;
  readonly format: RasterFormat;
  readonly fault: RasterFault;
}

/** Saves the picture in pixels, one format after the other. */
export function useSaving(svg: string | undefined, text: string, options: PlaceholderOptions) {
  const toolId = useToolId();
  const [refused, setRefused] = useState<Refused>();
  const [busy, setBusy] = useState<RasterFormat>();
  const { width, height, scale } = options;
  const name = `placeholder-${width}x${height}`;
  const request = `${svg}${scale}`;

  async function save(format: RasterFormat) {
    if (busy !== undefined) return;
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
  return { name, busy, refused: refused?.request === request ? refused : undefined, save };
}
