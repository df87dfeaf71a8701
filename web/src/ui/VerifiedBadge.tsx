import { BadgeCheck } from 'lucide-react';
import * as common from '#words/ui/common.ts';

interface VerifiedBadgeProps {
  text?: string;
}

/** Marks a production house whose documents, or a talent whose identity, staff have checked. */
export function VerifiedBadge({ text = common.verified_house }: VerifiedBadgeProps) {
  return (
    <span className="inline-flex w-fit max-w-full shrink-0 items-center gap-1 rounded-full bg-leaf-wash px-2 py-0.5 text-leaf text-xs">
      <BadgeCheck aria-hidden className="size-3.5" />
      {text}
    </span>
  );
}
