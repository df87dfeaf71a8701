import type { Reply } from '@kirdaar/contract/api';
import { figurePeriods } from '@kirdaar/contract/rules/figures';
import { Download } from 'lucide-react';
import { Form } from 'react-router';
import { ApiError } from '#api/call-api.ts';
import { downloadUrl } from '#api/download.ts';
import { pageAction } from '#api/page-action.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { FigureCharts } from '#features/admin/figures/FigureCharts.tsx';
import { FiguresTable } from '#features/admin/figures/FiguresTable.tsx';
import { readStaffToken } from '#features/admin/staff-token.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/admin/operations.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/FiguresPage.ts';

type Span = Pick<Reply<'GET /api/admin/figures'>, 'from' | 'to' | 'by'>;

const writes = {
  download: ({ from, to, by }: Span) =>
    downloadUrl(
      `/api/admin/figures.csv?${new URLSearchParams({ from, to, by })}`,
      `figures-${from}-${to}.csv`,
      {
        authorization: `Bearer ${readStaffToken()}`,
      },
    ),
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? ''];
  const by = figurePeriods.find((period) => period === asked.get('by')) ?? 'day';
  try {
    return { ...(await callStaffApi('GET /api/admin/figures', { query: { from, to, by } })), errors: {} };
  } catch (error) {
    if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) throw error;
    return { from, to, by, figures: undefined, funnel: undefined, errors: error.fields };
  }
}

export const clientAction = pageAction(writes);

/** How the marketplace does, as charts and as a table. */
export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { from, to, by, figures, funnel, errors } = loaderData;
  const fields: Record<string, string> = errors;
  const download = useWrite(writes, 'download', {
    onFailed: (error) => showToast('failure', serverMessage(error, words.download_failed)),
  });
  return (
    <Page title={words.figures_page} lead={words.figures_lead}>
      <Form className="flex flex-wrap items-start gap-4" key={`${from} ${to} ${by}`}>
        <TextField
          label={words.field_from}
          name="from"
          type="date"
          required
          defaultValue={from}
          error={fields.from}
        />
        <TextField
          label={words.field_to}
          name="to"
          type="date"
          required
          defaultValue={to}
          error={fields.to}
        />
        <SelectField
          label={words.field_by}
          name="by"
          required
          options={figurePeriods}
          labels={words.periods}
          defaultValue={by}
        />
        <Button type="submit" className="sm:mt-7">
          {common.show}
        </Button>
      </Form>
      {figures && (
        <>
          <FigureCharts by={by} figures={figures} funnel={funnel} />
          <FiguresTable by={by} figures={figures} />
          <Button
            variant="secondary"
            className="self-start"
            disabled={download.busy}
            onClick={() => download.submit({ from, to, by })}
          >
            <Download aria-hidden className="size-4" />
            {words.download}
          </Button>
        </>
      )}
    </Page>
  );
}
