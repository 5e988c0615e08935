import type { ClientHints } from '../../lib/user-agent/client-hints';
import { readOwnHints } from '../../lib/user-agent/this-browser';

/** What takes a moment to read. Undefined while it is on its way, and where the browser does not tell. */
export interface LaterReadings {
  readonly hints?: ClientHints | undefined;
  readonly battery?: { readonly level: number; readonly isCharging: boolean } | undefined;
  readonly quota?: number | undefined;
  readonly usage?: number | undefined;
  readonly graphics?: Graphics | undefined;
}

export interface Graphics {
  /** 0 where there is no WebGL. */
  readonly webGl: 0 | 1 | 2;
  readonly renderer?: string;
}

interface BatteryManager extends EventTarget {
  readonly level: number;
  readonly charging: boolean;
}

// Neither is in every browser, and the first not in the types.
interface LaterNavigator {
  readonly getBattery?: () => Promise<BatteryManager>;
  readonly storage?: StorageManager;
}

/** Hints, battery and storage; none of them asks the visitor. What is refused is left out. */
export async function readLater(): Promise<Omit<LaterReadings, 'graphics'>> {
  // As above.
  const { getBattery, storage } = navigator as Omit<Navigator, 'storage'> & LaterNavigator;
  const [hints, battery, estimate] = await Promise.all([
    readOwnHints(),
    orNothing(() => getBattery?.call(navigator)),
    orNothing(() => storage?.estimate()),
  ]);
  return {
    hints,
    battery: battery && { level: battery.level, isCharging: battery.charging },
    quota: estimate?.quota,
    usage: estimate?.usage,
  };
}

async function orNothing<T>(read: () => Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}

/** Which WebGL there is, and what draws it. The context is given back at once: a page may hold only a few. */
export function readGraphics(): Graphics | undefined {
  try {
    const canvas = document.createElement('canvas');
    const second = canvas.getContext('webgl2');
    const gl: WebGLRenderingContext | WebGL2RenderingContext | null = second ?? canvas.getContext('webgl');
    if (!gl) return { webGl: 0 };
    const renderer = rendererOf(gl);
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return { webGl: second ? 2 : 1, ...(renderer && { renderer }) };
  } catch {
    return undefined;
  }
}

/** Firefox tells it under the plain name and warns of the extension; the others hide it there. */
function rendererOf(gl: WebGLRenderingContext | WebGL2RenderingContext): string | undefined {
  const plain: unknown = gl.getParameter(gl.RENDERER);
  if (typeof plain === 'string' && plain !== '' && plain !== 'WebKit WebGL') return plain;
  const extension = gl.getExtension('WEBGL_debug_renderer_info');
  const told: unknown = extension ? gl.getParameter(extension.UNMASKED_RENDERER_WEBGL) : undefined;
  return typeof told === 'string' && told !== '' ? told : undefined;
}

/** So many frames tell how often the screen is drawn. */
const FRAMES = 60;

/** Calls back with the times of 60 frames, in milliseconds; gives what stops it. No frames come while the page is hidden. */
export function watchFrames(onTimes: (times: readonly number[]) => void): () => void {
  const times: number[] = [];
  let request = requestAnimationFrame(step);
  function step(time: number) {
    times.push(time);
    if (times.length > FRAMES) onTimes(times);
    else request = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(request);
}
