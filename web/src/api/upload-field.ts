import type { FileKind } from '@kirdaar/contract/rules/uploads';
import { checkFile, inspectFile } from '#api/upload-content.ts';
import * as words from '#words/api/files.ts';
import { file_rules } from '#words/rules/files.ts';

// Chrome on Android 14 opens pickers without the camera for pictures and videos alone, so that those fields name a type
// that no file has. Other browsers may offer any file for it.
const camera = /Android.*Chrome/.test(globalThis.navigator?.userAgent) ? ',android/allowCamera' : '';

/** Types, so that phones offer the camera, and the endings of what browsers know no type for. */
export const acceptedTypes: Readonly<Record<FileKind, string>> = {
  image: `image/*,.heic,.heif${camera}`,
  video: `video/*,.mkv${camera}`,
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
