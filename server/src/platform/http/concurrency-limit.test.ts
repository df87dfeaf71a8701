import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openConcurrencyLimit, releaseSlot } from '#platform/http/concurrency-limit.ts';

test('runs tasks up to the limit, queues the next and rejects the rest', async () => {
  const pass = openConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const first = Promise.withResolvers<string>();

  const running = pass(() => first.promise);
  const waiting = pass(async () => 'second');
  const rejected = pass(async () => 'third');
  await expect(rejected).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  first.resolve('first');

  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
});

test('frees the slot of a task that fails', async () => {
  const pass = openConcurrencyLimit({ atOnce: 1, waiting: 0 });
  await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  const next = await pass(async () => 'next');

  expect(next).toBe('next');
});

test('a task that waits is neither overtaken nor rejected when a slot becomes free', async () => {
  const pass = openConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const first = Promise.withResolvers<string>();

  const running = pass(() => first.promise);
  const waiting = pass(async () => 'second');
  const newcomer = first.promise.then(() => pass(async () => 'third'));
  first.resolve('first');

  await expect(newcomer).rejects.toMatchObject({ status: 503 });
  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
});

test('rejects the tasks of one client beyond its share and still runs those of another', async () => {
  const pass = openConcurrencyLimit({ atOnce: 1, waiting: 5, ofOneClient: 2 });
  const first = Promise.withResolvers<string>();

  const running = pass(() => first.promise, 'flood');
  const waiting = pass(async () => 'second', 'flood');
  const rejected = pass(async () => 'third', 'flood');
  const other = pass(async () => 'of another', 'visitor');
  await expect(rejected).rejects.toMatchObject({ status: 503 });
  first.resolve('first');

  expect(await Promise.all([running, waiting, other])).toEqual(['first', 'second', 'of another']);
  expect(await pass(async () => 'later', 'flood')).toBe('later');
});

test('a task that only waits for something else frees its slot', async () => {
  const pass = openConcurrencyLimit({ atOnce: 1, waiting: 0 });
  const begun = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<string>();

  const asking = pass(() =>
    releaseSlot(() => {
      begun.resolve();
      return answered.promise;
    }),
  );
  await begun.promise;
  const other = await pass(async () => 'other');
  answered.resolve('answer');

  expect([await asking, other]).toEqual(['answer', 'other']);
});

test('runs at most one task of a client at once, and the clients in turn', async () => {
  const pass = openConcurrencyLimit({ atOnce: 2, waiting: 10, runningOfOneClient: 1 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (client: string, task: string) =>
    pass(() => {
      begun.push(task);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(task, resolve);
      return promise;
    }, client);
  const end = async (task: string) => {
    ends.get(task)?.();
    await setImmediate();
  };

  const flood = ['a1', 'a2', 'a3'].map((task) => run('a', task));
  const others = [run('b', 'b1'), run('c', 'c1'), run('b', 'b2')];
  await setImmediate();
  const first = [...begun];
  await end('a1');
  const second = begun.slice(first.length);
  await end('b1');
  await end('c1');
  const third = begun.slice(first.length + second.length);
  for (const task of ['a2', 'b2', 'a3']) await end(task);

  await Promise.all([...flood, ...others]);
  expect([first, second, third]).toEqual([['a1', 'b1'], ['c1'], ['a2', 'b2']]);
});
