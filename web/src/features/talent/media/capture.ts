import type { UploadKind } from '@kirdaar/contract/rules/uploads';
import * as words from '#words/talent/media.ts';

/** Props of the dialogs that take a photo or record. */
export interface TakingProps {
  title: string;
  file: UploadKind;
  onTaken: (file: File) => void;
  onClose: () => void;
}

const JPEG_QUALITY = 0.92;
/** In order of browser support for playback. */
const recordingTypes = {
  video: ['video/mp4', 'video/webm;codecs=vp9,opus', 'video/webm'],
  audio: ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm', 'audio/ogg'],
};
const endings: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
};

/** Returns the best recording format that this browser can produce. */
export function recordingType(file: 'video' | 'audio'): string | undefined {
  return recordingTypes[file].find((type) => MediaRecorder.isTypeSupported(type));
}

/** Returns a recording as a file whose name contains its type and time. */
export function recordedFile(parts: Blob[], type: string, made: Date): File {
  const plain = type.split(';')[0] ?? type;
  return new File(parts, `${plain.split('/')[0]}-${stamp(made)}.${endings[plain] ?? 'webm'}`, {
    type: plain,
  });
}

/** Captures the current picture of a camera. */
export async function takePicture(video: HTMLVideoElement, made: Date): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const taken = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  return taken ? new File([taken], `photo-${stamp(made)}.jpg`, { type: 'image/jpeg' }) : undefined;
}

/** Returns a user-facing reason why a camera or microphone cannot be opened. */
export function captureErrorText(error: unknown, file: UploadKind): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return words.device_blocked[deviceFor(file)];
  if (name === 'NotFoundError') return words.device_missing[deviceFor(file)];
  return words.device_failed[deviceFor(file)];
}

/** Returns the device that records a file of a kind. */
export function deviceFor(file: UploadKind): 'camera' | 'microphone' {
  return file === 'audio' ? 'microphone' : 'camera';
}

function stamp(made: Date): string {
  return made.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
}
