import type { Caller } from '#testing/given.ts';
import { test as base } from '#testing/tus.ts';

export const UPLOADS = '/api/user/self-tape-uploads';
/** The deadline of the tapes, after `BEFORE` and before the shoot. */
export const DEADLINE = '2026-05-06T18:00:00+05:30';
export const BEFORE = new Date('2026-05-04T12:00:00+05:30');

export const test = base
  /** A house's casting call that asks for self-tapes, and a talent invited to send one. */
  .extend('taped', async ({ given, clock }) => {
    clock.now = BEFORE;
    const job = { audition_type: 'Self-tape', shoot_dates: '2026-06-01' } as const;
    const applied = await given.applied({ job });
    await given.tapeRequest(applied.job.id, { deadline: DEADLINE });
    const tape = await given.selfTape(applied.application.id);
    return { ...applied, tape };
  })
  /** Uploads a whole take, the first one unless told otherwise, and returns the last response. */
  .extend(
    'sendTape',
    ({ clipBytes, upload }) =>
      (as: Caller, self_tape_id: string, metadata: Record<string, string> = {}, bytes = clipBytes) =>
        upload(as, UPLOADS, bytes, { ...announcedTake(self_tape_id), ...metadata }),
  );

export const announcedTake = (self_tape_id: string) => ({ self_tape_id, take: '1', filename: 'take.mp4' });
