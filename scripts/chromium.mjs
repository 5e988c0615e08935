/** Playwright's own list, which a second switch of the same name would replace. */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The list below the address bar: two pages of the browser's own for each window, which cost more than a page of the site. */
const LISTS_OF_ADDRESSES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process kept ready for the next site: with a window for each test it is thrown away each time, a quarter of the work of a page. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...LISTS_OF_ADDRESSES, SPARE_PROCESS].join(',')}`,
];

/** How every script and test starts Debian's Chromium. @type {import('playwright').LaunchOptions} */
export const CHROMIUM = { executablePath: '/usr/bin/chromium', args: ARGUMENTS };

/** The same with a camera, microphones and a screen that it makes up and allows. @type {import('playwright').LaunchOptions} */
export const CHROMIUM_WITH_CAMERA = {
  ...CHROMIUM,
  args: [...ARGUMENTS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
};
