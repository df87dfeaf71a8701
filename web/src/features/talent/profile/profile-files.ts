import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { uploadField } from '#api/upload-field.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/talent/profile-questions.ts';
import * as common from '#words/ui/common.ts';

export type FileName = 'image' | 'headshot_image' | 'full_image' | 'images' | 'audition_video';

/** A file that is saved with the profile. */
export interface ProfileFile extends FieldSpec {
  name: FileName;
}

/** Files chosen in the last step and sent with the save. */
export const profileFiles: readonly ProfileFile[] = [
  { ...uploadField('image'), name: 'image', label: words.file_image },
  { ...uploadField('image'), name: 'headshot_image', label: common.headshot },
  { ...uploadField('image'), name: 'full_image', label: words.file_full },
  { ...uploadField('video'), name: 'audition_video', label: common.audition_video },
  { ...uploadField('image'), name: 'images', label: words.file_images, multiple: true, wide: true },
];

/** Returns the URLs of the saved files of a field. */
export function savedFiles(profile: OwnProfile, name: FileName): string[] {
  const saved = profile[name];
  if (Array.isArray(saved)) return saved;
  return saved ? [saved] : [];
}

/** Returns the files chosen in a field. */
export function chosenFiles(form: HTMLFormElement, name: FileName): File[] {
  // An untouched file control yields an empty file without a name.
  return new FormData(form)
    .getAll(name)
    .filter((value) => value instanceof File && value.name !== '') as File[];
}
