import { expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { change } from './operations';

it.each(['<table>', 'u+x<table>', '7'])('names only the ends of a clause as long as many of %j', async (part) => {
  const result = await change.run(
    { mode: '644', expression: part.repeat(10_000) },
    { target: 'file', umask: '022' },
    job(),
  );
  expect(!result.ok && 'clause' in result.fault && result.fault.clause.length).toBeLessThanOrEqual(60);
});
