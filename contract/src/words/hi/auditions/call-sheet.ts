import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/auditions/call-sheet.ts'),
  typeof import('#words/hi/auditions/call-sheet.ts')
>;

export const document_title = (call: string) => `कॉल शीट: ${call}`;
export const title = 'कॉल शीट';
export const no_slots = 'आज से आगे ऑडिशन का कोई स्लॉट नहीं है।';
export const contact = (person: string) => `संपर्क: ${person}`;
export const bring = (things: string) => `साथ लाएँ: ${things}`;
export const free = 'खाली';
export const confirmed = 'कन्फ़र्म';
export const not_answered = 'अभी जवाब नहीं मिला';
