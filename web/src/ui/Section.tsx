import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** A line under the title: what the section is, or what its action does. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A titled section of a page about one topic. */
export function Section({ title, lead, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="rounded-card border border-line bg-card p-5 shadow-card sm:p-7"
    >
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
