import type { z } from 'zod';
import { msg } from '#messages.ts';

interface Days {
  audition_dates: string;
  audition_end_date?: string | undefined;
  shoot_dates: string;
}

/** `path` leads to a further role of a posted form. */
export function requireDaysInOrder(
  days: Days,
  context: z.core.$RefinementCtx,
  path: (string | number)[] = [],
) {
  const { audition_dates, audition_end_date = audition_dates, shoot_dates } = days;
  const report = (field: keyof Days, message: string) => {
    context.issues.push({ code: 'custom', path: [...path, field], message, input: undefined });
  };
  if (audition_dates > shoot_dates) report('audition_dates', msg('audition_after_shoot'));
  else if (audition_end_date < audition_dates) report('audition_end_date', msg('audition_end_before_start'));
  else if (audition_end_date > shoot_dates) report('audition_end_date', msg('audition_after_shoot'));
}

/** The last audition day belongs to the first: a role with a first day of its own does not take that of the project. */
export function daysOfRole(project: Days, role: Partial<Days>): Days {
  const { audition_dates = project.audition_dates, shoot_dates = project.shoot_dates } = role;
  const last = role.audition_dates ? undefined : project.audition_end_date;
  return { audition_dates, audition_end_date: role.audition_end_date ?? last, shoot_dates };
}
