import { BadgeCheck } from 'lucide-react';

/** Marks a production house whose documents staff have seen. */
export function VerifiedBadge() {
  return (
    <span className="inline-flex w-fit shrink-0 items-center gap-1 rounded-full bg-leaf-wash px-2 py-0.5 text-leaf text-xs">
      <BadgeCheck aria-hidden className="size-3.5" />
      Verified by documents
    </span>
  );
}
