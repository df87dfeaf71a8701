import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import * as words from '#words/site/home.ts';

const FLOWERS = Array.from({ length: 18 }, (_, place) => (place / 18) * 2 * Math.PI);

export function BirthdayCard({ artist }: { artist: { name: string; image: string | null } }) {
  const { name, image } = artist;
  return (
    <section
      aria-labelledby="birthday"
      className="flex flex-col items-center gap-x-10 gap-y-6 overflow-hidden rounded-card border border-line bg-marigold-wash px-6 py-8 text-center sm:flex-row sm:px-12 sm:text-left"
    >
      <div className="relative size-44 shrink-0">
        <div className="absolute inset-4">
          <TalentPhoto name={name} image={image} sizes="9rem" className="size-full rounded-full" />
        </div>
        <Garland />
      </div>
      <div>
        <h2 id="birthday" className="text-3xl sm:text-4xl">
          {words.birthday_title}
        </h2>
        <p className="mt-3 font-display font-medium text-2xl text-accent">{name}</p>
        <p className="mt-1.5 max-w-prose text-lg">{words.birthday_wish}</p>
      </div>
    </section>
  );
}

function Garland() {
  return (
    <svg viewBox="-88 -88 176 176" aria-hidden className="absolute inset-0 size-full">
      {FLOWERS.map((angle, place) => (
        <g
          key={angle}
          transform={`translate(${(Math.cos(angle) * 75).toFixed(1)} ${(Math.sin(angle) * 75).toFixed(1)})`}
        >
          <circle r="12.5" fill={place % 3 ? '#e8881c' : '#b0222b'} />
          <circle r="8.5" fill={place % 3 ? '#f3b94a' : '#f47b6a'} />
          <circle r="3.5" fill={place % 3 ? '#d9731a' : '#8c161f'} />
        </g>
      ))}
    </svg>
  );
}
