import type { ReactNode } from 'react';

interface StepHeadingProps {
  step: 1 | 2 | 3;
  title: string;
  children: ReactNode;
}

/**
 * The heading of one of the three steps; later steps take the focus, so that screen readers announce them.
 */
export function StepHeading({ step, title, children }: StepHeadingProps) {
  return (
    <section className="flex flex-col gap-5">
      <h2 ref={step > 1 ? focus : undefined} tabIndex={-1} className="text-xl outline-none">
        <span className="block font-medium font-sans text-muted text-sm">Step {step} of 3</span>
        {title}
      </h2>
      {children}
    </section>
  );
}

function focus(heading: HTMLElement | null) {
  heading?.focus();
}
