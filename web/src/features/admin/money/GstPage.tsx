import type { Reply } from '@kirdaar/contract/api';
import { rupees } from '@kirdaar/contract/rules/payments';
import { Form } from 'react-router';
import { pageAction } from '#api/page-action.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { DownloadButton, downloadWrites } from '#features/admin/DownloadButton.tsx';
import { MoneyTabs } from '#features/admin/money/MoneyTabs.tsx';
import { Button } from '#ui/Button.tsx';
import { labelOf } from '#ui/label-of.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/money.ts';
import { state_names } from '#words/rules/places.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/GstPage.ts';

type Report = Reply<'GET /api/admin/gst'>;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const month = new URL(request.url).searchParams.get('month') ?? '';
  return callStaffApi('GET /api/admin/gst', { query: { month } });
}

export const clientAction = pageAction(downloadWrites);

export default function GstPage({ loaderData: report }: Route.ComponentProps) {
  const { month, states, series } = report;
  return (
    <Page title={words.gst} lead={words.gst_lead}>
      <MoneyTabs />
      <Form className="flex flex-wrap items-end gap-4" key={month}>
        <TextField label={words.gst_month} name="month" type="month" required defaultValue={month} />
        <Button type="submit">{common.show}</Button>
      </Form>
      {states.length === 0 ? (
        <Notice>{words.gst_none}</Notice>
      ) : (
        <>
          <TaxTable report={report} />
          <ul className="flex flex-col gap-1">
            {series.map(({ series: name, first, last, count }) => (
              <li key={name}>{words.series[name](count, first, last)}</li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {(['b2cs', 'documents'] as const).map((table) => (
              <DownloadButton
                key={table}
                url={`/api/admin/gst/${table}.csv?month=${month}`}
                fileName={`gst-${month}-${table}.csv`}
                label={table === 'b2cs' ? words.gst_table_file : words.gst_documents_file}
              />
            ))}
          </div>
        </>
      )}
    </Page>
  );
}

const columns = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'total_paise'] as const;

function TaxTable({ report: { states, total } }: { report: Report }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it on a phone.
    <section tabIndex={0} aria-label={words.gst_table} className="overflow-x-auto">
      <table className="w-full text-right tabular-nums">
        <thead className="border-ink border-b-2 text-sm">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left">
              {common.state}
            </th>
            {columns.map((key) => (
              <th key={key} scope="col" className="px-2 py-2">
                {words.gst_columns[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...states, { state: common.all, ...total }].map((taxes) => (
            <tr key={taxes.state} className="border-line border-b last:font-semibold">
              <th scope="row" className="py-2.5 pr-4 text-left font-[inherit]">
                {labelOf(state_names, taxes.state)}
              </th>
              {columns.map((key) => (
                <td key={key} className="whitespace-nowrap px-2 py-2.5">
                  {rupees(taxes[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
