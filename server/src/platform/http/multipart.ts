import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FileField } from '@kirdaar/contract/endpoint';
import { scans } from '@kirdaar/contract/rules/house-documents';
import { VIDEO_BYTES } from '@kirdaar/contract/rules/limits';
import { type UploadKind, uploads } from '@kirdaar/contract/rules/uploads';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '#platform/http/app-error.ts';
import { openTempDir } from '#platform/http/temp-dir.ts';

/** A received file: complete, on disk until the response is sent, with its kind detected from its content. */
export interface ReceivedFile {
  path: string;
  kind: UploadKind;
  /** Without the dot, detected from the content: 'jpg', 'mp4'. */
  extension: string;
}

type FileFields = Readonly<Record<string, FileField>>;

interface Form {
  fields: Record<string, string>;
  files: Record<string, ReceivedFile[]>;
  /** Deletes the received files. */
  discard: () => Promise<void>;
}

/** Reads a multipart form: fields in memory, files streamed to a folder that `discard` removes. */
export async function receiveForm(request: FastifyRequest, fileFields: FileFields): Promise<Form> {
  const { directory, discard } = await openTempDir();
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
    throw isMalformed(error) ? new AppError('incomplete_form') : error;
  }
}

// The parser has no error class for a form that lacks its boundary or is cut off.
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
  // Browsers send an empty file input as an empty file without a name.
  if (!rule || !taken || !part.filename) return void part.file.resume();
  if (taken.length === rule.most) throw AppError.field(part.fieldname, 'too_many_files', { max: rule.most });
  taken.push(await receiveFile(part, rule, join(directory, `${part.fieldname}-${taken.length}`)));
}

async function receiveFile(part: MultipartFile, rule: FileField, path: string): Promise<ReceivedFile> {
  await pipeline(part.file, createWriteStream(path));
  const extension = part.file.truncated ? undefined : await extensionOf(path);
  const kind = kindOf(rule, extension, part.file.bytesRead);
  if (!kind || !extension) throw AppError.field(part.fieldname, 'file_not_accepted', { accepted: rule.kind });
  return { path, kind, extension };
}

function kindOf({ kind }: FileField, extension: string | undefined, size: number): UploadKind | undefined {
  if (kind === 'scan') {
    // A scan is a picture for all that follows; the extension tells a PDF apart.
    const isScan = size <= scans.bytes && scans.extensions.some((known) => known === extension);
    return isScan ? 'image' : undefined;
  }
  const kinds: UploadKind[] = kind === 'media' ? ['image', 'video', 'audio'] : [kind];
  return kinds.find((one) => fits(one, extension, size));
}

/** Detects the extension from a file's content; undefined for unknown content. */
export async function extensionOf(path: string): Promise<string | undefined> {
  return (await fileTypeFromFile(path))?.ext;
}

/** Whether a file may be uploaded as a kind, by its size and the extension detected from its content. */
export function fits(kind: UploadKind, extension: string | undefined, size: number): boolean {
  const { bytes, extensions } = uploads[kind];
  return size <= bytes && extensions.some((known) => known === extension);
}
