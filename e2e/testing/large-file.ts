import { randomFillSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clipBytes } from '@kirdaar/server/testing/files';

const MB = 1024 * 1024;
const BOX_HEADER = 8;

/** Creates a unique video of a size: one second of video plus a box of random bytes that players skip. */
export async function largeVideo(name: string, megabytes: number) {
  const clip = clipBytes('video.mp4');
  const box = randomFillSync(Buffer.alloc(megabytes * MB - clip.length));
  box.writeUInt32BE(box.length);
  box.write('free', BOX_HEADER / 2, 'latin1');
  const bytes = Buffer.concat([clip, box]);
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-large-'));
  const path = join(directory, name);
  await writeFile(path, bytes);
  return { path, bytes, [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }) };
}
