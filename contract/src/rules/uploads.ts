import { AUDIO_BYTES, IMAGE_BYTES, VIDEO_BYTES } from './limits.ts';

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
} as const;
export type UploadKind = keyof typeof uploads;
