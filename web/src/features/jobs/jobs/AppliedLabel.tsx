import { CircleCheck, Undo2 } from 'lucide-react';
import * as words from '#words/jobs/job-details.ts';

const look = 'inline-flex min-h-11 items-center gap-1.5 rounded-control px-4 font-semibold text-[0.95rem]';

export function AppliedLabel({ withdrawn = false }: { withdrawn?: boolean }) {
  if (withdrawn) {
    return (
      <span className={`${look} bg-sunken text-muted`}>
        <Undo2 aria-hidden className="size-4" />
        {words.withdrawn}
      </span>
    );
  }
  return (
    <span className={`${look} bg-leaf-wash text-leaf`}>
      <CircleCheck aria-hidden className="size-4" />
      {words.applied}
    </span>
  );
}
