import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';

interface FoldedCardProps {
  title: string;
  lead?: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a page that opens under its title. */
export function FoldedCard({ title, lead, isOpen = false, children }: FoldedCardProps) {
  return (
    <Card aria-label={title}>
      <details open={isOpen}>
        <summary className="min-h-11 cursor-pointer p-5 sm:px-7">
          <h2 className="inline text-2xl">{title}</h2>
        </summary>
        <div className="flex flex-col gap-5 px-5 pb-5 sm:px-7 sm:pb-7">
          {lead && <p className="max-w-prose text-muted">{lead}</p>}
          {children}
        </div>
      </details>
    </Card>
  );
}
