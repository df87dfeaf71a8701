import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FileField } from '@kirdaar/contract/endpoint';
import { VIDEO_BYTES } from '@kirdaar/contract/rules/limits';
import { type UploadKind, uploads } from '@kirdaar/contract/rules/uploads';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import { Refusal } from '#platform/refusal.ts';
import { openScratch } from '#platform/scratch.ts';

/** A file as it arrived: whole, on disk until the call is answered, its kind told by its content. */
export interface ReceivedFile {
  path: string;
  kind: UploadKind;
  /** Without the dot, from the content: 'jpg', 'mp4'. */
  extension: string;
}

type FileFields = Readonly<Record<string, FileField>>;

interface Form {
  fields: Record<string, string>;
  files: Record<string, ReceivedFile[]>;
  /** Removes what was received. */
  discard: () => Promise<void>;
}

/** Reads a multipart form: texts in memory, files streamed to a folder that `discard` removes. */
export async function receiveForm(request: FastifyRequest, fileFields: FileFields): Promise<Form> {
  const { directory, discard } = await openScratch();
  const form: Form = {
    fields: {},
    files: Object.fromEntries(Object.keys(fileFields).map((name) => [name, []])),
    discard,
  };
  try {
    for await (const part of request.parts({ limits: { fileSize: VIDEO_BYTES } })) {
      if (part.type === 'file') await takeFile(part, form.files, fileFields, directory);
      else if (typeof part.value === 'string') form.fields[part.fieldname] = part.value;
    }
    return form;
  } catch (error) {
    await form.discard();
    throw isMalformed(error) ? new Refusal(400, 'The form was not sent whole. Please try again.') : error;
  }
}

// The parser has no error of its own for a form without boundary, or one that breaks off.
function isMalformed(error: unknown): boolean {
  return error instanceof Error && /^Multipart: |unexpected end of multipart data/i.test(error.message);
}

async function takeFile(
  part: MultipartFile,
  files: Form['files'],
  fileFields: FileFields,
  directory: string,
) {
  const rule = Object.hasOwn(fileFields, part.fieldname) ? fileFields[part.fieldname] : undefined;
  const taken = files[part.fieldname];
  // Browsers send an untouched file control as a nameless empty file.
  if (!rule || !taken || !part.filename) return void part.file.resume();
  if (taken.length === rule.most) throw refused(part.fieldname, `At most ${rule.most} here.`);
  taken.push(await receiveFile(part, rule, join(directory, `${part.fieldname}-${taken.length}`)));
}

async function receiveFile(part: MultipartFile, rule: FileField, path: string): Promise<ReceivedFile> {
  await pipeline(part.file, createWriteStream(path));
  const extension = part.file.truncated ? undefined : await extensionOf(path);
  const kind = kindsOf(rule).find((kind) => fits(kind, extension, part.file.bytesRead));
  if (!kind || !extension) throw refused(part.fieldname, `Please choose ${wordsFor(rule)}.`);
  return { path, kind, extension };
}

function kindsOf({ kind }: FileField): UploadKind[] {
  return kind === 'media' ? ['image', 'video', 'audio'] : [kind];
}

function wordsFor({ kind }: FileField): string {
  return kind === 'media' ? 'a picture, a video or a recording' : uploads[kind].words;
}

/** The ending that a file has by its content; undefined for what is nothing known. */
export async function extensionOf(path: string): Promise<string | undefined> {
  return (await fileTypeFromFile(path))?.ext;
}

/** Whether a file of this ending, which its content gave it, and size may be uploaded as the kind. */
export function fits(kind: UploadKind, extension: string | undefined, size: number): boolean {
  const { bytes, extensions } = uploads[kind];
  return size <= bytes && extensions.some((known) => known === extension);
}

function refused(field: string, message: string) {
  return new Refusal(400, message, { fields: { [field]: message } });
}
