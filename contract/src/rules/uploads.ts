import { AUDIO_BYTES, DOCUMENT_BYTES, IMAGE_BYTES, SCAN_BYTES, VIDEO_BYTES } from './limits.ts';

interface UploadRule {
  readonly extensions: readonly string[];
  readonly bytes: number;
}

/** Allowed uploads: extensions and maximum size. */
export const uploads = {
  image: {
    extensions: ['jpg', 'jpeg', 'png', 'webp', 'heic'],
    bytes: IMAGE_BYTES,
  },
  video: {
    extensions: ['mp4', 'mkv', 'avi', 'mov', 'webm'],
    bytes: VIDEO_BYTES,
  },
  audio: {
    // iPhones record audio-only files as MP4.
    extensions: ['mp3', 'm4a', 'mp4', 'aac', 'wav', 'ogg', 'oga', 'opus', 'webm'],
    bytes: AUDIO_BYTES,
  },
  document: { extensions: ['pdf'], bytes: DOCUMENT_BYTES },
  /** A document on paper. */
  scan: { extensions: ['pdf', 'jpg', 'jpeg', 'png'], bytes: SCAN_BYTES },
} as const satisfies Record<string, UploadRule>;
export type FileKind = keyof typeof uploads;
export type UploadKind = 'image' | 'video' | 'audio';
