const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** A percentage as a ring. Without a label it is decoration. */
export function Ring({ percent, label }: { percent: number; label?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-hidden={!label}
      aria-label={label && `${label}: ${percent}%`}
      className="size-28"
    >
      <circle cx="50" cy="50" r={RADIUS} className="fill-none stroke-sunken" strokeWidth="8" />
      <circle
        cx="50"
        cy="50"
        r={RADIUS}
        className="fill-none stroke-marigold"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
        transform="rotate(-90 50 50)"
      />
      <text x="50" y="57" textAnchor="middle" className="fill-ink font-display text-[22px]">
        {percent}%
      </text>
    </svg>
  );
}
