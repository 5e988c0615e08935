const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How every script and test starts Debian's Chromium. @type {import('playwright').LaunchOptions} */
export const CHROMIUM = { executablePath: '/usr/bin/chromium', args: ARGUMENTS };

/** The same with a camera, microphones and a screen that it makes up and allows. @type {import('playwright').LaunchOptions} */
export const CHROMIUM_WITH_CAMERA = {
  ...CHROMIUM,
  args: [...ARGUMENTS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
};
