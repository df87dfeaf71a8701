import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { type Missing, STEP_TITLES } from '#features/talent/profile/wizard-steps.ts';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/talent/profile.ts';

/** Navigation of the three steps, with the number of missing answers in each. Any step can be opened. */
export function WizardNav({ step, missing }: { step: number; missing: readonly Missing[] }) {
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

interface MissingAnswersProps {
  missing: readonly Missing[];
  open: boolean;
  busy: boolean;
  onChoose: (missing: Missing) => void;
}

/** Answers missing from a complete profile, each with a link to its field. They never prevent a save. */
export function MissingAnswers({ missing, open, busy, onChoose }: MissingAnswersProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isWanted = useLocation().hash === '#missing';
  useEffect(() => {
    if (isWanted) details.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  if (missing.length === 0) return null;
  return (
    <details
      ref={details}
      id="missing"
      open={open || isWanted}
      className="rounded-card border border-line bg-marigold-wash px-5 py-3 sm:px-7"
    >
      <summary className="min-h-11 content-center font-semibold">{words.missing(missing.length)}</summary>
      <p className="max-w-prose">{words.missing_lead}</p>
      <div className="mt-3 mb-2 flex flex-col gap-4">
        {STEP_TITLES.map((title, place) => {
          const ofStep = missing.filter(({ step }) => step === place + 1);
          if (ofStep.length === 0) return null;
          return (
            <section key={title}>
              <h3 className="text-lg">{title}</h3>
              <ul className="mt-1.5 flex flex-wrap gap-x-2 gap-y-2">
                {ofStep.map((answer) => (
                  <li key={answer.name}>
                    <button
                      type="button"
                      disabled={busy}
                      className="min-h-9 rounded-full border border-control bg-card px-3.5 py-1 text-sm hover:bg-sunken"
                      onClick={() => onChoose(answer)}
                    >
                      {answer.label}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </details>
  );
}
