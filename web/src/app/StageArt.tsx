/** An empty stage under a spotlight: a tape mark for talent, a director's chair for production houses. */
export function StageArt({ scene, className }: { scene: 'talent' | 'production'; className: string }) {
  return (
    <svg
      viewBox="0 64 640 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
      className={className}
    >
      <defs>
        <linearGradient id="stage-wall" x2="0" y2="1">
          <stop offset="0" stopColor="#3a1f40" />
          <stop offset="1" stopColor="#1f1023" />
        </linearGradient>
        <linearGradient id="stage-beam" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe3a0" stopOpacity="0.75" />
          <stop offset="1" stopColor="#f3b94a" stopOpacity="0.12" />
        </linearGradient>
        <radialGradient id="stage-pool">
          <stop offset="0" stopColor="#ffeab8" />
          <stop offset="0.7" stopColor="#f3b94a" />
          <stop offset="1" stopColor="#d98c1f" stopOpacity="0.85" />
        </radialGradient>
        <linearGradient id="stage-cloth" x2="1" y2="0">
          <stop offset="0" stopColor="#5d0f1b" />
          <stop offset="0.55" stopColor="#b0222b" />
          <stop offset="1" stopColor="#6f131f" />
        </linearGradient>
      </defs>
      <rect width="640" height="964" fill="url(#stage-wall)" />
      <path d="M0 566h640v398H0z" fill="#2a1522" />
      <path
        d="M0 610h640M0 668h640M0 742h640M0 836h640M96 566 0 660M216 566 90 900M320 566v334M424 566l126 334M544 566l96 94"
        fill="none"
        stroke="#3d2130"
        strokeWidth="2"
      />
      <path d="M300-30h40l168 660H132z" fill="url(#stage-beam)" />
      <ellipse cx="320" cy="630" rx="190" ry="54" fill="url(#stage-pool)" />
      {scene === 'talent' ? <Mark /> : <Chair />}
      <Curtain />
      <g transform="matrix(-1 0 0 1 640 0)">
        <Curtain />
      </g>
      <Valance />
      <g fill="#ffe9b5" opacity="0.8">
        <circle cx="268" cy="300" r="2.4" />
        <circle cx="352" cy="218" r="1.8" />
        <circle cx="384" cy="376" r="2.6" />
        <circle cx="300" cy="434" r="1.6" />
        <circle cx="338" cy="502" r="2.2" />
        <circle cx="236" cy="486" r="1.8" />
        <circle cx="404" cy="520" r="1.6" />
      </g>
    </svg>
  );
}

/** The tape cross that marks an actor's position, with the pages of a script. */
function Mark() {
  return (
    <>
      <g fill="none" stroke="#a01c27" strokeWidth="20">
        <path d="m262 606 116 48" />
        <path d="m380 604-120 52" />
      </g>
      <g transform="rotate(-9 442 600)">
        <path d="m412 588 58-8 22 34-60 9z" fill="#d9c9b4" />
        <path d="m408 582 58-8 22 34-60 9z" fill="#fffaf0" />
        <path
          d="m420 586 40-5m-36 12 44-6m-39 13 30-4m-26 11 38-5"
          fill="none"
          stroke="#8d7d8a"
          strokeWidth="2.4"
        />
      </g>
    </>
  );
}

/** A director's chair with a slate leaning on it. */
function Chair() {
  return (
    <>
      <g fill="none" stroke="#3b2117" strokeLinecap="round" strokeWidth="11">
        <path d="m262 512 124 118M386 512 262 630" />
        <path d="M258 636h38M352 636h38M262 396v116M386 396v116" />
        <path d="M250 458h40M358 458h40" strokeWidth="14" />
      </g>
      <path d="M256 396h136l-4 52q-64 12-128 0z" fill="#b0222b" />
      <path d="M256 396h136l-1 12H257z" fill="#d24a4c" />
      <path d="M254 500h140l-8 24q-62 12-124 0z" fill="#8c161f" />
      <g transform="rotate(-8 430 592)">
        <path d="M396 566h88v66h-88z" fill="#241327" />
        <path d="M408 588h64M408 604h40M460 604h12M408 618h52" stroke="#fdf4e6" strokeWidth="3" />
        <g transform="rotate(-14 396 564)">
          <path d="M396 546h88v18h-88z" fill="#fdf4e6" />
          <path d="m396 564 12-18h16l-12 18zm32 0 12-18h16l-12 18zm32 0 12-18h12v4l-9 14z" fill="#241327" />
        </g>
      </g>
    </>
  );
}

function Curtain() {
  return (
    <>
      <path d="M0 0h172c-8 210-52 392-94 520 6 130 14 250 18 444H0z" fill="url(#stage-cloth)" />
      <path
        d="M44 0c4 230-8 400-16 520 8 130 12 260 12 380M92 0c0 220-26 390-46 520 8 140 18 260 22 380M136 0c-4 210-42 390-74 520"
        fill="none"
        stroke="#4d0b16"
        strokeOpacity="0.55"
        strokeWidth="7"
      />
      <path d="M20 514c22 12 46 14 66 6l-4 20c-22 8-44 6-64-4z" fill="#e8a01c" />
    </>
  );
}

/** The short curtain along the top, with a golden hem. */
function Valance() {
  return (
    <>
      <path
        d="M0 0h640v70q-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0z"
        fill="#7d1522"
      />
      <path
        d="M640 70q-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0-40 46-80 0"
        fill="none"
        stroke="#e8a01c"
        strokeWidth="7"
      />
    </>
  );
}
