import { execFile } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fillCall } from '#testing/applicants.ts';
import { queryDatabase } from '#testing/database.ts';

/** Gives a casting call of the demo house this many self-tapes of a minute each, and returns its ID. */
export async function fillTapes(dataDirectory: string, count: number): Promise<string> {
  const job = await fillCall(dataDirectory, count);
  const folder = join(dataDirectory, 'media/private');
  await mkdir(folder, { recursive: true });
  const large = await makeTape(join(dataDirectory, 'large.mp4'), '1280x720', '2500k');
  const small = await makeTape(join(dataDirectory, 'small.mp4'), '640x360', '600k');
  const takes = Array.from({ length: count }, (_, place) => [
    `take-${place + 1}.mp4`,
    `small-${place + 1}.mp4`,
  ]);
  for (const [file = '', smallFile = ''] of takes) {
    await copyFile(large, join(folder, file));
    await copyFile(small, join(folder, smallFile));
  }
  await queryDatabase(dataDirectory, `update job set audition_type = 'Self-tape' where id = $1`, [job]);
  await queryDatabase(
    dataDirectory,
    `insert into media_file (name, is_public, created_at) select name, false, now() from unnest($1::text[]) name`,
    [takes.flat()],
  );
  await queryDatabase(dataDirectory, insertTapes, [job]);
  return job;
}

/** A minute of moving pictures and a tone, as a processed tape: the index of an MP4 comes first. */
async function makeTape(path: string, size: string, rate: string): Promise<string> {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=30:duration=60`];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=60'];
  const video = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '60', '-b:v', rate];
  const written = ['-maxrate', rate, '-bufsize', rate, '-c:a', 'aac', '-movflags', '+faststart', path];
  await promisify(execFile)('ffmpeg', [
    '-loglevel',
    'error',
    '-y',
    ...picture,
    ...sound,
    ...video,
    ...written,
  ]);
  return path;
}

const insertTapes = `
  with asked as (
    insert into tape_request (job_id, instructions, deadline, changed_at)
    select id, 'Read the scene.', now() + interval '3 days', now() from job where id = $1
    returning id
  ), sent as (
    insert into self_tape (application_id, request_id, invited_at, changed_at, received_at)
    select application.id, asked.id, now(), now() - row_number() over (order by application.id) * interval '1 s', now()
    from application, asked where job_id = $1
    returning id, application_id
  )
  insert into application_media (application_id, field, kind, state, file, small_file, seconds, self_tape_id, take)
  select application_id, 'selfTape', 'video', 'ready', 'take-' || n || '.mp4', 'small-' || n || '.mp4', 60, id, 1
  from (select *, row_number() over () n from sent) numbered`;
