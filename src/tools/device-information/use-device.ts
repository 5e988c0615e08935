import { useEffect, useLayoutEffect, useState } from 'react';
import type { Agent } from '../../lib/user-agent/agent';
import { readAgent, withParser } from '../../lib/user-agent/read-agent';
import { sameValue } from '../../lib/same-value';
import { browserOf, systemOf, type Everything } from './cards';
import { refreshRate } from './format';
import { readGraphics, readLater, watchFrames, type Graphics, type LaterReadings } from './later-readings';
import { readNow, type Readings, type Surroundings } from './readings';

/** What no event tells of, such as a move to a screen with the same pixels, is looked at so often (milliseconds). */
const EVERY = 1000;

/** This window. Unlike its type, any member may be missing, and some are there that the type does not know. */
function surroundings(): Surroundings {
  return window;
}

/** All that this browser tells, followed while `isLive`; `round` reads anew when it changes. */
export function useDevice(isLive: boolean, round: number): Everything {
  const now = useReadings(isLive, round);
  const { userAgent = '', touchPoints } = now.device;
  const later = useLater(isLive, round);
  const [found, setFound] = useState<Pick<Everything, 'browser' | 'system'>>();
  useEffect(() => {
    if (!later) return undefined;
    let isGone = false;
    const identify = Promise.resolve(
      withParser((parse) => {
        const agent: Agent = readAgent(userAgent, parse);
        return { browser: browserOf(agent, later, parse), system: systemOf(agent, later, touchPoints) };
      }),
    );
    void identify.then((made) => {
      if (!isGone) setFound(made);
    });
    return () => {
      isGone = true;
    };
  }, [later, userAgent, touchPoints]);
  const { width, height, pixelRatio } = now.screen;
  const rate = useRefreshRate(`${round} ${width} ${height} ${pixelRatio}`);
  const graphics = useGraphics(round);
  return { now, later: { ...later, graphics }, ...found, refreshRate: rate };
}

function useReadings(isLive: boolean, round: number): Readings {
  const [readings, setReadings] = useState(() => readNow(surroundings()));
  useEffect(() => {
    const read = () =>
      setReadings((former) => {
        const next = readNow(surroundings());
        return sameValue(former, next) ? former : next;
      });
    read();
    return isLive ? follow(read) : undefined;
  }, [isLive, round]);
  return readings;
}

/** Calls back when something about the window changes, at most once per frame, and each second. */
function follow(read: () => void): () => void {
  let request = 0;
  const readSoon = () => {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(read);
  };
  const controller = new AbortController();
  const { signal } = controller;
  const names = ['resize', 'orientationchange', 'online', 'offline', 'languagechange', 'focus'];
  for (const name of names) window.addEventListener(name, readSoon, { signal });
  window.visualViewport?.addEventListener('resize', readSoon, { signal });
  const timer = setInterval(readSoon, EVERY);
  return () => {
    controller.abort();
    clearInterval(timer);
    cancelAnimationFrame(request);
  };
}

/** So often battery and storage are looked at anew, in milliseconds. */
const LATER_EVERY = 15_000;

/** Read before the first picture: its name takes several lines. */
function useGraphics(round: number): Graphics | undefined {
  const [graphics, setGraphics] = useState<Graphics>();
  // oxlint-disable-next-line react/set-state-in-effect -- what the page draws does not tell it
  useLayoutEffect(() => setGraphics(readGraphics()), [round]);
  return graphics;
}

function useLater(isLive: boolean, round: number): LaterReadings | undefined {
  const [later, setLater] = useState<LaterReadings>();
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const found = await readLater();
      if (!isGone) setLater((former) => (former && sameValue(former, found) ? former : found));
    };
    void read();
    const timer = isLive ? setInterval(() => void read(), LATER_EVERY) : undefined;
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [isLive, round]);
  return later;
}

/** Measured anew when the screen is another one; undefined until 60 frames have come. */
function useRefreshRate(screen: string): number | undefined {
  const [measured, setMeasured] = useState<{ screen: string; rate: number | undefined }>();
  useEffect(() => watchFrames((times) => setMeasured({ screen, rate: refreshRate(times) })), [screen]);
  return measured?.screen === screen ? measured.rate : undefined;
}
