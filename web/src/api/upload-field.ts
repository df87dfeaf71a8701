import { scans } from '@kirdaar/contract/rules/house-documents';
import { type UploadKind, uploads } from '@kirdaar/contract/rules/uploads';
import { checkFile, type FileRule, inspectFile } from '#api/upload-content.ts';
import * as words from '#words/api/files.ts';
import { file_rules } from '#words/rules/files.ts';

/** Returns the field settings for a picture or video that the server accepts. */
export function uploadField(kind: UploadKind) {
  return fileField({ ...uploads[kind], description: file_rules[kind], kindOf: () => kind });
}

/** Returns the field settings for a scan: a PDF or a picture. */
export function scanField() {
  return fileField({
    ...scans,
    description: file_rules.scan,
    kindOf: ({ name }) => (isPdf(name) ? 'pdf' : 'image'),
  });
}

function isPdf(name: string): boolean {
  return name.toLowerCase().endsWith('.pdf');
}

function fileField(rule: FileRule) {
  return {
    accept: rule.extensions.map((extension) => `.${extension}`).join(','),
    hint: words.choose(rule.description),
    checkFile: (file: File) => checkFile(rule, file),
    inspectFile: (file: File) => inspectFile(rule, file),
  };
}
