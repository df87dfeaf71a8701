import { useEffect, useRef, useState } from 'react';
import { recordedFile, recordingType } from '#features/talent/media/capture.ts';

/** At this bit rate, ten minutes stay within the server's size limit. */
const VIDEO_BITS = 2_500_000;
const MAX_SECONDS = 600;

/** Records a stream. `seconds` is the elapsed time, undefined while not recording. */
export function useRecorder(kind: 'video' | 'audio', stream: MediaStream | undefined) {
  const recorder = useRef<MediaRecorder>(undefined);
  const [seconds, setSeconds] = useState<number>();
  const [recorded, setRecorded] = useState<File>();
  const isRecording = seconds !== undefined;

  useEffect(() => {
    if (!isRecording) return;
    const clock = setInterval(() => setSeconds((before = 0) => before + 1), 1000);
    return () => clearInterval(clock);
  }, [isRecording]);
  if (isRecording && seconds >= MAX_SECONDS) stop();

  function start() {
    if (!stream) return;
    const mimeType = recordingType(kind);
    const recording = new MediaRecorder(stream, {
      videoBitsPerSecond: VIDEO_BITS,
      ...(mimeType && { mimeType }),
    });
    const parts: Blob[] = [];
    recording.ondataavailable = ({ data }) => parts.push(data);
    recording.onstop = () => setRecorded(recordedFile(parts, recording.mimeType, new Date()));
    recording.start();
    recorder.current = recording;
    setRecorded(undefined);
    setSeconds(0);
  }
  function stop() {
    if (recorder.current?.state === 'recording') recorder.current.stop();
    setSeconds(undefined);
  }

  return { seconds, recorded, start, stop, discard: () => setRecorded(undefined) };
}
