import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { addDays, DAY_MS, dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import sharp from 'sharp';
import { openTempDir } from '#platform/http/temp-dir.ts';
import { playable, write } from '#platform/media/ffmpeg.ts';
import { storeFile } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';
import type { Pictures } from '#seed/art/pictures.ts';
import type { World } from '#seed/world.ts';

const SENT = 2;
const SECONDS = '6';
const sides_text = `MEERA: You came back.
ARJUN: I said I would.
MEERA: You said a lot of things. (She does not look at him.) Sit down. Eat something.
ARJUN: You are not angry?
MEERA: I was angry for a year. Now I am only tired.`;

/** Asks the first talent for a self-tape, and has takes of others in the call, in which only their portraits are seen. */
export async function insertTapes(services: Services, world: World, pictures: Pictures, now: Date) {
  const { db } = services;
  const { applications, calls, people } = world;
  const asked = new Set(
    calls.filter(({ row }) => row.audition_type === 'Self-tape').map(({ row }) => row.id),
  );
  const waiting = applications.find(
    ({ person, job_id, steps }) =>
      person === people[0] && asked.has(job_id) && steps.at(-1)?.status === 'viewed',
  );
  if (!waiting) return;
  const { job_id } = waiting;
  const at = { invited_at: daysBefore(now, 2), changed_at: daysBefore(now, 2) };
  const { id: request_id } = await db
    .insertInto('tape_request')
    .values({
      ...{ job_id, sides_text, max_takes: 2, changed_at: at.changed_at },
      instructions: 'Play it twice: once as if you had waited for him, once as if you had not.',
      deadline: instantInIndia(addDays(dayInIndia(now), 5), '18:00').toISOString(),
      questions: ['Are you free for a reading next week?'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('self_tape')
    .values({ ...at, request_id, application_id: waiting.id })
    .execute();
  if (!services.transcoder) return;

  const others = applications.filter(
    ({ job_id: call, steps }) =>
      call === job_id && ['viewed', 'shortlisted'].includes(steps.at(-1)?.status ?? ''),
  );
  for (const { id: application_id, person } of others.filter(({ id }) => id !== waiting.id).slice(0, SENT)) {
    const poster = pictures.portraitsOf(person.id)[0]?.file;
    if (!poster) continue;
    const received_at = daysBefore(now, 1);
    const sent = {
      ...at,
      received_at,
      begun_at: received_at,
      confirmed_at: at.changed_at,
      changed_at: received_at,
    };
    const tape = db
      .insertInto('self_tape')
      .values({ ...sent, request_id, application_id, answers: ['Yes.'] });
    const { id: self_tape_id } = await tape.returning('id').executeTakeFirstOrThrow();
    const file = await storeTake(services, poster);
    const take = {
      self_tape_id,
      take: 1,
      field: 'selfTape',
      kind: 'video',
      seconds: Number(SECONDS),
    } as const;
    await db
      .insertInto('application_media')
      .values({ ...take, application_id, file, small_file: file, poster })
      .execute();
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

/** Stores a video of some seconds in which a portrait is seen and nothing is heard. */
async function storeTake(services: Services, portrait: string): Promise<string> {
  const { directory, discard } = await openTempDir();
  try {
    const stored = await services.storage.open('private', portrait);
    if (!stored) throw new Error(`The portrait ${portrait} is missing.`);
    const still = join(directory, 'still.png');
    const target = join(directory, 'take.mp4');
    await sharp(await buffer(await stored.read()))
      .resize(640, 640, { fit: 'contain' })
      .png()
      .toFile(still);
    const picture = ['-loop', '1', '-framerate', '10', '-t', SECONDS, '-f', 'image2', '-i', `file:${still}`];
    const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'stillimage', '-pix_fmt', 'yuv420p'];
    await write(picture, [...coding, '-an', ...playable('mp4', target)]);
    return await storeFile(services, 'private', await readFile(target), 'mp4');
  } finally {
    await discard();
  }
}
