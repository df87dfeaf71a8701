import { Check } from 'lucide-react';
import type { PlanFeature } from '#features/billing/plans/plan-features.ts';

/** Lists the features of a plan, each with a tick. */
export function FeatureList({ features }: { features: readonly PlanFeature[] }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {features.map(({ text, lang }) => (
        <li key={text} lang={lang} className="flex items-start gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          {text}
        </li>
      ))}
    </ul>
  );
}
