import { findTranscoder } from '#platform/media/transcoder.ts';

/** Whether ffmpeg is installed; without it, recordings stay as uploaded. */
export const withFfmpeg = (await findTranscoder()) !== undefined;
