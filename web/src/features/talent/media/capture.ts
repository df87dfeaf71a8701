import type { UploadKind } from '@kirdaar/contract/rules/uploads';
import { useEffect, useRef, useState } from 'react';
import * as words from '#words/talent/media.ts';

const JPEG_QUALITY = 0.92;
/** At this bit rate, ten minutes stay within the server's size limit. */
const VIDEO_BITS = 2_500_000;
const MAX_SECONDS = 600;
const camera = { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1080 } };
const constraints: Record<UploadKind, MediaStreamConstraints> = {
  image: { video: camera },
  video: { video: camera, audio: true },
  audio: { audio: true },
};
/** In order of browser support for playback. */
const recordingTypes: Record<UploadKind, string[]> = {
  image: [],
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

export function deviceFor(file: UploadKind): 'camera' | 'microphone' {
  return file === 'audio' ? 'microphone' : 'camera';
}

/** Opens a camera or microphone while the component is mounted, then releases it. */
export function useStream(file: UploadKind) {
  const [stream, setStream] = useState<MediaStream>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let opened: MediaStream | undefined;
    let left = false;
    function close() {
      for (const track of opened?.getTracks() ?? []) track.stop();
    }
    async function open() {
      try {
        opened = await navigator.mediaDevices.getUserMedia(constraints[file]);
        // The dialog was closed while the browser asked for permission.
        if (left) return close();
        setStream(opened);
      } catch (error) {
        setFailure(captureErrorText(error, file));
      }
    }
    void open();
    return () => {
      left = true;
      close();
    };
  }, [file]);
  return { stream, failure };
}

/** Returns a user-facing reason why a camera or microphone cannot be opened. */
export function captureErrorText(error: unknown, file: UploadKind): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return words.device_blocked[deviceFor(file)];
  if (name === 'NotFoundError') return words.device_missing[deviceFor(file)];
  return words.device_failed[deviceFor(file)];
}

/** Records a stream. `seconds` is the elapsed time, undefined while not recording. */
export function useRecorder(
  kind: UploadKind,
  stream: MediaStream | undefined,
  onRecorded: (file: File) => void,
) {
  const recorder = useRef<MediaRecorder>(undefined);
  const [seconds, setSeconds] = useState<number>();
  const isRecording = seconds !== undefined;

  useEffect(() => {
    if (!isRecording) return;
    const clock = setInterval(() => setSeconds((before = 0) => before + 1), 1000);
    return () => clearInterval(clock);
  }, [isRecording]);
  if (isRecording && seconds >= MAX_SECONDS) stop();

  function start() {
    if (!stream) return;
    const mimeType = recordingTypes[kind].find((type) => MediaRecorder.isTypeSupported(type));
    const recording = new MediaRecorder(stream, {
      videoBitsPerSecond: VIDEO_BITS,
      ...(mimeType && { mimeType }),
    });
    const parts: Blob[] = [];
    recording.ondataavailable = ({ data }) => parts.push(data);
    recording.onstop = () => onRecorded(recordedFile(parts, recording.mimeType, new Date()));
    recording.start();
    recorder.current = recording;
    setSeconds(0);
  }
  function stop() {
    if (recorder.current?.state === 'recording') recorder.current.stop();
    setSeconds(undefined);
  }

  return { seconds, start, stop };
}

/** Returns a recording as a file whose name contains its type and time. */
function recordedFile(parts: Blob[], type: string, made: Date): File {
  const plain = type.split(';')[0] ?? type;
  return new File(parts, `${plain.split('/')[0]}-${stamp(made)}.${endings[plain] ?? 'webm'}`, {
    type: plain,
  });
}

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

function stamp(made: Date): string {
  return made.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
}
