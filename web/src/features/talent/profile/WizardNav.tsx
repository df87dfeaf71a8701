import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Missing } from '#features/talent/profile/missing-answers.ts';
import { STEP_TITLES } from '#features/talent/profile/wizard-steps.ts';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/talent/profile.ts';

interface WizardNavProps {
  step: number;
  missing: readonly Missing[];
}

/** Navigation of the three steps, with the number of missing answers in each. Any step can be opened. */
export function WizardNav({ step, missing }: WizardNavProps) {
  return (
    <nav aria-label={words.steps}>
      <ol className="grid grid-cols-3 gap-2 sm:gap-4">
        {STEP_TITLES.map((title, place) => {
          const number = place + 1;
          const open = missing.filter((answer) => answer.step === number).length;
          return (
            <li key={title}>
              <Link
                to={{ search: `?step=${number}` }}
                aria-current={number === step ? 'step' : undefined}
                className={classNames(
                  'flex h-full min-h-11 flex-col gap-x-3 gap-y-1 rounded-control border-2 px-2.5 py-2 sm:flex-row sm:items-center sm:px-3 sm:py-2.5',
                  number === step ? 'border-ink bg-card shadow-card' : 'border-line hover:bg-sunken',
                )}
              >
                <span
                  aria-hidden
                  className={classNames(
                    'flex size-8 shrink-0 items-center justify-center rounded-full font-display font-semibold text-lg sm:size-9',
                    open === 0 ? 'bg-leaf-wash text-leaf' : 'bg-marigold-wash text-ink',
                  )}
                >
                  {open === 0 ? <Check className="size-5" /> : number}
                </span>
                <span className="wrap-anywhere min-w-0 leading-tight">
                  <span className="sr-only font-semibold text-[0.95rem] sm:not-sr-only sm:block">
                    {title}
                  </span>{' '}
                  <span className="text-muted text-sm">
                    {open === 0 ? words.step_complete : words.step_missing(open)}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
