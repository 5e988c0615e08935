import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepAsFile } from '../../lib/blob-sink';
import { runningJobs } from '../../operations/activity';
import { leave } from '../../operations/leaving';
import { ToolIdContext } from '../../operations/tool-context';
import { expectNoAxeViolations, renderWithWords } from '../../ui/testing';
import { ClipStore } from './clip-store';
import { words } from './locales/en';
import CameraRecorder from './view';

beforeEach(async () => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await page.viewport(1280, 1200);
});
afterEach(() => vi.restoreAllMocks());

const open = () =>
  renderWithWords(
    <ToolIdContext value="camera-recorder">
      <CameraRecorder />
    </ToolIdContext>,
    'en',
    words,
  );

/** Every track that the browser gives from now on. */
function watchTracks(): MediaStreamTrack[] {
  const tracks: MediaStreamTrack[] = [];
  const { mediaDevices } = navigator;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  vi.spyOn(mediaDevices, 'getUserMedia').mockImplementation(async (constraints) => {
    const stream = await ask(constraints);
    tracks.push(...stream.getTracks());
    return stream;
  });
  return tracks;
}

async function openCamera() {
  const screen = await open();
  await screen.getByRole('button', { name: 'Start the camera' }).click();
  const preview = screen.getByLabelText('Preview', { exact: true });
  await expect.poll(() => (preview.element() as HTMLVideoElement).videoWidth).toBeGreaterThan(0);
  return { screen, preview };
}

/** Not by the clock: a slow machine's recorder may have nothing yet when it has run for a second. */
async function untilSomethingIsRecorded(screen: Awaited<ReturnType<typeof open>>) {
  const timer = screen.getByRole('timer');
  await expect.element(timer).toHaveTextContent(/^0:\d[1-9]$/);
  await expect.poll(() => timer.element().nextElementSibling?.textContent).toMatch(/^[1-9]/);
}

it('shows the camera, takes photos by click and key, and ends every track when it is left', async () => {
  const tracks = watchTracks();
  const screen = await open();
  expect(tracks).toEqual([]);
  await screen.getByRole('combobox', { name: 'Microphone' }).click();
  await screen.getByRole('option').nth(1).click();
  expect(tracks).toEqual([]);
  await screen.getByRole('button', { name: 'Start the camera' }).click();
  await expect.element(screen.getByText(/^\d+ × \d+ · [\d.]+ fps$/)).toBeVisible();
  await expect
    .poll(() => tracks.map(({ kind, readyState }) => `${kind} ${readyState}`))
    .toEqual(['video live', 'audio live']);
  const preview = screen.getByLabelText('Preview', { exact: true }).element() as HTMLVideoElement;
  await expect.poll(() => preview.videoWidth).toBeGreaterThan(0);
  await expectNoAxeViolations(screen.container);

  await screen.getByRole('button', { name: 'Take a photo' }).click();
  const photos = screen.getByRole('img', { name: /^photo-\d{8}-\d{6}\.png$/ });
  await expect.poll(() => photos.elements().length).toBe(1);
  await expect.poll(() => (photos.first().element() as HTMLImageElement).naturalWidth).toBe(preview.videoWidth);
  await userEvent.keyboard(' ');
  await expect.poll(() => photos.elements().length).toBe(2);
  await expectNoAxeViolations(screen.container);

  const addresses = photos.elements().map((photo) => (photo as HTMLImageElement).src);
  await screen.unmount();
  expect(tracks.every(({ readyState }) => readyState === 'ended')).toBe(true);
  for (const address of addresses) await expect(fetch(address)).rejects.toThrow('Failed to fetch');
});

it('records a clip of a finite length that can be seeked in', async () => {
  const { screen } = await openCamera();
  await userEvent.keyboard('r');
  await untilSomethingIsRecorded(screen);
  await screen.getByRole('button', { name: 'Pause' }).click();
  await expect.element(screen.getByText('Paused')).toBeVisible();
  await screen.getByRole('button', { name: 'Resume' }).click();
  await userEvent.keyboard('r');
  const clip = screen.getByLabelText(/^Clip video-\d{8}-\d{6}\.(webm|mp4)$/);
  await expect.element(clip).toBeInTheDocument();
  const player = clip.element() as HTMLVideoElement;
  await expect.poll(() => player.duration).toBeGreaterThan(0.8);
  expect(player.duration).toBeLessThan(60);
  const sought = new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }));
  player.currentTime = 0.5;
  await sought;
  expect(player.currentTime).toBeCloseTo(0.5, 1);
  await expect.element(screen.getByRole('button', { name: 'Record' })).toBeEnabled();
});

