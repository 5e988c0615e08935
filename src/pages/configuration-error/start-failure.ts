import { ConfigurationError } from '../../app/config/config';

const TITLES = {
  configuration: [
    '站点配置有误',
    'The configuration of this site is invalid',
    'La configuration de ce site est invalide',
  ],
  other: ['页面未能启动', 'This page could not start', 'Cette page n’a pas pu démarrer'],
};

/** Shows in three languages why the site cannot start: no words can be counted on at this point. */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  const isConfiguration = error instanceof ConfigurationError;
  const titles = (isConfiguration ? TITLES.configuration : TITLES.other).map((title) => element('h1', title));
  const details = isConfiguration
    ? error.problems.map((problem) => element('li', problem))
    : [element('li', error instanceof Error ? error.message : String(error))];
  const list = document.createElement('ul');
  list.append(...details);
  const page = document.createElement('main');
  page.className = 'start-failure';
  page.setAttribute('role', 'alert');
  page.append(...titles, list);
  root.replaceChildren(page);
  document.title = titles.map((title) => title.textContent).join(' · ');
  delete document.documentElement.dataset.csr;
  document.documentElement.dataset.started = '';
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
