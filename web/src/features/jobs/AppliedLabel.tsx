import { CircleCheck, Undo2 } from 'lucide-react';

const look = 'inline-flex min-h-11 items-center gap-1.5 rounded-control px-4 font-semibold text-[0.95rem]';

/** Says in green that the talent has applied to a call; or in grey that this was taken back. */
export function AppliedLabel({ withdrawn = false }: { withdrawn?: boolean }) {
  if (withdrawn) {
    return (
      <span className={`${look} bg-sunken text-muted`}>
        <Undo2 aria-hidden className="size-4" />
        Withdrawn
      </span>
    );
  }
  return (
    <span className={`${look} bg-leaf-wash text-leaf`}>
      <CircleCheck aria-hidden className="size-4" />
      Applied
    </span>
  );
}
