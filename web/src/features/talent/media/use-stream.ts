import type { UploadKind } from '@kirdaar/contract/rules/uploads';
import { useEffect, useState } from 'react';
import { captureErrorText } from '#features/talent/media/capture.ts';

const camera = { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1080 } };
const constraints: Record<UploadKind, MediaStreamConstraints> = {
  image: { video: camera },
  video: { video: camera, audio: true },
  audio: { audio: true },
};

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
