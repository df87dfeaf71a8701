import type { UploadKind } from './uploads.ts';

/**
 * The media fields of the application form and the file kinds each accepts; voice artists send a recording as
 * the audition.
 */
export const applicationMedia = {
  headshot: ['image'],
  fullPhoto: ['image'],
  auditionVideo: ['video', 'audio'],
} as const satisfies Record<string, readonly UploadKind[]>;
export type ApplicationMediaField = keyof typeof applicationMedia;

// The keys of the table, in order.
export const applicationMediaFields = Object.keys(applicationMedia) as ApplicationMediaField[];
