import { Check, Minus } from 'lucide-react';
import { pageMeta } from '#api/page-meta.ts';
import { read, siteContext } from '#api/site-context.ts';
import type { Plan } from '#features/billing/plans/plan-prices.ts';
import { durationText, rupeesText } from '#features/billing/plans/plan-texts.ts';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Marked } from '#ui/Marked.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { sentence } from '#ui/sentence.ts';
import { register_talent } from '#words/accounts/identity.ts';
import { link_plans } from '#words/app/area-frame.ts';
import * as paymentsWords from '#words/billing/payments.ts';
import * as words from '#words/billing/plans.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/PlansPage.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const plans = await read(context.get(siteContext), 'GET /api/plans');
  return { basic: plans.find(({ name }) => name === 'Basic'), pro: plans.find(({ name }) => name === 'Pro') };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: link_plans, description: words.description }, page);

export default function PlansPage({ loaderData: { basic, pro } }: Route.ComponentProps) {
  return (
    <SitePage title={sentence(words.headline((text) => <Marked>{text}</Marked>))} lead={words.lead}>
      {basic && pro ? <PlanTable basic={basic} pro={pro} /> : <Notice>{common.no_data}</Notice>}
      <div className="mt-10 grid gap-x-14 gap-y-6 md:grid-cols-[1fr_auto] md:items-center">
        <p className="max-w-prose text-muted">{words.terms}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.talentPlans}>{words.buy}</ButtonLink>
          <ButtonLink to={paths.talentRegister} variant="secondary">
            {register_talent}
          </ButtonLink>
        </div>
      </div>
    </SitePage>
  );
}

type ShownPlan = Pick<Plan, 'name' | 'price' | 'duration_in_days'>;

export function PlanTable({ basic, pro }: { basic: ShownPlan; pro: ShownPlan }) {
  return (
    <table className="wrap-anywhere w-full table-fixed border-collapse text-left">
      <caption className="sr-only">{words.table}</caption>
      <colgroup>
        <col className="w-[38%] sm:w-1/2" />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr className="align-bottom">
          <td className="border-ink border-b-2" />
          <Head plan={basic} />
          <Head plan={pro} highlighted />
        </tr>
      </thead>
      <tbody>
        {planRows.map(({ benefit, note, basic: basicValue, pro: proValue }) => (
          <tr key={benefit} className="border-line border-b">
            <th scope="row" className="py-3.5 pr-3 align-top font-semibold text-[0.95rem] sm:text-base">
              {benefit}
              {note && <span className="block font-normal text-muted text-xs sm:text-sm">{note}</span>}
            </th>
            <Cell value={basicValue} />
            <Cell value={proValue} highlighted />
          </tr>
        ))}
        <tr>
          <th scope="row" className="py-3.5 pr-3 font-semibold text-[0.95rem] sm:text-base">
            {words.table_duration}
          </th>
          <Cell value={durationText(basic.duration_in_days)} />
          <Cell value={durationText(pro.duration_in_days)} highlighted />
        </tr>
      </tbody>
    </table>
  );
}

function Head({ plan, highlighted }: { plan: ShownPlan; highlighted?: boolean }) {
  return (
    <th
      scope="col"
      className={`border-ink border-b-2 px-[min(0.75rem,3vw)] pt-6 pb-5 sm:px-6 ${highlightLook(highlighted)} rounded-t-card`}
    >
      <span className="block font-display font-medium text-xl sm:text-2xl">{plan.name}</span>
      <span className="mt-1 block font-display whitespace-nowrap font-semibold text-[min(1.45rem,6vw)] leading-none tracking-tight sm:text-5xl">
        {rupeesText(plan.price)}
      </span>
      <span className="mt-2 block font-normal text-muted text-sm">{paymentsWords.period}</span>
    </th>
  );
}

function Cell({ value, highlighted }: { value: string | boolean; highlighted?: boolean }) {
  return (
    <td className={`px-[min(0.75rem,3vw)] py-3.5 align-top sm:px-6 ${highlightLook(highlighted)}`}>
      {typeof value === 'string' ? value : <YesOrNo value={value} />}
    </td>
  );
}

function YesOrNo({ value }: { value: boolean }) {
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className={`size-5 ${value ? 'text-leaf' : 'text-muted'}`} />
      <span className="sr-only">{value ? common.yes : common.no}</span>
    </>
  );
}

const highlightLook = (highlighted?: boolean) => (highlighted ? 'bg-marigold-wash' : '');

interface PlanRow {
  benefit: string;
  /** An explanation, where the name alone is unclear. */
  note?: string;
  basic: string | boolean;
  pro: string | boolean;
}

/** The features of the two plans, except price and duration. */
const planRows: readonly PlanRow[] = [
  { benefit: words.row_calls, note: words.row_calls_note, basic: '50', pro: words.row_calls_pro },
  { benefit: words.row_badge, note: words.row_badge_note, basic: true, pro: true },
  { benefit: words.row_profile, note: words.row_profile_note, basic: true, pro: true },
  { benefit: words.row_free_videos, note: words.row_free_videos_note, basic: true, pro: true },
  { benefit: words.row_masterclass, note: words.row_masterclass_note, basic: false, pro: true },
  { benefit: words.row_showcase, note: words.row_showcase_note, basic: false, pro: true },
  { benefit: words.row_email, note: words.row_email_note, basic: '1', pro: '3' },
  { benefit: words.row_whatsapp, basic: words.row_whatsapp_basic, pro: words.row_whatsapp_pro },
  { benefit: common.photos, basic: '10', pro: '30' },
  { benefit: words.row_intro_videos, basic: '3', pro: '5' },
  { benefit: words.row_audition_videos, basic: '5', pro: '10' },
  { benefit: words.row_work_links, basic: '3', pro: '10' },
];
