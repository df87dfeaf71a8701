import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { PlanTable } from '#features/billing/plans/PlanTable.tsx';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Marked } from '#ui/Marked.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/billing/plans.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/PlansPage.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const plans = await read(context.get(siteContext), 'GET /api/plans');
  return { basic: plans.find(({ name }) => name === 'Basic'), pro: plans.find(({ name }) => name === 'Pro') };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: words.title,
      description: words.description,
    },
    page,
  );

export default function PlansPage({ loaderData: { basic, pro } }: Route.ComponentProps) {
  return (
    <SitePage title={sentence(words.headline((text) => <Marked>{text}</Marked>))} lead={words.lead}>
      {basic && pro ? <PlanTable basic={basic} pro={pro} /> : <Notice>{common.no_data}</Notice>}
      <div className="mt-10 grid gap-x-14 gap-y-6 md:grid-cols-[1fr_auto] md:items-center">
        <p className="max-w-prose text-muted">{words.terms}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.talentPlans}>{words.buy}</ButtonLink>
          <ButtonLink to={paths.talentRegister} variant="secondary">
            {words.register}
          </ButtonLink>
        </div>
      </div>
    </SitePage>
  );
}
