import type { OwnProfile } from '@kirdaar/contract/talent';
import { uploadField } from '#api/upload-field.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

export type FileName = 'image' | 'headshot_image' | 'full_image' | 'images' | 'audition_video';

/** A file that is saved with the profile. */
export interface ProfileFile extends FieldSpec {
  name: FileName;
}

/** What is chosen in the last step, and sent with the one save. */
export const profileFiles: readonly ProfileFile[] = [
  { ...uploadField('image'), name: 'image', label: 'Profile Image' },
  { ...uploadField('image'), name: 'headshot_image', label: 'Headshot', required: true },
  { ...uploadField('image'), name: 'full_image', label: 'Full Photo', required: true },
  { ...uploadField('video'), name: 'audition_video', label: 'Audition Video', required: true },
  { ...uploadField('image'), name: 'images', label: 'Images', multiple: true, wide: true },
];

/** The addresses of what is kept under a name. */
export function keptFiles(profile: OwnProfile, name: FileName): string[] {
  const kept = profile[name];
  if (Array.isArray(kept)) return kept;
  return kept ? [kept] : [];
}

/** The files that were chosen under a name. */
export function chosenFiles(form: HTMLFormElement, name: FileName): File[] {
  // A file control that was not touched gives a nameless empty file.
  return new FormData(form)
    .getAll(name)
    .filter((value) => value instanceof File && value.name !== '') as File[];
}