it('deletes a photo and brings it back, asks before it deletes all, and leaves the keys to who uses them', async () => {
  const { screen } = await openCamera();
  const photo = screen.getByRole('button', { name: 'Take a photo' });
  await photo.click();
  const remove = screen.getByRole('button', { name: /^Delete photo-/ });
  await remove.click();
  await expect.element(screen.getByText('Photos and clips')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(remove).toBeVisible();

  await screen.getByRole('combobox', { name: 'Microphone' }).click();
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('r');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();

  await screen.getByRole('button', { name: 'Delete all' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(remove).toBeVisible();
  await screen.getByRole('button', { name: 'Delete all' }).click();
  await dialog.getByRole('button', { name: 'Delete all' }).click();
  await expect.element(remove).not.toBeInTheDocument();
});

it.each(['combobox', 'button'] as const)('records by R also while a %s has the focus', async (role) => {
  const { screen } = await openCamera();
  const name = { combobox: 'Microphone', button: 'Take a photo' }[role];
  screen.getByRole(role, { name }).element().focus();
  await userEvent.keyboard('r');
  await expect.element(screen.getByRole('timer')).toBeVisible();
  expect(screen.getByRole('option').elements()).toEqual([]);
});

/** Whether the browser would ask before it reloads or closes the page. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('asks before it is left with a recording, or with what was not downloaded', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { screen } = await openCamera();
  expect(asksBeforeUnload()).toBe(false);
  await screen.getByRole('button', { name: 'Take a photo' }).click();
  const download = screen.getByRole('button', { name: /^Download photo-/ });
  await expect.element(download).toBeVisible();
  expect(asksBeforeUnload()).toBe(true);

  const go = vi.fn<() => void>();
  leave('/elsewhere', go);
  const dialog = screen.getByRole('dialog', { name: 'Leave this page?' });
  await expect.element(dialog).toHaveTextContent('A photo or clip was not downloaded.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(go).not.toHaveBeenCalled();

  await download.click();
  await expect.poll(asksBeforeUnload).toBe(false);
  await screen.getByRole('button', { name: 'Record' }).click();
  await expect.poll(asksBeforeUnload).toBe(true);
  expect(runningJobs()).toEqual([{ toolId: 'camera-recorder', operationId: 'record' }]);
  leave('/elsewhere', go);
  await expect.element(dialog).toHaveTextContent('A recording is going on.');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  expect(go).toHaveBeenCalledOnce();
  await screen.unmount();
  expect(runningJobs()).toEqual([]);
  expect(asksBeforeUnload()).toBe(false);
});

it('counts down to a photo, and can be stopped before it', async () => {
  const { screen } = await openCamera();
  await screen.getByRole('radio', { name: '10 s' }).click();
  await screen.getByRole('button', { name: 'Take a photo' }).click();
  await expect.element(screen.getByText(/^Photo in \d+ seconds$/)).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Cancel the photo' }).click();
  await expect.element(screen.getByText(/^Photo in/)).not.toBeInTheDocument();
  await screen.getByRole('radio', { name: '3 s' }).click();
  await screen.getByRole('button', { name: 'Take a photo' }).click();
  await expect.element(screen.getByRole('img', { name: /^photo-/ })).toBeInTheDocument();
});

it('saves what the camera sees, or what the mirror shows where that is asked for', async () => {
  localStorage.setItem('options.camera-recorder', '{"mirrorFiles":true,"photoFormat":"jpeg"}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'options.camera-recorder' }));
  const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'setTransform');
  const { screen } = await openCamera();
  await screen.getByRole('button', { name: 'Take a photo' }).click();
  await expect.element(screen.getByRole('img', { name: /\.jpg$/ })).toBeInTheDocument();
  expect(drawn.mock.calls[0]?.[0]).toBe(-1);
  await screen.getByRole('button', { name: 'Record' }).click();
  await untilSomethingIsRecorded(screen);
  await screen.getByRole('button', { name: 'Stop' }).click();
  const clip = screen.getByLabelText(/^Clip /);
  await expect.poll(() => (clip.element() as HTMLVideoElement).videoWidth).toBeGreaterThan(0);
});

it.each([
  ['NotAllowedError', 'Access to the camera was refused. Allow it from the icon in the address bar, then try again.'],
  ['NotFoundError', 'No camera was found.'],
  ['NotReadableError', 'The camera is used by another application.'],
])('says what %s means, and lets one try again', async (name, message) => {
  const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValueOnce(new DOMException('x', name));
  const screen = await open();
  await screen.getByRole('button', { name: 'Start the camera' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await expect.element(screen.getByText(message)).not.toBeInTheDocument();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('says that the page is not secure', async () => {
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as unknown as MediaDevices);
  vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false);
  const screen = await open();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The camera needs a secure page (https or localhost).');
  await expect.element(screen.getByRole('button', { name: 'Start the camera' })).not.toBeInTheDocument();
});

it('keeps the clip when the camera is unplugged', async () => {
  const tracks = watchTracks();
  const { screen } = await openCamera();
  await screen.getByRole('button', { name: 'Record' }).click();
  await untilSomethingIsRecorded(screen);
  const [picture] = tracks;
  picture?.stop();
  picture?.dispatchEvent(new Event('ended'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The camera was disconnected.');
  await expect.element(screen.getByLabelText(/^Clip video-/)).toBeInTheDocument();
});

it('takes photos where the browser records nothing', async () => {
  vi.stubGlobal('MediaRecorder', undefined);
  try {
    const { screen } = await openCamera();
    await expect.element(screen.getByText('This browser cannot record video.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Record' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Take a photo' }).click();
    await expect.element(screen.getByRole('img', { name: /^photo-/ })).toBeInTheDocument();
  } finally {
    vi.unstubAllGlobals();
  }
});

it('keeps long recordings in private files, and gives their room back', async () => {
  const names = async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('large-results', { create: true });
    const found: string[] = [];
    for await (const name of folder.keys()) found.push(name);
    return found;
  };
  // The lock that an open tool holds: what other pages clear away meanwhile is not this.
  await navigator.locks.request('large-results', { mode: 'shared' }, async () => {
    const before = await names();
    const store = new ClipStore(keepAsFile, 1);
    for (const piece of ['first ', 'second ', 'third']) store.add(new Blob([piece]));
    const whole = await store.finish('video/webm');
    expect(store.isRefused).toBe(false);
    expect(await whole.text()).toBe('first second third');
    expect((await names()).length).toBeGreaterThan(before.length);
    await store.discard();
    expect(await names()).toEqual(before);
  });
});
