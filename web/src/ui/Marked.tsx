import type { ReactNode } from 'react';

/** Text with a hand-drawn underline, like a grease pencil on a contact sheet. */
export function Marked({ children }: { children: ReactNode }) {
  return (
    <span className="relative isolate inline-block">
      {children}
      <svg
        viewBox="0 0 200 14"
        preserveAspectRatio="none"
        aria-hidden
        className="absolute inset-x-0 -bottom-[0.13em] -z-10 h-[0.24em] w-full overflow-visible"
      >
        <path
          d="M2 8C42 3 96 2 198 5c-52 0-96 2-138 7"
          className="fill-none stroke-marigold"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  );
}
