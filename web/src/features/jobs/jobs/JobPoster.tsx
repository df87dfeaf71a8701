import { Clapperboard } from 'lucide-react';
import { renditionsOf } from '#api/renditions.ts';
import { classNames } from '#ui/class-names.ts';
import { labelOf } from '#ui/label-of.ts';
import { Picture } from '#ui/Picture.tsx';
import { project_types } from '#words/rules/calls.ts';

interface JobPosterProps {
  image: string | null;
  projectType: string;
  sizes: string;
  /** Visible without scrolling, so it is loaded eagerly. */
  first?: boolean;
  className?: string;
}

/** A drawn poster shows if there is no picture. */
export function JobPoster({ image, projectType, sizes, first, className }: JobPosterProps) {
  return (
    <div
      className={classNames(
        'relative isolate @container flex aspect-4/3 flex-col items-center justify-center gap-3 overflow-hidden bg-linear-to-br from-night via-night to-[#6d2440] text-center text-on-night',
        className,
      )}
    >
      {image ? (
        <Picture
          src={image}
          renditions={renditionsOf(image)}
          sizes={sizes}
          alt=""
          width={480}
          height={360}
          first={first}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <>
          <Clapperboard
            aria-hidden
            strokeWidth={1.4}
            className="size-8 shrink-0 text-[#f3b94a] @3xs:size-12"
          />
          <span aria-hidden className="@3xs:line-clamp-2 hidden px-6 font-display text-lg leading-tight">
            {labelOf(project_types, projectType)}
          </span>
        </>
      )}
    </div>
  );
}
