import type { PortraitSpec } from '#features/site/services/portraits.ts';

const CURLS = [
  [44, 66, 11],
  [42, 80, 9],
  [47, 50, 14],
  [59, 37, 15],
  [76, 34, 15],
  [91, 44, 14],
  [97, 60, 12],
  [98, 76, 9],
] as const;
const BRAID = [
  [96, 98, 9],
  [100, 111, 9],
  [102, 124, 8],
  [102, 137, 7],
] as const;

/** Head and shoulders drawn in flat shapes, 140 by 150. */
export function Portrait({ spec }: { spec: PortraitSpec }) {
  return (
    <>
      <rect width="140" height="150" fill={spec.backdrop} />
      <HairBehind {...spec} />
      <path d="M14 150c4-30 30-38 46-40h20c16 2 42 10 46 40z" fill={spec.cloth} />
      <path d="M58 92h24v20q-12 12-24 0z" fill={spec.skin} />
      <path d="M58 99q12 11 24 0v6q-12 10-24 0z" fill="#000" opacity="0.16" />
      <ellipse cx="70" cy="70" rx="26" ry="32" fill={spec.skin} />
      <Features {...spec} />
      <HairInFront {...spec} />
    </>
  );
}

function HairBehind({ style, hair, cloth }: PortraitSpec) {
  switch (style) {
    case 'long':
      return (
        <path d="M70 28c-28 0-34 26-33 54 0 22-3 36-8 46h82c-5-10-8-24-8-46 1-28-5-54-33-54z" fill={hair} />
      );
    case 'bob':
      return <path d="M70 28c-26 0-33 20-32 44v24q1 6 8 5h48q7 1 8-5V72c1-24-6-44-32-44z" fill={hair} />;
    case 'veil':
      return (
        <path
          d="M70 22c-32 0-38 36-38 68 0 20-8 40-14 60h104c-6-20-14-40-14-60 0-32-6-68-38-68z"
          fill={cloth}
        />
      );
    case 'bun':
      return <circle cx="70" cy="27" r="14" fill={hair} />;
    case 'curls':
      return <Circles places={CURLS} color={hair} />;
    default:
      return null;
  }
}

function HairInFront({ style, hair }: PortraitSpec) {
  switch (style) {
    case 'short':
      return (
        <path
          d="M43 67c-4-26 12-37 29-37 18 0 29 12 25 37-2-9-5-16-11-20-14 4-28 3-37 0-4 5-5 12-6 20z"
          fill={hair}
        />
      );
    case 'curls':
      return <Circles places={CURLS.filter(([, y]) => y < 46)} color={hair} />;
    case 'bob':
      return <path d="M43 66c0-20 12-30 27-30s27 10 27 30c-14-8-40-8-54 0z" fill={hair} />;
    case 'turban':
      return (
        <>
          <path d="M41 60c-6-26 10-42 30-42 21 0 35 16 28 42-9-12-18-16-29-15-11-1-20 3-29 15z" fill={hair} />
          <path
            d="M46 48q22-24 50-18M56 44q16-14 40-6M62 22q4 12 8 22"
            fill="none"
            stroke="#000"
            strokeOpacity="0.22"
            strokeWidth="2.4"
          />
        </>
      );
    case 'braid':
      return (
        <>
          <Parting color={hair} />
          <Circles places={BRAID} color={hair} />
        </>
      );
    default:
      return <Parting color={hair} />;
  }
}

function Parting({ color }: { color: string }) {
  return <path d="M70 34c-18 0-27 14-27 38 8-8 22-16 27-32 5 16 19 24 27 32 0-24-9-38-27-38z" fill={color} />;
}

function Circles({
  places,
  color,
}: {
  places: readonly (readonly [number, number, number])[];
  color: string;
}) {
  return (
    <g fill={color}>
      {places.map(([x, y, radius]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
}

function Features({ hair, style, beard, moustache, glasses, bindi }: PortraitSpec) {
  const beardColor = style === 'turban' ? '#1f1420' : hair;
  return (
    <>
      {beard && (
        <path d="M44 72c-1 26 12 38 26 38s27-12 26-38c-4 12-12 12-26 11-14 1-22 1-26-11z" fill={beardColor} />
      )}
      <g fill="none" stroke="#2a1620" strokeLinecap="round">
        <path d="M53 63q6-4 12-1M75 62q6-3 12 1" strokeWidth="2.6" />
        <path d="M71 70q-4 9 1 10" strokeOpacity="0.5" strokeWidth="2" />
        {glasses && (
          <path
            d="M50 71a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M73 71a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M67 70q3-2 6 0"
            strokeWidth="2"
          />
        )}
      </g>
      <g fill="#1f1218">
        <ellipse cx="59" cy="71" rx="2.5" ry="3" />
        <ellipse cx="81" cy="71" rx="2.5" ry="3" />
      </g>
      <path
        d="M61 89q9 7 18 0-9 3-18 0z"
        fill="#8c2b30"
        stroke="#8c2b30"
        strokeLinejoin="round"
        strokeWidth="2"
      />
      {moustache && <path d="M55 87c5-7 12-5 15-3 3-2 10-4 15 3-6 2-11 1-15-1-4 2-9 3-15 1z" fill={hair} />}
      {bindi && <circle cx="70" cy="57" r="2.6" fill="#b0222b" />}
    </>
  );
}
