import * as words from '#words/site/home.ts';

const PETALS = Array.from({ length: 12 }, (_, place) => place * 30);

/** Seal of the partner association. */
export function AssociationLogo() {
  return (
    <figure className="flex items-center gap-4 px-1">
      <svg viewBox="0 0 120 120" role="img" aria-label={words.partner_seal} className="size-20 shrink-0">
        <circle cx="60" cy="60" r="58" className="fill-night" />
        <g fill="#f3b94a">
          {PETALS.map((turn) => (
            <path key={turn} d="M60 8c5 8 5 14 0 20-5-6-5-12 0-20z" transform={`rotate(${turn} 60 60)`} />
          ))}
        </g>
        <circle cx="60" cy="60" r="31" fill="#fdf4e6" />
        <path d="M46 47c9 4 19 4 28 0 2 16-2 30-14 35-12-5-16-19-14-35z" fill="#b0222b" />
        <path
          d="M50.5 56.5q4-4 7 0M62.5 56.5q4-4 7 0M52 66q8 7 16 0"
          fill="none"
          stroke="#fdf4e6"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
      <figcaption>
        <span className="block text-muted text-sm">{words.partner}</span>
        <span className="font-display font-medium text-lg leading-tight">{words.partner_name}</span>
      </figcaption>
    </figure>
  );
}
