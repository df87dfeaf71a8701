import type { Reply } from '@kirdaar/contract/api';
import type { AllowanceName } from '@kirdaar/contract/rules/allowances';
import { planDay } from '#features/billing/plans/plan-day.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/billing/payments.ts';

type Usage = Reply<'GET /api/user/plan/current'>['usage'][number];

interface PlanUsageProps {
  usage: readonly Usage[];
  /** The date from which applications are counted. */
  countedFrom: string;
  plan: string | null;
}

/** Shows how much of each limit is used. */
export function PlanUsage({ usage, countedFrom, plan }: PlanUsageProps) {
  const day = planDay(countedFrom);
  return (
    <Section title={words.usage} lead={plan ? words.usage_plan(plan, day) : words.usage_free(day)}>
      <ul className="flex flex-col gap-4">
        {usage.map((allowance) => (
          <li key={allowance.name}>
            <UsageBar {...allowance} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function UsageBar({ name, used, max }: Usage) {
  const label = (words.allowances satisfies Record<AllowanceName, string>)[name];
  return (
    <>
      <p className="mb-1.5 flex items-baseline justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="text-muted text-sm tabular-nums">{usageText(used, max)}</span>
      </p>
      {max !== null && <ProgressBar label={words.usage_share(label)} percent={shareOf(used, max)} />}
    </>
  );
}

function usageText(used: number, max: number | null): string {
  if (max === null) return words.usage_unlimited(used);
  return used < max ? words.usage_some(used, max) : words.usage_all(used, max);
}

/** Returns the used share in percent, at most 100, because a smaller plan may allow less than is in use. */
function shareOf(used: number, max: number): number {
  return max === 0 ? 100 : Math.min(100, Math.round((used / max) * 100));
}
