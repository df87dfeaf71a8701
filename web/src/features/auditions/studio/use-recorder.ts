import { useCallback, useEffect, useRef, useState } from 'react';
import { workerUrl } from '#api/worker-url.ts';
import {
  AUDIO_BITS,
  MAX_RECORDING_SECONDS,
  secondsLeft,
  VIDEO_BITS,
} from '#features/auditions/studio/recording-space.ts';
import { changeTake, putTake } from '#features/auditions/studio/take-store.ts';
import type { FromWriter, ToWriter } from '#features/auditions/studio/take-writer.ts';
import writerUrl from '#features/auditions/studio/take-writer.ts?worker&url';

/** MP4 first: phones encode it in hardware. */
const TYPES = ['video/mp4;codecs=avc1,mp4a.40.2', 'video/mp4', 'video/webm;codecs=vp8,opus', 'video/webm'];
const PART_MS = 1000;
/** The recording ends while this much still fits. */
const LAST_SECONDS = 10;
/** From here on, the time that is left is told. */
const LITTLE_SECONDS = 60;

/** Why a recording ended by itself. */
export type RecordingEnd = 'full' | 'interrupted' | 'failed' | 'too_long';

/**
 * Records takes to this device, a second at a time. `seconds` is the length so far, undefined while not recording; `left`
 * is what can still be recorded, once it is little.
 */
export function useRecorder(owner: string, selfTapeId: string, onEnd: (end: RecordingEnd) => void) {
  const recorder = useRef<MediaRecorder>(undefined);
  const [seconds, setSeconds] = useState<number>();
  const [left, setLeft] = useState<number>();

  async function start(stream: MediaStream) {
    void navigator.storage.persist?.();
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const recording = new MediaRecorder(stream, {
      videoBitsPerSecond: VIDEO_BITS,
      audioBitsPerSecond: AUDIO_BITS,
      ...keyFrames,
      ...(mimeType && { mimeType }),
    });
    const id = crypto.randomUUID();
    const file = `${id}.${recording.mimeType.includes('mp4') ? 'mp4' : 'webm'}`;
    const made_at = new Date().toISOString();
    await putTake({ id, owner, self_tape_id: selfTapeId, file, made_at, ms: 0, ...untrimmed });
    const writer = openWriter(file, () => stopFor('failed'));
    const space = (await secondsLeft()) ?? Number.POSITIVE_INFINITY;
    const began = performance.now();

    function stopFor(end: RecordingEnd) {
      if (recording.state === 'inactive') return;
      recording.stop();
      onEnd(end);
    }
    recording.ondataavailable = async ({ data }) => {
      const ms = Math.round(performance.now() - began);
      if (recording.state === 'recording') setSeconds(Math.round(ms / 1000));
      const room = roomAfter(ms / 1000, space);
      setLeft(room.left);
      if (room.end) stopFor(room.end);
      // Known only once it is written: a take is never said to be longer than it is.
      if (data.size > 0 && (await writer.write(data))) await changeTake(id, { ms });
    };
    recording.onstop = () => {
      setSeconds(undefined);
      setLeft(undefined);
      void writer.close();
    };
    // Another app, such as a phone call, has taken the camera or the microphone.
    for (const track of stream.getTracks()) track.onmute = track.onended = () => stopFor('interrupted');
    recording.start(PART_MS);
    recorder.current = recording;
    setSeconds(0);
  }

  const stop = useCallback(() => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  }, []);
  useEffect(() => stop, [stop]);
  return { seconds, left, start, stop };
}

/** What can still be recorded, once it is little, and why the recording has to end. */
function roomAfter(seconds: number, space: number): { left?: number; end?: RecordingEnd } {
  const fits = space - LAST_SECONDS;
  const left = Math.round(Math.min(fits, MAX_RECORDING_SECONDS) - seconds);
  if (left < 0) return { end: fits < MAX_RECORDING_SECONDS ? 'full' : 'too_long' };
  return left < LITTLE_SECONDS ? { left } : {};
}

const untrimmed = { trim_from_ms: 0, trim_to_ms: null, sent_as: null };
/** A file can be cut at key frames, and MP4 is written up to the last one. The types do not have it yet. */
const keyFrames = { videoKeyFrameIntervalDuration: PART_MS };

function openWriter(name: string, onFailed: () => void) {
  const worker = new Worker(workerUrl(writerUrl), { type: 'module' });
  const waiting: ((written: boolean) => void)[] = [];
  function ask(message: ToWriter): Promise<boolean> {
    worker.postMessage(message);
    return new Promise((resolve) => waiting.push(resolve));
  }
  worker.onmessage = ({ data }: MessageEvent<FromWriter>) => {
    waiting.shift()?.(!('error' in data));
    if ('error' in data) onFailed();
  };
  worker.onerror = onFailed;
  void ask({ name });
  return {
    write: (part: Blob) => ask({ part }),
    close: async () => {
      await ask('close');
      worker.terminate();
    },
  };
}
