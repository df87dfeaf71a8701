import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { findTranscoder, type Transcoder } from '#platform/media/transcoder.ts';

const found = await findTranscoder();

if (!found) throw new Error('The tests need ffmpeg: apt-get install ffmpeg, or brew install ffmpeg');

/** This machine's ffmpeg, looked for once and not for each test file. */
export const transcoder = remembering(found);

/** Lets ffmpeg read and write each recording once: most tests send the same clip. */
function remembering(ffmpeg: Transcoder): Transcoder {
  const known = new Map<string, Promise<unknown>>();
  /** Returns what the work returned when it was first done with the same bytes and options. */
  async function once<T>(path: string, options: unknown[], work: () => Promise<T>): Promise<T> {
    const hash = createHash('sha256').update(await readFile(path));
    const key = hash.update(JSON.stringify(options)).digest('hex');
    const done = known.get(key) ?? work();
    known.set(key, done);
    // The key names the work, so the type is that of the work.
    return done as Promise<T>;
  }
  async function writeOnce(path: string, options: unknown[], targets: string[], work: () => Promise<void>) {
    const written = await once(path, options, async () => {
      await work();
      return Promise.all(targets.map((target) => readFile(target)));
    });
    await Promise.all(written.map((bytes, place) => writeFile(targets[place] ?? '', bytes)));
  }
  return {
    probe: (path, extension) => once(path, ['probe', extension], () => ffmpeg.probe(path, extension)),
    writeVideo: (path, extension, target) =>
      writeOnce(path, ['video', extension], [target], () => ffmpeg.writeVideo(path, extension, target)),
    writeSound: (path, extension, target) =>
      writeOnce(path, ['sound', extension], [target], () => ffmpeg.writeSound(path, extension, target)),
    writeStill: (path, extension, target, from) =>
      writeOnce(path, ['still', extension, from], [target], () =>
        ffmpeg.writeStill(path, extension, target, from),
      ),
    writeTake: (path, extension, files, cut) =>
      writeOnce(path, ['take', extension, cut], [files.target, files.small], () =>
        ffmpeg.writeTake(path, extension, files, cut),
      ),
  };
}
