import type { FileKind } from '@kirdaar/contract/rules/uploads';
import { checkFile, inspectFile } from '#api/upload-content.ts';
import * as words from '#words/api/files.ts';
import { file_rules } from '#words/rules/files.ts';

/** Types, so that phones offer the camera, and the endings of what browsers know no type for. */
export const acceptedTypes: Readonly<Record<FileKind, string>> = {
  image: 'image/*,.heic,.heif',
  video: 'video/*,.mkv',
  audio: 'audio/*,video/mp4,.m4a,.qta,.amr,.3gp,.opus',
  document: 'application/pdf',
  scan: 'image/*,.heic,.heif,application/pdf',
};

/** Returns the field settings for a file of a kind that the server accepts. */
export function uploadField(kind: FileKind) {
  return {
    accept: acceptedTypes[kind],
    hint: words.choose(file_rules[kind]),
    checkFile: (file: File) => checkFile(kind, file),
    inspectFile: (file: File) => inspectFile(kind, file),
  };
}
