import type { Reply } from '@kirdaar/contract/api';
import type { AllowanceName } from '@kirdaar/contract/rules/allowances';
import { planDay } from '#features/billing/plans/plan-day.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Section } from '#ui/Section.tsx';

type Usage = Reply<'GET /api/user/plan/current'>['usage'][number];

const labels: Record<AllowanceName, string> = {
  applications: 'Applications',
  photos: 'Photos',
  intro_videos: 'Intro videos',
  audition_videos: 'Audition videos',
  voice_samples: 'Voice samples',
  work_links: 'Work links',
  saved_searches: 'Saved searches',
};

interface PlanUsageProps {
  usage: readonly Usage[];
  /** The date from which applications are counted. */
  countedFrom: string;
  plan: string | null;
}

/** Shows how much of each limit is used. */
export function PlanUsage({ usage, countedFrom, plan }: PlanUsageProps) {
  const limits = plan ? `Your limits with ${plan}` : 'Your limits without a plan';
  return (
    <Section
      title="Usage"
      lead={`${limits}. We count applications since ${planDay(countedFrom)}, but not those that no one opened before the casting call closed.`}
    >
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
  const label = labels[name];
  return (
    <>
      <p className="mb-1.5 flex items-baseline justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="text-muted text-sm tabular-nums">{usageText(used, max)}</span>
      </p>
      {max !== null && <ProgressBar label={`${label} used`} percent={shareOf(used, max)} />}
    </>
  );
}

function usageText(used: number, max: number | null): string {
  if (max === null) return `${used} used, unlimited`;
  return used < max ? `${used} of ${max} used` : `${used} of ${max} used, none left`;
}

/** Returns the used share in percent, at most 100, because a smaller plan may allow less than is in use. */
function shareOf(used: number, max: number): number {
  return max === 0 ? 100 : Math.min(100, Math.round((used / max) * 100));
}
