import { focusClass, renditionsOf } from '#api/renditions.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/Picture.tsx';

interface TalentPhotoProps {
  name: string;
  image: string | null;
  sizes: string;
  /** Text alternative, needed where no name is shown beside the picture. */
  alt?: string;
  /** Whether the photo is visible without scrolling, so it is loaded eagerly. */
  first?: boolean;
  className?: string;
}

/** Portrait of a talent over their initials, which show while it loads or when there is no portrait. */
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
          className={classNames('absolute inset-0 size-full object-cover', focusClass(image))}
        />
      )}
    </div>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [...new Set([words.at(0), words.at(-1)])].map((word) => Array.from(word ?? '').at(0) ?? '').join('');
}
