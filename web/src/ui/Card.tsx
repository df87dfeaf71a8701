import type { HTMLAttributes } from 'react';
import { classNames } from '#ui/class-names.ts';

/** A card on the page background. */
export function Card({ className, ...article }: HTMLAttributes<HTMLElement>) {
  return (
    <article
      {...article}
      className={classNames('rounded-card border border-line bg-card shadow-card', className)}
    />
  );
}
