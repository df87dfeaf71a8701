import { classNames } from '#ui/class-names.ts';

interface ApplicantPhotoProps {
  name: string;
  image: string | null;
  className?: string;
}

/** The portrait of an applicant over their initials, for those without one and while it loads. */
export function ApplicantPhoto({ name, image, className }: ApplicantPhotoProps) {
  return (
    <div
      className={classNames(
        'relative isolate flex items-center justify-center overflow-hidden bg-linear-to-br from-night to-[#6d2440] text-on-night',
        className,
      )}
    >
      <span aria-hidden className="font-display text-4xl">
        {initials(name)}
      </span>
      {image && (
        <img
          src={image}
          alt=""
          width="320"
          height="320"
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}

/** Of the first and the last name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [...new Set([words.at(0), words.at(-1)])].map((word) => Array.from(word ?? '').at(0) ?? '').join('');
}
