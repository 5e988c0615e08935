import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithWords } from '../../ui/testing';
import { openInFront } from './open-in-front';

const CARDS = Array.from({ length: 60 }, (_, index) => `Card ${index}`);

function Page() {
  return (
    <>
      <header>
        <button type="button" id="before">
          Search
        </button>
      </header>
      <main>
        <ul>
          {CARDS.map((card) => (
            <li key={card}>
              <a href="#card">{card}</a>
            </li>
          ))}
        </ul>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as what scrolls has it */}
        <div id="scroller" tabIndex={0}>
          {CARDS.map((card) => (
            <p key={card}>{card}</p>
          ))}
        </div>
      </main>
      <aside inert>
        <button type="button">Resting</button>
      </aside>
      <dialog id="front">
        <button type="button">First</button>
        <input ref={(field) => field?.setAttribute('autofocus', '')} />
      </dialog>
      <dialog id="modal">
        <button type="button">Under it</button>
      </dialog>
    </>
  );
}

beforeEach(async () => {
  await renderWithWords(<Page />);
});

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No ${id}`);
  return element;
}
function dialogOf(id: string): HTMLDialogElement {
  const element = byId(id);
  if (!(element instanceof HTMLDialogElement)) throw new Error(`${id} is no dialog`);
  return element;
}
const reachable = () =>
  [...document.querySelectorAll('a, button, input, [tabindex]')].filter(
    (element) => element.closest('[inert]') === null && element.checkVisibility(),
  );
const countInert = () => document.querySelectorAll('[inert]').length;

it('lets nothing behind be reached a little later, and gives all of it back', async () => {
  const before = reachable();
  byId('before').focus();
  const close = openInFront(dialogOf('front'));
  expect(document.activeElement).toBe(byId('front').querySelector('input'));
  await expect.poll(reachable).toEqual([...byId('front').children]);
  // What can have the focus itself is no use in parts.
  expect(byId('scroller').hasAttribute('inert')).toBe(true);
  close();
  expect(reachable()).toEqual(before);
  expect(countInert()).toBe(1);
  expect(document.activeElement).toBe(byId('before'));
});

it('touches nothing any more once it is closed', async () => {
  openInFront(dialogOf('front'))();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(countInert()).toBe(1);
});

it('is a modal dialog above another one, which would else hold it', () => {
  dialogOf('modal').showModal();
  const close = openInFront(dialogOf('front'));
  expect(byId('front').matches(':modal')).toBe(true);
  close();
  expect(dialogOf('front').open).toBe(false);
});

it('focuses the field itself where the browser did not, as Safari often does not', () => {
  const dialog = byId('front') as HTMLDialogElement;
  byId('before').focus();
  const show = vi.spyOn(dialog, 'show').mockImplementation(() => dialog.setAttribute('open', ''));
  const close = openInFront(dialog);
  expect(show).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(dialog.querySelector('input'));
  close();
});
