import { CircleCheck } from 'lucide-react';

/** Says in green that the talent has applied to a call. */
export function AppliedLabel() {
  return (
    <span className="inline-flex min-h-11 items-center gap-1.5 rounded-control bg-leaf-wash px-4 font-semibold text-[0.95rem] text-leaf">
      <CircleCheck aria-hidden className="size-4" />
      Applied
    </span>
  );
}
