import type { Language } from '#rules/languages.ts';

export const share_open = 'Text and picture';
export const share_title = 'Share this casting call';
export const share_failed = 'The texts couldn’t be loaded. Try again.';
export const share_languages: Readonly<Record<Language, string>> = { en: 'English', hi: 'Hindi' };
export const share_text_in = (language: string) => `Message in ${language}`;
export const share_copy = 'Copy text';
export const share_copied = 'Text copied.';
export const share_copy_failed = 'We couldn’t copy the text. Select it and copy it yourself.';
export const share_picture = 'Download picture';
export const share_picture_file = (title: string) => `${title}.png`;
export const invite_talent = 'Invite talent';
