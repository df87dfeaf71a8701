import { encode } from 'uqr';

// Scanners need a quiet zone of four modules around a QR code.
const MARGIN = 4;

/** QR code, dark on white in every colour scheme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN });
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full rounded-control border border-line bg-white"
    >
      <path d={modules.join('')} className="fill-black" />
    </svg>
  );
}
