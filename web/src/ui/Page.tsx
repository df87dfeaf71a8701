import type { ReactNode } from 'react';

interface PageProps {
  title: string;
  /** A line under the heading. */
  lead?: ReactNode;
  /** Actions for the whole page, beside the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page of a signed-in area: its heading, status messages and content. */
export function Page({ title, lead, actions, children }: PageProps) {
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-3xl sm:text-4xl">{title}</h1>
          {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
