import { type RefObject, useEffect } from 'react';
import * as words from '#words/talent/media.ts';

interface LiveViewProps {
  ref: RefObject<HTMLVideoElement | null>;
  stream: MediaStream;
  /** Called once the first picture is shown. */
  onShown?: () => void;
}

/** Mirrored live picture of the camera. */
export function LiveView({ ref, stream, onShown }: LiveViewProps) {
  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [ref, stream]);
  return (
    <video
      ref={ref}
      autoPlay
      muted
      playsInline
      onLoadedData={onShown}
      aria-label={words.camera_view}
      className="aspect-video max-h-[60dvh] w-full -scale-x-100 rounded-control bg-black object-contain"
    />
  );
}
