import { AUDIO_BYTES, IMAGE_BYTES, VIDEO_BYTES } from './limits.ts';

/** Allowed uploads: extensions, maximum size and the text that describes both. */
export const uploads = {
  image: {
    extensions: ['jpg', 'jpeg', 'png', 'webp', 'heic'],
    bytes: IMAGE_BYTES,
    description: 'a JPG, PNG, WebP or HEIC picture of at most 15 MB',
  },
  video: {
    extensions: ['mp4', 'mkv', 'avi', 'mov', 'webm'],
    bytes: VIDEO_BYTES,
    description: 'an MP4, MKV, AVI, MOV or WebM video of at most 200 MB',
  },
  audio: {
    // iPhones record audio-only files as MP4.
    extensions: ['mp3', 'm4a', 'mp4', 'aac', 'wav', 'ogg', 'oga', 'opus', 'webm'],
    bytes: AUDIO_BYTES,
    description: 'an MP3, M4A, WAV, OGG or WebM recording of at most 20 MB',
  },
} as const;
export type UploadKind = keyof typeof uploads;
