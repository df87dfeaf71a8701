import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { VIDEO_MINUTES } from '@kirdaar/contract/rules/limits';
import type { FileKind } from '@kirdaar/contract/rules/uploads';
import type { MediaState } from '@kirdaar/contract/rules/vocabulary';
import { fileTypeFromFile } from 'file-type';
import { acceptFile } from '#platform/http/accept-file.ts';
import { AppError } from '#platform/http/app-error.ts';
import { openConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import { endsEarly } from '#platform/media/ends-early.ts';
import { findFocus, megapixelsExceeded, type Picture, renderWebp } from '#platform/media/images.ts';
import { runNodeBounded } from '#platform/media/run-bounded.ts';
import { storeFile } from '#platform/media/store-file.ts';
import type { Transcoder } from '#platform/media/transcoder.ts';
import type { Services } from '#platform/services.ts';
import type { Source } from '#platform/storage/storage.ts';

const PDF_SECONDS = 5;
const pass = openConcurrencyLimit({ atOnce: 2, waiting: 50, ofOneClient: 10, runningOfOneClient: 1 });

const MAX_SECONDS = VIDEO_MINUTES * 60;

interface Sent {
  /** The form field named in errors. */
  field: string;
  accepted: FileKind;
  path: string;
  /** The account or house whose files are read one at a time. */
  owner: string;
  /** Whether a picture gets a public copy too. */
  isPublic?: boolean;
}

/** A file that is stored and that no row refers to yet. */
export interface PreparedFile {
  state: MediaState;
  file: string;
  public_file: string | null;
  width: number | null;
  height: number | null;
  /** Where crops of a picture lie; null in the middle. */
  focus: string | null;
  seconds: number | null;
  /** Of a PDF. */
  pages: number | null;
  bytes: number;
}

/**
 * Checks a received file and stores what is kept of it: a picture as WebP without its metadata, the pages of
 * a PDF, a recording to be converted later. Adds each stored file to `storedFiles` immediately.
 */
export async function prepareFile(
  services: Services,
  { field, accepted, path, owner, isPublic = false }: Sent,
  storedFiles: unknown[],
): Promise<PreparedFile> {
  const { extension, bytes } = await acceptFile(field, accepted, path);
  const none = { public_file: null, width: null, height: null, focus: null, seconds: null, pages: null };
  if (extension === 'pdf') {
    const { pdf, pages } = await checkPdf({ field, accepted, path, owner });
    return { ...none, pages, state: 'ready', file: await store('private', pdf, 'pdf'), bytes: pdf.length };
  }
  if (accepted !== 'video' && accepted !== 'audio') {
    const { webp, ...size } = await readPicture(field, path);
    const focus = await findFocus({ webp, ...size });
    const file = await store('private', webp, 'webp');
    const public_file = isPublic ? await store('public', webp, 'webp') : null;
    return { ...none, ...size, focus, state: 'ready', file, public_file, bytes: webp.length };
  }
  const { transcoder } = services;
  const facts = transcoder && (await readRecording(transcoder, field, accepted, { path, extension }));
  const file = await store('private', path, extension);
  return { ...none, ...facts, state: transcoder ? 'processing' : 'kept', file, bytes };

  async function store(bucket: 'public' | 'private', source: Source, type: string) {
    const name = await storeFile(services, bucket, source, type, { isSealed: accepted === 'scan' });
    storedFiles.push(name);
    return name;
  }
}

/** Stores the picture of a form for everyone, outside the files that rows refer to, and returns its name. */
export async function storePublicPicture(
  { storage }: Pick<Services, 'storage'>,
  field: string,
  { path }: { path: string },
): Promise<string> {
  return storage.save('public', (await readPicture(field, path)).webp, 'webp');
}

async function readPicture(field: string, path: string): Promise<Picture> {
  const max = await megapixelsExceeded(path);
  if (max) throw AppError.field(field, 'picture_too_many_pixels', { max });
  const picture = await renderWebp(path);
  if (picture) return picture;
  const format = (await fileTypeFromFile(path))?.ext ?? '';
  throw AppError.field(field, (await endsEarly(path, format)) ? 'picture_cut_off' : 'picture_unreadable');
}

/** Reads the facts of a video or recording; throws if it cannot be played or is too long. */
async function readRecording(
  transcoder: Transcoder,
  field: string,
  kind: 'video' | 'audio',
  { path, extension }: { path: string; extension: string },
) {
  const recording = await transcoder.probe(path, extension);
  if (recording?.isCutOff) throw AppError.field(field, 'recording_cut_off', { kind });
  const lacks = kind === 'video' ? !recording?.video : !recording?.hasSound;
  if (!recording || lacks) throw AppError.field(field, 'recording_unplayable', { kind });
  const { seconds = null, video } = recording;
  if (seconds !== null && seconds > MAX_SECONDS) throw AppError.field(field, 'recording_too_long', { kind });
  if (kind === 'audio' && video) throw AppError.field(field, 'voice_recording_required');
  return { seconds, width: video?.width ?? null, height: video?.height ?? null };
}

/**
 * Returns a PDF with its pages alone, filled form fields and signatures included: scripts, attached files and
 * actions other than links are dropped. Rejects one that cannot be read, has a password, or takes too much
 * time or memory.
 */
export async function checkPdf({ field, accepted, path, owner }: Sent) {
  const cleaned = `${path}.clean`;
  const program = fileURLToPath(import.meta.resolve('#platform/media/clean-pdf.ts'));
  try {
    const output = await pass(() => runNodeBounded(program, [path, cleaned], PDF_SECONDS), owner);
    const [, pages] = /^clean (\d+)$/.exec(output) ?? [];
    if (pages) return { pdf: await readFile(cleaned), pages: Number(pages) };
    if (output === 'encrypted') throw AppError.field(field, 'pdf_password_protected', { accepted });
    throw AppError.field(field, output === 'unreadable' ? 'pdf_unreadable' : 'pdf_too_complex');
  } finally {
    await rm(cleaned, { force: true });
  }
}
