import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { VIDEO_MINUTES } from '@kirdaar/contract/rules/limits';
import { SLATE_SECONDS } from '@kirdaar/contract/rules/self-tapes';
import {
  findUnplayable,
  updateProcessedCopies,
  updateProcessedMedium,
} from '#features/talent/media/queries.ts';
import { openTempDir } from '#platform/http/temp-dir.ts';
import { UnreadableRecording } from '#platform/media/ffmpeg.ts';
import { renderWebp } from '#platform/media/images.ts';
import { deleteUnusedFiles, replaceFile, storeFile } from '#platform/media/store-file.ts';
import type { Transcoder } from '#platform/media/transcoder.ts';
import type { Services } from '#platform/services.ts';

/**
 * Converts a stored video or recording to a format that browsers play, without camera metadata, and adds a
 * still to a video. The new file replaces the original in the library and wherever it was sent, also for pages
 * that were loaded before; without ffmpeg the original is kept.
 */
export async function makeMediumPlayable(services: Services, name: string) {
  const { db, transcoder } = services;
  const unplayable = await findUnplayable(db, name);
  if (!unplayable) return;
  if (!transcoder) {
    await saveOutcome(services, name, { state: 'kept' });
    return;
  }

  const { directory, discard } = await openTempDir();
  const files: string[] = [];
  try {
    const source = join(directory, `sent${extname(name)}`);
    if (!(await fetchFile(services, name, source))) return;
    const { target, small, poster, ...facts } = await convert(transcoder, source, unplayable, directory);
    const file = await storeFile(services, 'private', target, extname(target).slice(1));
    files.push(file);
    const still = poster ? await storeFile(services, 'private', poster, 'webp') : null;
    if (still) files.push(still);
    const small_file = small ? await storeFile(services, 'private', small, 'mp4') : null;
    if (small_file) files.push(small_file);
    const ofTake = small_file ? { small_file, seconds: facts.seconds } : {};
    await saveOutcome(services, name, { state: 'ready', file, poster: still }, { facts, ofTake });
    await replaceFile(services, name, file);
  } catch (error) {
    if (!(error instanceof UnreadableRecording)) throw error;
    await saveOutcome(services, name, { state: 'failed' });
  } finally {
    await deleteUnusedFiles(services, files);
    await discard();
  }
}

type Outcome = Parameters<typeof updateProcessedCopies>[2];
interface More {
  facts?: Parameters<typeof updateProcessedMedium>[2];
  ofTake?: Parameters<typeof updateProcessedCopies>[3];
}

/** Records the outcome wherever the file is used. New files that nothing refers to any more are deleted. */
function saveOutcome(
  { db }: Services,
  name: string,
  outcome: Outcome,
  { facts = {}, ofTake = {} }: More = {},
) {
  return db.transaction().execute(async (trx) => {
    await updateProcessedMedium(trx, name, { ...facts, ...outcome });
    await updateProcessedCopies(trx, name, outcome, ofTake);
  });
}

type Unplayable = NonNullable<Awaited<ReturnType<typeof findUnplayable>>>;

async function convert(
  transcoder: Transcoder,
  source: string,
  { is_video: isVideo, take }: Unplayable,
  directory: string,
) {
  const target = join(directory, isVideo ? 'made.mp4' : 'made.m4a');
  const small = take ? join(directory, 'small.mp4') : undefined;
  const extension = extname(source).slice(1);
  if (take && small) await transcoder.writeTake(source, extension, { target, small }, take);
  else await (isVideo ? transcoder.writeVideo : transcoder.writeSound)(source, extension, target);

  const probed = await transcoder.probe(target, extname(target).slice(1));
  const seconds = probed?.seconds ?? null;
  if (!probed || seconds === null || seconds > VIDEO_MINUTES * 60 + 1 + SLATE_SECONDS)
    throw new UnreadableRecording('The recording is too long or cannot be played.');
  const { size: bytes } = await stat(target);
  const { width = null, height = null } = probed.video ?? {};
  const poster = isVideo ? await drawPoster(transcoder, target, take) : undefined;
  return { target, small, seconds, bytes, width, height, poster };
}

/** Draws a still of a video, and of a take what comes after the slate. */
async function drawPoster(transcoder: Transcoder, video: string, take: Unplayable['take']) {
  const still = `${video}.png`;
  await transcoder.writeStill(video, 'mp4', still, take?.slate.length ? SLATE_SECONDS : 0);
  return (await renderWebp(still))?.webp;
}

/** Copies a stored file to a local path; returns false when the file no longer exists. */
async function fetchFile({ storage }: Services, name: string, path: string): Promise<boolean> {
  const stored = await storage.open('private', name);
  if (!stored) return false;
  await pipeline(await stored.read(), createWriteStream(path));
  return true;
}
