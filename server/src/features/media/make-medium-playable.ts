import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { VIDEO_MINUTES } from '@kirdaar/contract/rules/limits';
import { findUnplayable, settleMedium, settleWhereSent } from '#features/media/queries.ts';
import { dropFiles, keepFile } from '#features/stored-files/keep-file.ts';
import { renderWebp } from '#platform/images.ts';
import { openScratch } from '#platform/scratch.ts';
import type { Services } from '#platform/services.ts';
import { type Transcoder, UnreadableRecording } from '#platform/transcoder.ts';

/**
 * Makes a stored video or recording one that browsers play, with a still for a video and without what the camera
 * noted. What was sent is kept where it cannot be done; otherwise the new file takes its place, in the library and
 * wherever it was sent along.
 */
export async function makeMediumPlayable(services: Services, name: string) {
  const { db, transcoder } = services;
  const waiting = await findUnplayable(db, name);
  if (!waiting) return;
  if (!transcoder) {
    await settle(services, name, { state: 'kept' });
    return;
  }

  const { directory, discard } = await openScratch();
  const files: string[] = [];
  try {
    const sent = join(directory, `sent${extname(name)}`);
    if (!(await fetchFile(services, name, sent))) return;
    const { target, poster, ...facts } = await make(transcoder, sent, waiting.is_video, directory);
    const file = await keepFile(services, 'private', target, extname(target).slice(1));
    files.push(file);
    const still = poster ? await keepFile(services, 'private', poster, 'webp') : null;
    if (still) files.push(still);
    await settle(services, name, { state: 'ready', file, poster: still }, facts);
    files.push(name);
  } catch (error) {
    if (!(error instanceof UnreadableRecording)) throw error;
    await settle(services, name, { state: 'failed' });
  } finally {
    await dropFiles(services, files);
    await discard();
  }
}

type Outcome = Parameters<typeof settleWhereSent>[2];

/** Files that nobody waits for any more are referred to by nothing, and so are dropped. */
function settle(
  { db }: Services,
  name: string,
  outcome: Outcome,
  facts: Parameters<typeof settleMedium>[2] = {},
) {
  return db.transaction().execute(async (trx) => {
    await settleMedium(trx, name, { ...facts, ...outcome });
    await settleWhereSent(trx, name, outcome);
  });
}

async function make(transcoder: Transcoder, sent: string, isVideo: boolean, directory: string) {
  const target = join(directory, isVideo ? 'made.mp4' : 'made.m4a');
  const extension = extname(sent).slice(1);
  await (isVideo ? transcoder.writeVideo : transcoder.writeSound)(sent, extension, target);

  const made = await transcoder.probe(target, extname(target).slice(1));
  const seconds = made?.seconds ?? null;
  if (!made || seconds === null || seconds > VIDEO_MINUTES * 60 + 1)
    throw new UnreadableRecording('It plays too long, or not at all.');
  const { size: bytes } = await stat(target);
  const facts = {
    target,
    seconds,
    bytes,
    width: made.video?.width ?? null,
    height: made.video?.height ?? null,
  };
  return { ...facts, poster: isVideo ? await makePoster(transcoder, target, directory) : undefined };
}

async function makePoster(transcoder: Transcoder, video: string, directory: string) {
  const still = join(directory, 'still.png');
  await transcoder.writeStill(video, 'mp4', still);
  return (await renderWebp(still))?.webp;
}

/** Brings a stored file to this machine; false when it is gone. */
async function fetchFile({ storage }: Services, name: string, path: string): Promise<boolean> {
  const stored = await storage.open('private', name);
  if (!stored) return false;
  await pipeline(await stored.read(), createWriteStream(path));
  return true;
}
