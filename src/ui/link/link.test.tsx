import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { renderWithWords } from '../testing';
import { Link } from './link';

it('opens a page of the site without loading', async () => {
  const location = memoryLocation({ path: '/', record: true });
  const screen = await renderWithWords(
    <Router hook={location.hook}>
      <Link to="/about">About</Link>
    </Router>,
  );
  const link = screen.getByRole('link', { name: 'About' });
  expect(link.element().getAttribute('href')).toMatch(/about$/);
  await link.click();
  expect(location.history).toEqual(['/', '/about']);
  screen.getByRole('link').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(location.history.at(-1)).toBe('/about');
});

it('leaves other tabs to the browser', async () => {
  const location = memoryLocation({ path: '/', record: true });
  const prevented: boolean[] = [];
  const screen = await renderWithWords(
    <Router hook={location.hook}>
      <Link to="/about">About</Link>
    </Router>,
  );
  const watch = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', watch);
  const init = { bubbles: true, cancelable: true };
  screen
    .getByRole('link')
    .element()
    .dispatchEvent(new MouseEvent('click', { ...init, ctrlKey: true }));
  screen
    .getByRole('link')
    .element()
    .dispatchEvent(new MouseEvent('click', { ...init, metaKey: true }));
  window.removeEventListener('click', watch);
  expect(prevented).toEqual([false, false]);
  expect(location.history).toEqual(['/']);
});

it('lets a listener stop it', async () => {
  const location = memoryLocation({ path: '/', record: true });
  const onClick = vi.fn<(event: React.MouseEvent) => void>((event) => event.preventDefault());
  const screen = await renderWithWords(
    <Router hook={location.hook}>
      <Link to="/about" onClick={onClick}>
        About
      </Link>
    </Router>,
  );
  await screen.getByRole('link').click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(location.history).toEqual(['/']);
});

it('gives a page in another tab no hold on this one', async () => {
  const screen = await renderWithWords(
    <Link href="https://example.org/" target="_blank">
      Elsewhere
    </Link>,
  );
  await expect.element(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', 'https://example.org/');
});
