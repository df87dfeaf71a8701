import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/app/app-manifest.ts'),
  typeof import('#words/hi/app/app-manifest.ts')
>;

export const description = 'भारत के कास्टिंग कॉल, और हर आवेदन की स्थिति।';
export const shortcut_calls = 'आपके लिए कास्टिंग कॉल';
export const shortcut_applications = 'मेरे आवेदन';
