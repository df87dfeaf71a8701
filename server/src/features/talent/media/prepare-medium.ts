import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { VIDEO_MINUTES } from '@kirdaar/contract/rules/limits';
import { mediaRules } from '@kirdaar/contract/rules/media';
import type { UploadKind } from '@kirdaar/contract/rules/uploads';
import type { MediaKind, MediaState } from '@kirdaar/contract/rules/vocabulary';
import { AppError } from '#platform/http/app-error.ts';
import { fits, type ReceivedFile } from '#platform/http/multipart.ts';
import { readPicture } from '#platform/media/read-upload.ts';
import { storeFile } from '#platform/media/store-file.ts';
import type { Transcoder } from '#platform/media/transcoder.ts';
import type { Services } from '#platform/services.ts';

const MAX_SECONDS = VIDEO_MINUTES * 60;

/** A medium that a talent adds to the library. */
export interface Addition {
  kind: MediaKind;
  /** The form field named in errors. */
  field: string;
  file: Pick<ReceivedFile, 'path' | 'extension'>;
  /** The medium to replace: an id, or `first` for the first of the kind. */
  replaces?: string | undefined;
}

/** An addition whose files are stored and whose row is not inserted yet. */
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

/**
 * Rejects a file that does not match its kind and stores it otherwise, adding each stored file to
 * `storedFiles` immediately.
 */
export function prepareMedium(
  services: Services,
  { kind, ...addition }: Addition,
  isOfAge: boolean,
  storedFiles: string[],
): Promise<Prepared> {
  return prepareFile(services, mediaRules[kind].file, addition, storedFiles, isOfAge);
}

/** Does the same for any file of a kind; only a picture gets a public copy. */
export async function prepareFile(
  services: Services,
  rule: UploadKind,
  { field, file }: Pick<Addition, 'field' | 'file'>,
  storedFiles: string[],
  withPublicCopy = false,
): Promise<Prepared> {
  const { size } = await stat(file.path);
  if (!fits(rule, file.extension, size)) throw AppError.field(field, 'file_not_accepted', { accepted: rule });

  const digest = await digestOf(file.path);
  const prepared = rule === 'image' ? await preparePicture() : await prepareRecording();
  return { ...prepared, digest };

  async function preparePicture() {
    const { webp, width, height } = await readPicture(field, file.path);
    const stored = await storeCopy('private', webp, 'webp');
    const public_file = withPublicCopy ? await storeCopy('public', webp, 'webp') : null;
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
    const stored = await storeCopy('private', file.path, file.extension);
    return { state, file: stored, public_file: null, ...(found ?? unknownFacts), bytes: size };
  }

  async function storeCopy(bucket: 'public' | 'private', source: string | Buffer, extension: string) {
    const name = await storeFile(services, bucket, source, extension);
    storedFiles.push(name);
    return name;
  }
}

const unknownFacts = { width: null, height: null, seconds: null };

/** Reads the facts of a video or recording; throws if it cannot be played or is too long. */
export async function readRecording(
  transcoder: Transcoder,
  field: string,
  { path, extension }: Addition['file'],
  rule: UploadKind,
) {
  const recording = await transcoder.probe(path, extension);
  const lacks = rule === 'video' ? !recording?.video : !recording?.hasSound;
  if (!recording || lacks) throw AppError.field(field, 'recording_unplayable', { kind: rule });
  const { seconds = null, video } = recording;
  if (seconds !== null && seconds > MAX_SECONDS)
    throw AppError.field(field, 'recording_too_long', { kind: rule });
  if (rule === 'audio' && video) throw AppError.field(field, 'voice_recording_required');
  return { seconds, width: video?.width ?? null, height: video?.height ?? null };
}

async function digestOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}
