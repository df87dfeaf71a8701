import type { TapeOrientation } from '@kirdaar/contract/rules/self-tapes';
import { useEffect, useState } from 'react';
import { captureErrorText } from '#features/talent/media/capture.ts';

export type Facing = 'user' | 'environment';

/** At most 720p. Phones turn the picture by themselves; a computer can only cut an upright one out of it. */
function videoOf(facing: Facing, orientation: TapeOrientation): MediaTrackConstraints {
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  const shape =
    orientation === 'portrait' && !isPhone
      ? { height: { ideal: 720, max: 720 }, aspectRatio: { ideal: 9 / 16 } }
      : { width: { ideal: 1280, max: 1280 }, height: { ideal: 720, max: 1280 } };
  return { facingMode: facing, frameRate: { ideal: 30, max: 30 }, ...shape };
}

/** The lines of a reader come from the loudspeaker and must be heard, so nothing cancels them. */
const AUDIO = { echoCancellation: false, autoGainControl: false, noiseSuppression: true };

/** Opens the camera and the microphone while the component is mounted, then releases them. */
export function useCamera(facing: Facing, orientation: TapeOrientation) {
  const [stream, setStream] = useState<MediaStream>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again with each attempt.
  useEffect(() => {
    let opened: MediaStream | undefined;
    let left = false;
    function close() {
      for (const track of opened?.getTracks() ?? []) track.stop();
    }
    async function open() {
      setFailure(undefined);
      setStream(undefined);
      try {
        opened = await navigator.mediaDevices.getUserMedia({
          video: videoOf(facing, orientation),
          audio: AUDIO,
        });
        // The page was left while the browser asked for permission.
        if (left) return close();
        setStream(opened);
      } catch (error) {
        if (!left) setFailure(captureErrorText(error, 'video'));
      }
    }
    void open();
    return () => {
      left = true;
      close();
    };
  }, [facing, orientation, attempt]);
  return { stream, failure, reopen: () => setAttempt((before) => before + 1) };
}
