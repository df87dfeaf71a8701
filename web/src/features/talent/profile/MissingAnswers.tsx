import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Missing } from '#features/talent/profile/missing-answers.ts';
import { STEP_TITLES } from '#features/talent/profile/wizard-steps.ts';
import * as words from '#words/talent/profile.ts';

interface MissingAnswersProps {
  missing: readonly Missing[];
  /** Whether the list is initially expanded. */
  open: boolean;
  onChoose: (missing: Missing) => void;
}

/** Answers missing from a complete profile, each with a link to its field. They never prevent a save. */
export function MissingAnswers({ missing, open, onChoose }: MissingAnswersProps) {
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
