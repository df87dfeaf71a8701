import { expect } from 'vitest';
import type { Task } from '#platform/task.ts';
import { test } from '#testing/queue-world.ts';

const MINUTE_MS = 60_000;

/** A task that records the word in its payload. */
function noting(ran: string[]): Task<{ word: string }> {
  return { name: 'test-note', run: async (_services, { word }) => void ran.push(word) };
}

test('runs tasks that other tasks add, of any kind', async ({ db, open, services }) => {
  const ran: string[] = [];
  const note = noting(ran);
  const addNote: Task = { name: 'test-tell', run: () => queue.add(db, note, { word: 'told' }) };
  const queue = await open([note, addNote]);
  await queue.add(db, addNote, {});

  await queue.drain(services);

  expect(ran).toEqual(['told']);
});

test('follows the product’s clock, behind or ahead of the database’s', async ({
  clock,
  db,
  open,
  services,
}) => {
  const ran: string[] = [];
  const note = noting(ran);
  const queue = await open([note]);
  const past = new Date('2026-03-01T10:00:00+05:30');
  const future = new Date(Date.now() + 24 * 60 * MINUTE_MS);
  clock.now = new Date(past.getTime() - MINUTE_MS);
  await queue.add(db, note, { word: 'in the future' }, future);
  await queue.add(db, note, { word: 'in the past' }, past);
  await queue.add(db, note, { word: 'at once' });

  await queue.drain(services);
  const before = [...ran];
  clock.now = past;
  await queue.drain(services);
  const inThePast = [...ran];
  clock.now = future;
  await queue.drain(services);

  expect(before).toEqual(['at once']);
  expect(inThePast).toEqual(['at once', 'in the past']);
  expect(ran).toEqual(['at once', 'in the past', 'in the future']);
});

test('stops at a task that fails and retries it after its delay', async ({ clock, db, open, services }) => {
  const tries: string[] = [];
  const send: Task = {
    name: 'test-send',
    run: async (_services, _payload, id) => {
      if (tries.push(id) === 1) throw new Error('no answer');
    },
  };
  const queue = await open([send]);
  clock.now = new Date('2026-03-01T10:00:00+05:30');
  await queue.add(db, send, {});

  await expect(queue.drain(services)).rejects.toThrow('no answer');
  await queue.drain(services);
  const atOnce = tries.length;
  clock.now = new Date(clock.now.getTime() + MINUTE_MS);
  await queue.drain(services);

  expect([atOnce, tries.length]).toEqual([1, 2]);
});
