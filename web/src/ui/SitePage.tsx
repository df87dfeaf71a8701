import type { ReactNode } from 'react';

interface SitePageProps {
  title: ReactNode;
  /** A few lines beside the heading. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A public page: a large heading, a few lines beside it and its content. */
export function SitePage({ title, lead, children }: SitePageProps) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-10 sm:px-8 lg:pt-16">
      <header className="grid gap-x-14 gap-y-6 lg:grid-cols-[1.5fr_1fr] lg:items-end">
        <h1 className="text-[2.6rem] leading-[1.06] sm:text-6xl">{title}</h1>
        {lead && <p className="max-w-prose text-lg text-muted lg:pb-1.5">{lead}</p>}
      </header>
      <div className="mt-10 lg:mt-14">{children}</div>
    </div>
  );
}
