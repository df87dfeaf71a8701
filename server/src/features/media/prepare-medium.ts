import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { VIDEO_MINUTES } from '@kirdaar/contract/rules/limits';
import { mediaRules } from '@kirdaar/contract/rules/media';
import { type UploadKind, uploads } from '@kirdaar/contract/rules/uploads';
import type { MediaKind, MediaState } from '@kirdaar/contract/rules/vocabulary';
import { keepFile } from '#features/stored-files/keep-file.ts';
import { fits, type ReceivedFile } from '#platform/multipart.ts';
import type { Services } from '#platform/services.ts';
import type { Transcoder } from '#platform/transcoder.ts';
import { readPicture, refusedFile } from '#platform/uploads.ts';

const SECONDS_MOST = VIDEO_MINUTES * 60;

/** What a talent adds to the library. */
export interface Addition {
  kind: MediaKind;
  /** The field of the form that a refusal names. */
  field: string;
  file: Pick<ReceivedFile, 'path' | 'extension'>;
  /** The medium whose place it takes: one by its id, or the first of the kind. */
  replaces?: string | undefined;
}

/** An addition whose files are stored and that only lacks its row. */
export interface Prepared {
  state: MediaState;
  file: string;
  public_file: string | null;
  width: number | null;
  height: number | null;
  seconds: number | null;
  bytes: number;
  digest: Buffer;
}

/** Refuses what is not what its kind asks for, and stores the rest, noting in `kept` each file at once. */
export function prepareMedium(
  services: Services,
  { kind, ...addition }: Addition,
  isOfAge: boolean,
  kept: string[],
): Promise<Prepared> {
  return prepareFile(services, mediaRules[kind].file, addition, kept, isOfAge);
}

/** The same for any file of a kind; only a picture has a public copy. */
export async function prepareFile(
  services: Services,
  rule: UploadKind,
  { field, file }: Pick<Addition, 'field' | 'file'>,
  kept: string[],
  withPublicCopy = false,
): Promise<Prepared> {
  const { size } = await stat(file.path);
  if (!fits(rule, file.extension, size)) throw refusedFile(field, `Please choose ${uploads[rule].words}.`);

  const digest = await digestOf(file.path);
  const prepared = rule === 'image' ? await preparePicture() : await prepareRecording();
  return { ...prepared, digest };

  async function preparePicture() {
    const { webp, width, height } = await readPicture(field, file.path);
    const stored = await keep('private', webp, 'webp');
    const public_file = withPublicCopy ? await keep('public', webp, 'webp') : null;
    return {
      state: 'ready' as const,
      file: stored,
      public_file,
      width,
      height,
      seconds: null,
      bytes: webp.length,
    };
  }

  async function prepareRecording() {
    const { transcoder } = services;
    const found = transcoder && (await readRecording(transcoder, field, file, rule));
    const state = transcoder ? ('processing' as const) : ('kept' as const);
    const stored = await keep('private', file.path, file.extension);
    return { state, file: stored, public_file: null, ...(found ?? unknown), bytes: size };
  }

  async function keep(drawer: 'public' | 'private', source: string | Buffer, extension: string) {
    const name = await keepFile(services, drawer, source, extension);
    kept.push(name);
    return name;
  }
}

const unknown = { width: null, height: null, seconds: null };

/** What a video or recording is, or a refusal of one that cannot be played or plays too long. */
export async function readRecording(
  transcoder: Transcoder,
  field: string,
  { path, extension }: Addition['file'],
  rule: keyof typeof uploads,
) {
  const recording = await transcoder.probe(path, extension);
  const lacks = rule === 'video' ? !recording?.video : !recording?.hasSound;
  if (!recording || lacks)
    throw refusedFile(field, `This ${nouns[rule]} cannot be played. Please choose another.`);
  const { seconds = null, video } = recording;
  if (seconds !== null && seconds > SECONDS_MOST)
    throw refusedFile(
      field,
      `This ${nouns[rule]} is longer than ${VIDEO_MINUTES} minutes. Please choose a shorter one.`,
    );
  if (rule === 'audio' && video)
    throw refusedFile(field, 'This is a video. Please choose a recording of a voice.');
  return { seconds, width: video?.width ?? null, height: video?.height ?? null };
}

const nouns = { image: 'picture', video: 'video', audio: 'recording' };

async function digestOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}
