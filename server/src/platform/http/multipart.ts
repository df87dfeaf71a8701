import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FileField } from '@kirdaar/contract/endpoint';
import { uploads } from '@kirdaar/contract/rules/uploads';
import type { FastifyRequest } from 'fastify';
import { acceptFile } from '#platform/http/accept-file.ts';
import { AppError } from '#platform/http/app-error.ts';
import { openTempDir } from '#platform/http/temp-dir.ts';

/** A file of a form, complete and on disk until the response is sent. */
export interface ReceivedFile {
  path: string;
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
    // A byte more than accepted, so that a file that is cut off there is too large like any other.
    const fileSize = Math.max(0, ...Object.values(fileFields).map(maxBytes)) + 1;
    for await (const part of request.parts({ limits: { fileSize } })) {
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
  if (taken.length === rule.max) throw AppError.field(part.fieldname, 'too_many_files', { max: rule.max });
  const path = join(directory, `${part.fieldname}-${taken.length}`);
  await pipeline(part.file, createWriteStream(path));
  // Which media are accepted, the other fields say.
  if (rule.kind !== 'media') await acceptFile(part.fieldname, rule.kind, path);
  taken.push({ path });
}

function maxBytes({ kind }: FileField): number {
  return uploads[kind === 'media' ? 'video' : kind].bytes;
}
