import { expect, test } from 'vitest';
import { openGate } from '#platform/gate.ts';

test('a gate runs what fits, keeps the next in line and refuses the rest', async () => {
  const pass = openGate({ atOnce: 1, waiting: 1 });
  const first = Promise.withResolvers<string>();

  const running = pass(() => first.promise);
  const waiting = pass(async () => 'second');
  const refused = pass(async () => 'third');
  await expect(refused).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  first.resolve('first');

  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
});

test('work that fails gives its place back', async () => {
  const pass = openGate({ atOnce: 1, waiting: 0 });
  await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  const next = await pass(async () => 'next');

  expect(next).toBe('next');
});
