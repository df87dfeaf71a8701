import { renditionsOf } from '#api/renditions.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/Picture.tsx';

interface TalentPhotoProps {
  name: string;
  image: string | null;
  /** How wide it is shown. */
  sizes: string;
  /** What the picture shows, where no name stands beside it. */
  alt?: string;
  /** Whether it is seen as soon as the page is. */
  first?: boolean;
  className?: string;
}

/** The portrait of a talent over their initials, for those without one and while it loads. */
export function TalentPhoto({ name, image, sizes, alt = '', first, className }: TalentPhotoProps) {
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
        <Picture
          src={image}
          renditions={renditionsOf(image)}
          sizes={sizes}
          alt={alt}
          width={320}
          height={400}
          first={first}
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
