import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import { PlanTable } from '#features/billing/plans/PlanTable.tsx';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Marked } from '#ui/Marked.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import type { Route } from './+types/PlansPage.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const plans = await read(context.get(siteContext), 'GET /api/plans');
  return { basic: plans.find(({ name }) => name === 'Basic'), pro: plans.find(({ name }) => name === 'Pro') };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: 'Plans',
      description: 'Compare Basic and Pro: what each yearly plan for talent includes. Prices include GST.',
    },
    page,
  );

export default function PlansPage({ loaderData: { basic, pro } }: Route.ComponentProps) {
  return (
    <SitePage
      title={
        <>
          Two plans, <Marked>one year</Marked> each
        </>
      }
      lead="A plan lets you apply more often, show more photos and videos, and get more alerts. It does not change the order of applicants, casting calls or search results."
    >
      {basic && pro ? <PlanTable basic={basic} pro={pro} /> : <Notice>No data found</Notice>}
      <div className="mt-10 grid gap-x-14 gap-y-6 md:grid-cols-[1fr_auto] md:items-center">
        <p className="max-w-prose text-muted">
          Prices include 18% GST. Without a plan you can apply to 5 casting calls a year. A plan lasts a year
          and renews only if you choose to.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.talentPlans}>Buy Now</ButtonLink>
          <ButtonLink to={paths.talentRegister} variant="secondary">
            Register as talent
          </ButtonLink>
        </div>
      </div>
    </SitePage>
  );
}
