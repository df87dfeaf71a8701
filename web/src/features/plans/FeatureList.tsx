import { Check } from 'lucide-react';

/** What a plan holds, a tick before each. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
