import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/call-api.ts';
import { openOperationQueue } from '#features/applications/review/operation-queue.ts';
import { storeHouse } from '#session/store.ts';

const house = { company_name: null, type_of_work: null, profile_photo: null, image: null, updated_at: null };

/** Opens a queue whose server answers with `failures` first; `sent` lists what the server has accepted. */
function open(...failures: ApiError[]) {
  storeHouse('t', house);
  const queue = openOperationQueue();
  const sent: string[] = [];
  const onDropped = vi.fn();
  function add(name: string) {
    return queue.add({
      send: async () => {
        const failure = failures.shift();
        if (failure) throw failure;
        sent.push(name);
      },
      onDropped,
    });
  }
  return { queue, sent, add, onDropped };
}

/** Whether the browser would ask before it closes the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('keeps decisions without a connection and sends them in order when it is back', async () => {
  const { queue, sent, add } = open(new ApiError(0, ''));

  for (const name of ['a', 'b', 'c']) add(name);
  await queue.settled();
  expect(queue.state()).toEqual({ waiting: 3, problem: 'offline' });
  expect(asks()).toBe(true);
  window.dispatchEvent(new Event('online'));
  await queue.settled();

  expect(sent).toEqual(['a', 'b', 'c']);
  expect(queue.state()).toEqual({ waiting: 0, problem: undefined });
  expect(asks()).toBe(false);
});

test('keeps decisions while the server fails or the session has ended', async () => {
  const { queue, sent, add, onDropped } = open(new ApiError(500, ''), new ApiError(401, ''));

  add('a');
  await queue.settled();
  expect(queue.state().problem).toBe('failed');
  queue.retry();
  await queue.settled();
  expect(queue.state().problem).toBe('logged_out');
  storeHouse('t', house);
  await queue.settled();

  expect(sent).toEqual(['a']);
  expect(onDropped).not.toHaveBeenCalled();
});

test('reports a rejected decision and sends the next one', async () => {
  const { queue, sent, add, onDropped } = open(new ApiError(404, ''));

  for (const name of ['a', 'b']) add(name);
  await queue.settled();

  expect(onDropped).toHaveBeenCalledTimes(1);
  expect(sent).toEqual(['b']);
});

test('takes back a decision only until it may have reached the server', async () => {
  const { queue, sent, add } = open(new ApiError(0, ''));

  const [takeBackFirst, takeBackSecond] = ['a', 'b'].map(add);
  await queue.settled();

  expect(takeBackSecond?.()).toBe(true);
  expect(takeBackFirst?.()).toBe(false);
  queue.retry();
  await queue.settled();
  expect(sent).toEqual(['a']);
});
