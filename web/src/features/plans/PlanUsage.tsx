import type { Reply } from '@kirdaar/contract/api';
import type { AllowanceName } from '@kirdaar/contract/rules/allowances';
import { planDay } from '#features/plans/plan-day.ts';
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
  /** Applications count from here. */
  countedFrom: string;
  plan: string | null;
}

/** How much of every limit is used up. */
export function PlanUsage({ usage, countedFrom, plan }: PlanUsageProps) {
  const whose = plan ? `What ${plan} allows` : 'What you have without a plan';
  return (
    <Section
      title="Used so far"
      lead={`${whose}. Applications count from ${planDay(countedFrom)}; one that no house opens before its call closes is given back.`}
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

function UsageBar({ name, used, most }: Usage) {
  const label = labels[name];
  return (
    <>
      <p className="mb-1.5 flex items-baseline justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="text-muted text-sm tabular-nums">{usageText(used, most)}</span>
      </p>
      {most !== null && <ProgressBar label={`${label} used`} percent={shareOf(used, most)} />}
    </>
  );
}

function usageText(used: number, most: number | null): string {
  if (most === null) return `${used} used, unlimited`;
  return used < most ? `${used} of ${most} used` : `${used} of ${most} used, none left`;
}

/** In percent. A smaller plan may leave more in use than it allows. */
function shareOf(used: number, most: number): number {
  return most === 0 ? 100 : Math.min(100, Math.round((used / most) * 100));
}
