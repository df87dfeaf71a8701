import { type FileKind, uploads } from '@kirdaar/contract/rules/uploads';
import { checkFile, inspectFile } from '#api/upload-content.ts';
import * as words from '#words/api/files.ts';
import { file_rules } from '#words/rules/files.ts';

/** Returns the field settings for a file of a kind that the server accepts. */
export function uploadField(kind: FileKind) {
  return {
    accept: uploads[kind].extensions.map((extension) => `.${extension}`).join(','),
    hint: words.choose(file_rules[kind]),
    checkFile: (file: File) => checkFile(kind, file),
    inspectFile: (file: File) => inspectFile(kind, file),
  };
}
