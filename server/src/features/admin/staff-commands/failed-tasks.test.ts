import { expect } from 'vitest';
import { runStaffCommand } from '#features/admin/staff-commands/run-staff-command.ts';
import type { Task } from '#platform/task.ts';
import { test } from '#testing/queue-world.ts';

test('lists failed tasks with the reason but without the payload, and retries one by its id', async ({
  db,
  kept,
  open,
  services,
}) => {
  const ran: string[] = [];
  const send: Task<{ email: string }> = {
    name: 'test-send',
    retryPolicy: { tries: 1, longestWaitSeconds: 1 },
    run: async (_services, _payload, id) => {
      if (ran.push(id) === 1) throw new Error('the provider\nis away');
    },
  };
  const queue = await open([send]);
  const staff = (...args: string[]) => runStaffCommand(services, args);
  const before = await staff('failed-tasks');
  await queue.add(db, send, { email: 'asha@test.example' });
  await expect(queue.drain(services)).rejects.toThrow('is away');
  const [{ id } = { id: '' }] = await kept(send.name);

  const listed = await staff('failed-tasks');
  const retried = await staff('retry-task', id);
  const again = await staff('retry-task', id);
  await queue.drain(services);

  expect(before).toEqual({ exitCode: 0, text: 'There are no failed tasks.' });
  expect(listed.text).toMatch(new RegExp(`^${id}  test-send  \\S+Z  tries: 1  the provider is away$`));
  expect(retried).toEqual({ exitCode: 0, text: 'Retrying test-send.' });
  expect(again).toMatchObject({
    exitCode: 1,
    text: expect.stringMatching(/^This task is no longer waiting/),
  });
  expect(ran).toEqual([id, id]);
  expect(await kept(send.name)).toMatchObject([{ state: 'completed', tries: 1 }]);
});
