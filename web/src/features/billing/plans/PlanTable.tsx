import { Check, Minus } from 'lucide-react';
import type { Plan } from '#features/billing/plans/plan-prices.ts';
import { planRows } from '#features/billing/plans/plan-rows.ts';
import { durationText, rupeesText } from '#features/billing/plans/plan-texts.ts';
import * as words from '#words/billing/plans.ts';
import * as common from '#words/ui/common.ts';

type ShownPlan = Pick<Plan, 'name' | 'price' | 'duration_in_days'>;

/** Compares the two plans, with one row per feature. */
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
      className={`border-ink border-b-2 px-3 pt-6 pb-5 sm:px-6 ${highlightLook(highlighted)} rounded-t-card`}
    >
      <span className="block font-display font-medium text-xl sm:text-2xl">{plan.name}</span>
      <span className="mt-1 block font-display whitespace-nowrap font-semibold text-[1.45rem] leading-none tracking-tight sm:text-5xl">
        {rupeesText(plan.price)}
      </span>
      <span className="mt-2 block font-normal text-muted text-sm">{words.table_period}</span>
    </th>
  );
}

function Cell({ value, highlighted }: { value: string | boolean; highlighted?: boolean }) {
  return (
    <td className={`px-3 py-3.5 align-top sm:px-6 ${highlightLook(highlighted)}`}>
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
