import type { HTMLAttributes } from 'react';
import { classNames } from '#ui/class-names.ts';

/** A sheet on the paper. */
export function Card({ className, ...article }: HTMLAttributes<HTMLElement>) {
  return (
    <article
      {...article}
      className={classNames('rounded-card border border-line bg-card shadow-card', className)}
    />
  );
}
