import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link, Route, Router, type AroundNavHandler } from 'wouter';
import { leave, watchHistory } from './leaving';
import { useLeaveQuestion } from './use-leave-question';

watchHistory();
const askFirst: AroundNavHandler = (navigate, to, options) => leave(to, () => navigate(to, options));

function Work({ isNeeded }: { isNeeded: boolean }) {
  const question = useLeaveQuestion(isNeeded);
  return (
    <>
      <p>Work</p>
      {question.isAsked ? (
        <p>
          <button type="button" onClick={question.stay}>
            Stay
          </button>
          <button type="button" onClick={question.leave}>
            Leave
          </button>
        </p>
      ) : null}
    </>
  );
}

const open = (isNeeded: boolean) =>
  render(
    <Router aroundNav={askFirst}>
      <Link to="/work">To work</Link> <Link to="/work?again">Work again</Link> <Link to="/rest">To rest</Link>
      <Route path="/work">
        <Work isNeeded={isNeeded} />
      </Route>
      <Route path="/rest">
        <p>Rest</p>
      </Route>
    </Router>,
  );

let start = '';
beforeEach(() => {
  start = location.href;
});
afterEach(() => history.pushState(null, '', start));

/** Whether the browser would ask before it reloads or closes the page. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it('asks before a link is followed, and follows it when told so', async () => {
  const screen = await open(true);
  await screen.getByRole('link', { name: 'To work' }).click();
  await screen.getByRole('link', { name: 'To rest' }).click();
  await screen.getByRole('button', { name: 'Stay' }).click();
  await expect.element(screen.getByText('Work', { exact: true })).toBeVisible();
  expect(location.pathname).toBe('/work');
  expect(asksBeforeUnload()).toBe(true);

  await screen.getByRole('link', { name: 'To rest' }).click();
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByText('Rest', { exact: true })).toBeVisible();
  expect(location.pathname).toBe('/rest');
  expect(asksBeforeUnload()).toBe(false);
});

it('asks before Back, too', async () => {
  const screen = await open(true);
  await screen.getByRole('link', { name: 'To rest' }).click();
  await screen.getByRole('link', { name: 'To work' }).click();
  history.back();
  await screen.getByRole('button', { name: 'Stay' }).click();
  await expect.element(screen.getByText('Work', { exact: true })).toBeVisible();
  expect(location.pathname).toBe('/work');

  history.back();
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByText('Rest', { exact: true })).toBeVisible();
  expect(location.pathname).toBe('/rest');
});

it('asks nothing on the same page, or where nothing would be lost', async () => {
  const screen = await open(true);
  await screen.getByRole('link', { name: 'To work' }).click();
  await userEvent.click(screen.getByRole('link', { name: 'Work again' }));
  expect(location.search).toBe('?again');
  await expect.element(screen.getByRole('button', { name: 'Stay' })).not.toBeInTheDocument();
  await screen.unmount();

  const free = await open(false);
  expect(asksBeforeUnload()).toBe(false);
  await free.getByRole('link', { name: 'To rest' }).click();
  await expect.element(free.getByText('Rest', { exact: true })).toBeVisible();
});
