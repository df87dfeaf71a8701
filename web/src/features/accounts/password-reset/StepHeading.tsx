import type { ReactNode } from 'react';
import * as words from '#words/accounts/identity.ts';

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
        <span className="block font-medium font-sans text-muted text-sm">{words.step(step)}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}

function focus(heading: HTMLElement | null) {
  heading?.focus();
}
