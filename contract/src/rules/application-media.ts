import type { UploadKind } from './uploads.ts';

/** The media of the apply form, and what each may be; whoever lends a voice sends a sample of it. */
export const applicationMedia = {
  headshot: ['image'],
  fullPhoto: ['image'],
  auditionVideo: ['video', 'audio'],
} as const satisfies Record<string, readonly UploadKind[]>;
export type ApplicationMediaField = keyof typeof applicationMedia;

// The keys of the table, in its order.
export const applicationMediaFields = Object.keys(applicationMedia) as ApplicationMediaField[];
