import { findTranscoder } from '#platform/media/transcoder.ts';

/** This machine's ffmpeg, looked for once and not for each test file; undefined without it. */
export const transcoder = await findTranscoder();

/** Whether ffmpeg is installed; without it, recordings stay as uploaded. */
export const withFfmpeg = transcoder !== undefined;
