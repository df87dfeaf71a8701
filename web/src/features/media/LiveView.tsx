import { type RefObject, useEffect } from 'react';

interface LiveViewProps {
  ref: RefObject<HTMLVideoElement | null>;
  stream: MediaStream;
}

/** What the camera sees, as in a mirror: so one finds one's place in the picture. */
export function LiveView({ ref, stream }: LiveViewProps) {
  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [ref, stream]);
  return (
    <video
      ref={ref}
      autoPlay
      muted
      playsInline
      aria-label="What the camera sees"
      className="aspect-video max-h-[60dvh] w-full -scale-x-100 rounded-control bg-black object-contain"
    />
  );
}
