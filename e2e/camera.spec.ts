import { expect, test } from '@playwright/test';
import { CHROMIUM_WITH_CAMERA } from '../scripts/chromium.mjs';
import { open } from './page';
import { siteUrl } from './site';
import { watch } from './watch';

// The built page with its real headers: they must let camera, microphone, screen, pictures and clips through.
test.use({ launchOptions: CHROMIUM_WITH_CAMERA });

test('camera, microphone and screen under the policy of the site: photo, clip, archive, nothing left on', async ({
  page,
  context,
}) => {
  const { problems } = await watch(page, context, new URL(siteUrl()).origin);
  await page.addInitScript(() => {
    const given: MediaStreamTrack[] = [];
    Object.assign(window, { given });
    for (const name of ['getUserMedia', 'getDisplayMedia'] as const) {
      const ask = navigator.mediaDevices[name].bind(navigator.mediaDevices);
      navigator.mediaDevices[name] = async (constraints) => {
        const stream = await ask(constraints);
        given.push(...stream.getTracks());
        return stream;
      };
    }
  });
  // Put there above.
  const states = () =>
    page.evaluate(() => (window as unknown as { given: MediaStreamTrack[] }).given.map((track) => track.readyState));
  await open(page, '/camera-recorder', { locale: 'en' });
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Microphone' }).click();
  await main.getByRole('option').nth(1).click();
  expect(await states()).toEqual([]);
  await main.getByRole('button', { name: 'Start the camera' }).click();
  await expect(main.getByText(/^\d+ × \d+ · [\d.]+ fps$/)).toBeVisible();
  await expect.poll(states).toEqual(['live', 'live']);

  await main.getByRole('button', { name: 'Take a photo' }).click();
  await expect(main.getByRole('img', { name: /^photo-\d{8}-\d{6}\.png$/ })).toBeVisible();
  // The sound comes a moment after the picture.
  await expect(main.getByRole('button', { name: 'Record', exact: true })).toBeEnabled();
  await page.keyboard.press('r');
  const timer = main.getByRole('timer');
  await expect(timer).toHaveText(/^0:\d[1-9]$/);
  // Not by the clock alone: a slow machine's recorder may have nothing yet when it has run for a second.
  await expect(timer.locator('+ *')).toHaveText(/^[1-9]/);
  await page.keyboard.press('r');
  const clip = main.getByLabel(/^Clip video-\d{8}-\d{6}\.(webm|mp4)$/);
  await expect.poll(() => clip.evaluate((player: HTMLVideoElement) => player.duration)).toBeGreaterThan(0.8);
  expect(await clip.evaluate((player: HTMLVideoElement) => Number.isFinite(player.duration))).toBe(true);

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download all' }).click();
  expect((await download).suggestedFilename()).toMatch(/^camera-\d{8}-\d{6}\.zip$/);

  await main.getByText('Screen', { exact: true }).click();
  await expect.poll(states).toEqual(['ended', 'ended']);
  await main.getByRole('button', { name: 'Share the screen' }).click();
  // The microphone again, the picture of the screen and its sound.
  await expect.poll(states).toEqual(['ended', 'ended', 'live', 'live', 'live']);

  await page.locator('header a[href]').first().click();
  await expect(main.getByRole('button', { name: 'Stop sharing' })).toHaveCount(0);
  await expect.poll(states).toEqual(['ended', 'ended', 'ended', 'ended', 'ended']);
  expect(problems).toEqual([]);
});
