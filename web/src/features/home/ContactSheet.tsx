import { Portrait } from '#features/home/Portrait.tsx';
import { type PortraitSpec, portraits } from '#features/home/portraits.ts';

const STRIPS = [portraits.slice(0, 3), portraits.slice(3, 6), portraits.slice(6, 9)];
const HOLES = Array.from({ length: 16 }, (_, place) => 16 + place * 30);

/** A contact sheet of headshots, on which the casting director has already marked a few. */
export function ContactSheet({ className }: { className: string }) {
  return (
    <svg
      viewBox="-14 -4 548 656"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="A contact sheet of headshots, one of them circled"
      className={className}
    >
      <g transform="rotate(-2.5 260 320)">
        {STRIPS.map((strip, row) => (
          <g key={strip[0]?.backdrop} transform={`translate(${10 + row * 4} ${16 + row * 206})`}>
            <Strip strip={strip} />
          </g>
        ))}
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path
            d="M186 316c-6-58 34-98 84-94 54 4 84 46 78 104-6 56-46 88-96 80-42-6-66-40-62-96"
            stroke="#f3b94a"
            strokeWidth="8"
          />
          <path d="m440 70 14 18 30-42M138 476l14 18 30-42" stroke="#f3b94a" strokeWidth="7" />
        </g>
      </g>
    </svg>
  );
}

function Strip({ strip }: { strip: readonly PortraitSpec[] }) {
  return (
    <>
      <rect width="492" height="198" rx="6" fill="#1a0d1e" />
      <g fill="#fbf6ee" opacity="0.85">
        {HOLES.map((x) => (
          <path key={x} d={`M${x} 8h12v9h-12zM${x} 181h12v9h-12z`} />
        ))}
      </g>
      {strip.map((spec, place) => (
        <g key={spec.backdrop} transform={`translate(${18 + place * 158} 24)`}>
          <Portrait spec={spec} />
        </g>
      ))}
    </>
  );
}
