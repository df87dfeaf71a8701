import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FileField } from '@kirdaar/contract/endpoint';
import { IMAGE_BYTES, VIDEO_BYTES } from '@kirdaar/contract/rules/limits';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import { Refusal } from '#platform/refusal.ts';

/** A file as it arrived: whole, on disk until the call is answered, its kind told by its content. */
export interface ReceivedFile {
  path: string;
  kind: FileField['kind'];
  /** Without the dot, from the content: 'jpg', 'mp4'. */
  extension: string;
}

type FileFields = Readonly<Record<string, FileField>>;

const limits = {
  image: {
    bytes: IMAGE_BYTES,
    extensions: ['jpg', 'png', 'webp', 'heic'],
    words: 'a JPG, PNG, WebP or HEIC picture of at most 15 MB',
  },
  video: {
    bytes: VIDEO_BYTES,
    extensions: ['mp4', 'mkv', 'avi', 'mov', 'webm'],
    words: 'an MP4, MKV, AVI, MOV or WebM video of at most 200 MB',
  },
};

/** Reads a multipart form: texts in memory, files streamed to a folder that `discard` removes. */
export async function receiveForm(request: FastifyRequest, fileFields: FileFields = {}) {
  const fields: Record<string, string> = {};
  const files: Record<string, ReceivedFile[]> = Object.fromEntries(
    Object.keys(fileFields).map((name) => [name, []]),
  );
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-upload-'));
  const discard = () => rm(directory, { recursive: true, force: true });

  async function receivePart(part: Multipart) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      return;
    }
    const rule = Object.hasOwn(fileFields, part.fieldname) ? fileFields[part.fieldname] : undefined;
    const taken = files[part.fieldname] ?? [];
    const file = await receiveFile(part, rule, join(directory, `${part.fieldname}-${taken.length}`));
    if (!file) return;
    taken.push(file);
    if (rule && taken.length > rule.most) throw refused(part.fieldname, `At most ${rule.most} here.`);
  }

  try {
    for await (const part of request.parts({ limits: { fileSize: VIDEO_BYTES } })) await receivePart(part);
  } catch (error) {
    await discard();
    throw error;
  }
  return { fields, files, discard };
}

async function receiveFile(part: MultipartFile, rule: FileField | undefined, path: string) {
  if (!rule || !part.filename) {
    // Browsers send an untouched file control as a nameless empty file.
    part.file.resume();
    return undefined;
  }
  const { bytes, extensions, words } = limits[rule.kind];
  await pipeline(part.file, createWriteStream(path));
  if (part.file.truncated || part.file.bytesRead > bytes)
    throw refused(part.fieldname, `Please choose ${words}.`);
  const type = await fileTypeFromFile(path);
  if (!type || !extensions.includes(type.ext)) throw refused(part.fieldname, `Please choose ${words}.`);
  return { path, kind: rule.kind, extension: type.ext };
}

function refused(field: string, message: string) {
  return new Refusal(400, message, { fields: { [field]: message } });
}
