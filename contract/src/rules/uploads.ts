import { AUDIO_BYTES, DOCUMENT_BYTES, IMAGE_BYTES, SCAN_BYTES, VIDEO_BYTES } from './limits.ts';

export type UploadKind = 'image' | 'video' | 'audio';
/** `scan` is a document on paper. */
export type FileKind = UploadKind | 'document' | 'scan';

interface UploadRule {
  readonly extensions: readonly string[];
  readonly bytes: number;
}

const pictures = ['jpg', 'png', 'apng', 'webp', 'avif', 'heic', 'heif'];
/** What the recorders of phones write besides the usual formats. */
const phoneRecorders = ['m4b', 'mov', '3gp', '3g2', 'amr', 'caf', 'flac'];

/** Allowed uploads: extensions and maximum size. */
export const uploads: Readonly<Record<FileKind, UploadRule>> = {
  image: {
    extensions: pictures,
    bytes: IMAGE_BYTES,
  },
  video: {
    extensions: ['mp4', 'mkv', 'avi', 'mov', 'webm', 'm4v', '3gp', '3g2'],
    bytes: VIDEO_BYTES,
  },
  audio: {
    // iPhones record audio-only files as MP4.
    extensions: ['mp3', 'm4a', 'mp4', 'aac', 'wav', 'ogg', 'oga', 'opus', 'webm', ...phoneRecorders],
    bytes: AUDIO_BYTES,
  },
  document: { extensions: ['pdf'], bytes: DOCUMENT_BYTES },
  scan: { extensions: ['pdf', ...pictures], bytes: SCAN_BYTES },
};
