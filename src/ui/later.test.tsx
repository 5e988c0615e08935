import { useState, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { later } from './later';
import { renderWithWords } from './testing';

it('draws nothing until the component has come, then draws it with what it is given', async () => {
  let resolve: (component: ComponentType<{ name: string }>) => void = () => undefined;
  const coming = new Promise<ComponentType<{ name: string }>>((settle) => {
    resolve = settle;
  });
  const Panel = later(() => coming);
  const screen = await renderWithWords(<Panel name="first" />);
  expect(screen.container.textContent).toBe('');
  resolve(({ name }) => <p>{name}</p>);
  await expect.element(screen.getByText('first')).toBeVisible();
  await screen.rerender(<Panel name="second" />);
  await expect.element(screen.getByText('second')).toBeVisible();
});

it('is fetched once, when it is first drawn, and drawn at once afterwards', async () => {
  let fetched = 0;
  const Panel = later(async () => {
    fetched += 1;
    return () => <p>here</p>;
  });
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Turn
        </button>
        {isOpen ? <Panel /> : null}
      </>
    );
  }
  const screen = await renderWithWords(<Page />);
  expect(fetched).toBe(0);
  const turn = screen.getByRole('button');
  await turn.click();
  await expect.element(screen.getByText('here')).toBeVisible();
  await turn.click();
  await expect.element(screen.getByText('here')).not.toBeInTheDocument();
  await turn.click();
  expect(screen.getByText('here').query()).not.toBeNull();
  expect(fetched).toBe(1);
});
