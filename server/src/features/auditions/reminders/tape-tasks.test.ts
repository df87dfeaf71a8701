import { expect } from 'vitest';
import { remindOfTapes, summariseTapes } from '#features/auditions/reminders/tasks.ts';
import { DEADLINE, test } from '#testing/tape-world.ts';

test('reminds a day before the deadline once, and sums up for the house after it', async ({
  clock,
  deliver,
  given,
  sendTape,
  services,
  taped: { house, job, talent, application },
}) => {
  const sender = await given.talent();
  const sent = await given.application({ talent_id: sender.id, job_id: job.id });
  await sendTape(sender, (await given.selfTape(sent.id)).id);
  await deliver();
  const subjects: (readonly string[])[] = [];
  for (const hours of [25, 24, 23, -1, -2]) {
    clock.now = new Date(Date.parse(DEADLINE) - hours * 3_600_000);
    await remindOfTapes.run(services, {}, 'run');
    await summariseTapes.run(services, {}, 'run');
    subjects.push(
      (await deliver())
        .filter(({ to }) => [talent, sender, house].some(({ email }) => email === to))
        .map(({ to, text }) => `${to} ${text?.match(/Received: .*/)?.[0] ?? ''}`),
    );
  }

  expect(application.id).not.toBe(sent.id);
  expect(subjects).toEqual([[], [`${talent.email} `], [], [`${house.email} Received: 1. Missing: 1.`], []]);
});
