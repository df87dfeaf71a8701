import { Clapperboard } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

interface JobPosterProps {
  image: string | null;
  projectType: string;
  className?: string;
}

/** The picture of a call in 4:3. A drawn poster lies under it, for calls without one and while it loads. */
export function JobPoster({ image, projectType, className }: JobPosterProps) {
  return (
    <div
      className={classNames(
        'relative isolate flex aspect-4/3 flex-col items-center justify-center gap-3 overflow-hidden bg-linear-to-br from-night via-night to-[#6d2440] px-6 text-center text-on-night',
        className,
      )}
    >
      <Clapperboard aria-hidden strokeWidth={1.4} className="size-12 shrink-0 text-[#f3b94a]" />
      <span aria-hidden className="line-clamp-2 font-display text-lg leading-tight">
        {projectType}
      </span>
      {image && (
        <img
          src={image}
          alt=""
          width="480"
          height="360"
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
