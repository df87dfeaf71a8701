import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  title: string;
  /** What happens when one does it. */
  lead: string;
  children: ReactNode;
}

/** One thing that can be changed about an account, and what happens then. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="rounded-card border border-line bg-card p-5 shadow-card sm:p-7"
    >
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-muted">{lead}</p>
      {children}
    </section>
  );
}
